import { describe, expect, it } from 'vitest';
import { quoteInRule } from './quote-in-rule.ts';

const RULES = `# Rules for \`src/\`

Never log passwords anywhere. Amounts are whole cents, e.g. In tests
  and in fixtures: 100 is one euro. See Dr. Who for the rest!

- No any.
- [ ] Await every promise,
  also in tests. "Fire and forget" is a defect.
1. **Never** swallow an error: log it
   or throw it.
* Use \`percentOf\`. \`parseFloat\` is wrong here (always).

| when | then |
|---|---|
| never | delete a row |

> Quote every path.
> Do not use a shell.

\`\`\`sh
npm run check
npm test -- --all
\`\`\`
Nie Passwörter loggen. Überall gilt das. 密码不得写入日志。永远不要。
`;

const stands = (quote: string): string => quoteInRule(quote, RULES, undefined);

describe('whole', () => {
  it.each([
    ['a sentence', 'Never log passwords anywhere.'],
    ['without its last mark', 'Never log passwords anywhere'],
    [
      'over a wrapped line, joined',
      'Amounts are whole cents, e.g. In tests and in fixtures: 100 is one euro.',
    ],
    [
      'over a wrapped line, as it stands',
      'Amounts are whole cents, e.g. In tests\n  and in fixtures: 100 is one euro.',
    ],
    ['one behind an abbreviation', 'See Dr. Who for the rest!'],
    [
      'two sentences',
      'Never log passwords anywhere. Amounts are whole cents, e.g. In tests and in fixtures: 100 is one euro.',
    ],
    ['a list item', 'Await every promise, also in tests. "Fire and forget" is a defect.'],
    ['with its mark', '- [ ] Await every promise, also in tests.'],
    ['a sentence of one', '"Fire and forget" is a defect.'],
    ['without the quotation mark at its start', 'Fire and forget" is a defect.'],
    ['an item in bold', '**Never** swallow an error: log it\nor throw it.'],
    ['its number with it', '1. **Never** swallow an error: log it or throw it.'],
    ['a sentence that begins with code', '`parseFloat` is wrong here (always).'],
    ['two items', '- No any.\n- [ ] Await every promise, also in tests.'],
    ['a heading', '# Rules for `src/`'],
    ['a row', '| never | delete a row |'],
    ['a row without its outer lines', 'never | delete a row'],
    ['a quotation', '> Do not use a shell.'],
    ['a quotation without its mark', 'Do not use a shell.'],
    ['a line of code', 'npm test -- --all'],
    ['short, as its line', 'No any.'],
    ['in another language', 'Überall gilt das.'],
    ['without spaces', '密码不得写入日志。永远不要。'],
  ])('%s', (_, quote) => {
    expect(stands(quote)).toBe('whole');
  });
});

describe('cut', () => {
  it.each([
    ['its negation lost', 'log passwords anywhere.'],
    ['its end lost', 'Amounts are whole cents'],
    [
      'at an abbreviation',
      'In tests and in fixtures: 100 is one euro.'.replace('In tests and', 'In tests\n  and'),
    ],
    ['behind a colon', 'log it\nor throw it.'],
    ['out of bold', 'swallow an error: log it'],
    ['a cell of a row', 'delete a row'],
    ['from one sentence into the next', 'passwords anywhere. Amounts are'],
    ['the second half of an item', 'every promise,'],
    ['without the mark of a quotation', 'not use a shell.'],
    ['in another language', 'Passwörter loggen.'],
  ])('%s', (_, quote) => {
    expect(stands(quote)).not.toBe('whole');
  });

  it('is told from what does not stand there', () => {
    expect(stands('log passwords anywhere.')).toBe('cut');
    expect(stands('Never log secrets anywhere.')).toBe('not');
    expect(stands('ever log passwords anywhere.')).toBe('not');
    expect(stands('')).toBe('not');
  });

  it('stands whole elsewhere', () => {
    expect(
      quoteInRule('Log every call.', 'Never do this: Log every call.\n\nLog every call.\n', undefined),
    ).toBe('whole');
    expect(quoteInRule('Log every call.', 'Never do this: Log every call.\n', undefined)).toBe('cut');
  });
});

it('a secret is looked up as packets show it, whole as well', () => {
  const [body, shown] = ['Never use the key AKIA here.\n', 'Never use the key [REDACTED:aws:1] here.\n'];
  expect(quoteInRule('Never use the key [REDACTED:aws:7] here.', body, shown)).toBe('whole');
  expect(quoteInRule('use the key [REDACTED:aws:7] here.', body, shown)).toBe('cut');
  expect(quoteInRule('Never use the key [REDACTED:aws:7] here.', body, undefined)).toBe('not');
});
