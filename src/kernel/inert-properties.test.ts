import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inertJson } from './text/inert.ts';
import { replaceInvisible } from './text/invisible.ts';
import { propertyRuns } from '../../tests/kit/property-runs.ts';

/** Texts in which what is rare, what is harmless and what only looks like it stand side by side. */
const PIECES = [
  ...[
    '::',
    ':',
    '##',
    '#',
    '[',
    'vso[',
    'VSO[',
    'error',
    '*',
    '1',
    '12.',
    'www.',
    'WWW',
    '.',
    '://',
    '@',
    '_',
    '-',
  ],
  ...[
    ' ',
    '  ',
    '\t',
    '\n',
    '\r',
    '\r\n',
    '\u00a0',
    '\u2028',
    '\u3000',
    '\u0085',
    'a',
    'word',
    'src/pay.ts',
    'é',
    '漢',
  ],
  ...[
    '\ufe0f',
    '\ufe0e',
    '\u20e3',
    '❤',
    '😀',
    '\ud83d',
    '\udc00',
    '\u202e',
    '\u200b',
    '\u{e0041}',
    '\0',
    '\u007f',
  ],
  ...['&', '<', '>', '"', "'", '`', '\\', '|', '$', '~', '\u001b[1m', ',', ';', '?', '=', '%', '/', '(', '{'],
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: fc.constantFrom(...Array.from('ab1 .,_-/:#*w@')), maxLength: 8 }),
  fc.string({ unit: fc.constantFrom('1', '#', '*', 'a', '\ufe0f', '\u20e3', '❤'), maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const runs = propertyRuns(500);

/** What is replaced, told character by character. */
function shownSlowly(from: string): string {
  let shown = '';
  for (let at = 0; at < from.length;) {
    const kept = /^(?:\p{Extended_Pictographic}[\ufe0e\ufe0f]|[0-9#*]\ufe0f\u20e3)/u.exec(
      from.slice(at),
    )?.[0];
    const char = kept ?? String.fromCodePoint(from.codePointAt(at) ?? 0);
    const isHidden =
      kept === undefined &&
      /^[\p{Cc}\p{Cs}\u2028\u2029\ufff9-\ufffb\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]$/u.test(
        char,
      ) &&
      char !== '\t' &&
      char !== '\n';
    shown += isHidden ? '□' : char;
    at += char.length;
  }
  return shown;
}

it('whatever cannot be seen is replaced, and nothing else', () => {
  fc.assert(
    fc.property(text, (one) => {
      expect(replaceInvisible(one, () => '□')).toBe(shownSlowly(one));
    }),
    runs,
  );
});

it('JSON, which reads back as what it was made from', () => {
  fc.assert(
    fc.property(text, (one) => {
      const json = inertJson({ one });
      expect(JSON.parse(json)).toEqual({ one });
      expect(json).not.toMatch(/##(?:vso)?\[/i);
      expect(json).toBe(shownSlowly(json));
    }),
    runs,
  );
});
