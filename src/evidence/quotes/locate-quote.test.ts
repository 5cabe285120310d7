import { describe, expect, it } from 'vitest';
import type { LineSpan } from '../../kernel/line-span.ts';
import { locateQuote, type Hint } from './locate-quote.ts';
import { reviewedText } from '../reviewed-text.ts';

const SOURCE = ['charge(card);', 'ship(order);', 'charge(card);', 'ship(order);', 'charge(card);'].join('\n');
const CHANGED =
  (line: number): NonNullable<Hint['isChanged']> =>
  ({ start, end }) =>
    start <= line && line <= end;
const hint = (line?: number, remoteness: Hint['remoteness'] = () => 0): Hint => ({
  side: 'new',
  remoteness,
  ...(line === undefined ? {} : { line }),
});
const at = (start: number, end = start): LineSpan => ({ start, end });

describe('of several places', () => {
  it.each([
    ['the nearest to the named line', 'charge(card);', hint(4, (place) => (place.start === 3 ? 1 : 0)), 5, 2],
    ['the first of two equally near', 'charge(card);', hint(2), 1, 0],
    ['the first when no line was named', 'charge(card);', hint(), 1, 0],
    [
      'the one on a changed line, however far',
      'charge(card);',
      hint(1, (place) => (place.start === 5 ? 0 : 2)),
      5,
      2,
    ],
    ['the one that the named line lies in', 'charge(card);\nship(order);', hint(4), 3, 1],
  ] as const)('%s', (_, quote, where, start, occurrence) => {
    const found = locateQuote(quote, reviewedText(SOURCE), where);
    expect(found).toEqual({
      kind: 'found',
      at: at(start, start + quote.split('\n').length - 1),
      lines: quote.split('\n'),
      occurrence,
    });
  });
});

it.each([
  ['stands nowhere', 'refund(card);', 'absent'],
  ['has no substance', '}', 'without-substance'],
])('a quote that %s', (_, quote, kind) => {
  expect(locateQuote(quote, reviewedText(SOURCE), hint())).toEqual({ kind });
});

describe('a quote that would stand in any file', () => {
  const source = 'x = 1\nok\nx = 1\n}\nbreak;\nx = 1\n';
  const find = (quote: string, changed: number) =>
    locateQuote(quote, reviewedText(source), { ...hint(1), isChanged: CHANGED(changed) });

  it.each([
    ['a short line', 'x = 1', 3, 1],
    ['a word', 'ok', 2, 0],
    ['a word of control flow', 'break;', 5, 0],
    ['a short line with the mark of the diff', '+x = 1', 6, 2],
    ['a short line with its number', '100006: x = 1', 6, 2],
  ])('holds where it is a changed line as a whole: %s', (_, quote, changed, occurrence) => {
    expect(find(quote, changed)).toMatchObject({ kind: 'found', at: at(changed), occurrence });
  });

  it.each([
    ['an unchanged line', 'ok', 3],
    ['part of a changed line', 'x =', 3],
    ['punctuation', '}', 4],
    ['nothing', '', 1],
  ])('holds for nothing where it is %s', (_, quote, changed) => {
    expect(find(quote, changed)).toEqual({ kind: 'without-substance' });
  });

  it('holds nowhere where no line is a changed one', () => {
    expect(locateQuote('x = 1', reviewedText(source), hint(1))).toEqual({ kind: 'without-substance' });
  });
});

describe('a quote of a secret', () => {
  const plain = 'open();\nkey = "AKIA1";\nkey = "AKIA2";\nkey = "AKIA1";\n';
  const redacted =
    'open();\nkey = "[REDACTED:aws:1]";\nkey = "[REDACTED:aws:2]";\nkey = "[REDACTED:aws:1]";\n';

  it('is found where the mark stands, and anchored by what the file has there', () => {
    expect(locateQuote('key = "[REDACTED:aws:9]";', reviewedText(plain, redacted), hint(4))).toEqual({
      kind: 'found',
      at: at(4),
      lines: ['key = "AKIA1";'],
      occurrence: 1,
    });
    expect(
      locateQuote('open();\nkey = "[REDACTED:aws:9]";', reviewedText(plain, redacted), hint()),
    ).toMatchObject({
      at: at(1, 2),
      lines: ['open();', 'key = "AKIA1";'],
    });
  });

  it('with the line numbers of a tool is one, too', () => {
    expect(locateQuote('2→key = "[REDACTED:aws:9]";', reviewedText(plain, redacted), hint(2))).toMatchObject({
      at: at(2),
    });
  });

  it('is absent where nothing was redacted, or something else', () => {
    expect(locateQuote('key = "[REDACTED:aws:9]";', reviewedText(plain), hint())).toEqual({ kind: 'absent' });
    expect(locateQuote('key = "[REDACTED:gcp:1]";', reviewedText(plain, redacted), hint())).toEqual({
      kind: 'absent',
    });
  });

  it('does not let a quote without a mark be looked up in the redacted text', () => {
    expect(locateQuote('key = masked;', reviewedText('key = 1234;', 'key = masked;'), hint())).toEqual({
      kind: 'absent',
    });
  });
});
