import { expect, it } from 'vitest';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { shownFiles } from '../hunks/shown-files.ts';
import { unseenWarnings } from './unseen-characters.ts';

function shown(...added: string[]) {
  const hunk = `@@ -1,2 +1,${added.length + 1} @@\n one\u202e\n-two\u202e\n${added.map((line) => `+${line}\n`).join('')}`;
  const patch = Buffer.from(
    `diff --git a/a.js b/a.js\nindex 1111111..2222222 100644\n--- a/a.js\n+++ b/a.js\n${hunk}`,
  );
  return shownFiles({ patch, changed: parsePatch(patch), skipped: [] });
}
const NAMES = '--- a/a.js\n+++ b/a.js\n';

it('what an added line holds and nobody sees stands above its hunks, and in the warnings with the line', () => {
  const files = shown(
    'if (role === "admin\u202e\u2066") {}',
    'plain',
    'key("\u{e0101}\u{e0102}\u200b")',
    'a()\rb()',
  );
  expect(files[0]?.header).toBe(
    `characters that cannot be seen, in 3 added lines: U+202E U+2066 U+E0101 U+E0102 U+200B U+000D\n${NAMES}`,
  );
  expect(unseenWarnings(files)).toEqual([
    'a.js adds characters that cannot be seen, U+202E U+2066 U+E0101 U+E0102 U+200B U+000D: line 2, 4, 5',
  ]);
});

it('so is what editors show as nothing or anything, and letters that look like others', () => {
  const files = shown(
    "run('\ue000\u{f0001}')",
    'a = "\u2800"',
    'if (is\u0410dmin || \u0440ay) {}',
    'n\u03bf',
  );
  expect(files[0]?.header).toBe(
    [
      'characters that cannot be seen, in 2 added lines: U+E000 U+F0001 U+2800',
      'letters of another alphabet within a word, in 2 added lines: U+0410 U+0440 U+03BF',
      NAMES,
    ].join('\n'),
  );
  expect(unseenWarnings(files)).toEqual([
    'a.js adds characters that cannot be seen, U+E000 U+F0001 U+2800: line 2, 3',
    'a.js adds letters of another alphabet within a word, U+0410 U+0440 U+03BF: line 4, 5',
  ]);
});

it.each([
  ['formulas', ['\u0394x = \u03bb_1 * sin(\u03c0r)', '\u03bcs']],
  ['a word of one alphabet beside one of another', ['JSON-\u0444\u0430\u0439\u043b, \u0434\u043b\u044f API']],
  ['text of any language', ['größer \u4e2d\u6587 \u0645\u0631\u062d\u0628\u0627']],
  ['pictures', ['ship it \u2764\ufe0f']],
  ['line ends of Windows', ['a();\r', 'b();\r']],
  ['a page break', ['\f']],
  ['tabs', ['\ta();']],
])('nothing is said of %s', (_, lines) => {
  const files = shown(...lines);
  expect([files[0]?.header, unseenWarnings(files)]).toEqual([NAMES, []]);
});

it('many files and lines are counted', () => {
  const [file] = shown(...Array.from({ length: 12 }, () => 'x\u200b'));
  const warnings = unseenWarnings(Array.from({ length: 7 }, () => file).flatMap((one) => one ?? []));
  expect(warnings).toHaveLength(6);
  expect(warnings[0]).toMatch(/: line 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 …$/);
  expect(warnings[5]).toBe('2 more files with characters that cannot be seen');
});
