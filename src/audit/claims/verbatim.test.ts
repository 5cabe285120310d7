import { describe, expect, it } from 'vitest';
import { REMOVED, withoutVerbatim } from './verbatim.ts';
import { processorTime } from '../../../tests/kit/processor-time.ts';

const TWENTY = 'const ab = fetch(url, all);';

describe('withoutVerbatim', () => {
  const cases: readonly [string, string, readonly string[], string][] = [
    [
      'a line of 19 characters stays',
      'It says abcdefghijklmnopqrs here.',
      ['abcdefghijklmnopqrs'],
      'It says abcdefghijklmnopqrs here.',
    ],
    [
      'a line of 20 characters goes',
      'It says abcdefghijklmnopqrst here.',
      ['abcdefghijklmnopqrst'],
      `It says ${REMOVED} here.`,
    ],
    [
      'white space is no character',
      'It says a b c d e f g h i j k l m n o p q r s here.',
      ['a b c d e f g h i j k l m n o p q r s'],
      'It says a b c d e f g h i j k l m n o p q r s here.',
    ],
    ['indentation is no part of it', `Here: ${TWENTY}`, [`\t\t${TWENTY}`], `Here: ${REMOVED}`],
    [
      'a wrapped line is repeated all the same',
      'const total =\n    items.reduce(\n  add);',
      ['const total = items.reduce(add);'],
      REMOVED,
    ],
    [
      'white space left out is no disguise',
      'consttotal=items.reduce(add);',
      ['const total = items.reduce(add);'],
      REMOVED,
    ],
    [
      'characters of patterns are characters',
      String.raw`x = /^[a-z]+(\d*)?$/.test(y) || {a|b}; yes`,
      [String.raw`x = /^[a-z]+(\d*)?$/.test(y) || {a|b};`],
      `${REMOVED} yes`,
    ],
    [
      'a hyphen is a character',
      'git push --force-with-lease origin main',
      ['git push --force-with-lease origin main'],
      REMOVED,
    ],
    [
      'a dot matches nothing else',
      'items-reduce-add-total-all',
      ['items.reduce.add.total.all'],
      'items-reduce-add-total-all',
    ],
    [
      'any script',
      'Es steht da: „Größe übersteigt das Maß — ungültig“ so.',
      ['„Größe übersteigt das Maß — ungültig“'],
      `Es steht da: ${REMOVED} so.`,
    ],
    ['a character beyond the plane is one', '😀'.repeat(19), ['😀'.repeat(19)], '😀'.repeat(19)],
    ['and twenty of them a line', '😀'.repeat(20), ['😀'.repeat(20)], REMOVED],
    [
      'every occurrence',
      'abcdefghijklmnopqrst and abcdefghijklmnopqrst',
      ['abcdefghijklmnopqrst'],
      `${REMOVED} and ${REMOVED}`,
    ],
    [
      'the longer of two goes whole',
      'return abcdefghijklmnopqrst + 1;',
      [`${' '.repeat(40)}abcdefghijklmnopqrst`, 'return abcdefghijklmnopqrst + 1;'],
      REMOVED,
    ],
    [
      'a part of a line is not the line',
      'It calls items.reduce there.',
      ['const total = items.reduce(add);'],
      'It calls items.reduce there.',
    ],
    [
      'nothing repeated, nothing changed',
      '  Two  spaces\tand a tab.  ',
      ['const total = items.reduce(add);'],
      '  Two  spaces\tand a tab.  ',
    ],
    [
      'case counts',
      'CONST TOTAL = ITEMS.REDUCE(ADD);',
      ['const total = items.reduce(add);'],
      'CONST TOTAL = ITEMS.REDUCE(ADD);',
    ],
  ];

  it.each(cases)('%s', (_, text, lines, clean) => {
    expect(withoutVerbatim(text, lines)).toBe(clean);
  });

  it('takes any printable line of 20 characters out', () => {
    for (let code = 0x21; code < 0x7f; code += 1) {
      const line = `line ${String.fromCharCode(code).repeat(3)} of the diff is here`;
      expect(withoutVerbatim(`so: ${line}.`, [line])).toBe(`so: ${REMOVED}.`);
    }
  });

  it('never makes a text longer', () => {
    expect(REMOVED.length).toBeLessThanOrEqual(20);
  });

  it('is quick about long texts that almost repeat', async () => {
    const line = `${'a '.repeat(2000)}b`;
    const quotes = [line, 'ab'.repeat(5000)];
    expect(await processorTime(() => withoutVerbatim('a'.repeat(40_000), quotes))).toBeLessThan(2000);
  });
});

it('the mark can be told from what a reviewer writes', () => {
  expect(REMOVED).toBe('[VERBATIM REMOVED]');
});
