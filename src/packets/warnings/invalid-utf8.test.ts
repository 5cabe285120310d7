import { expect, it } from 'vitest';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { invalidUtf8Warnings } from './invalid-utf8.ts';
import { shownFiles } from '../hunks/shown-files.ts';

function shown(...added: string[]) {
  const head = `diff --git a/a.py b/a.py\nindex 1111111..2222222 100644\n--- a/a.py\n+++ b/a.py\n@@ -1,2 +1,${added.length + 1} @@\n \xe9\n-\xe9\n`;
  const patch = Buffer.from(`${head}${added.map((line) => `+${line}\n`).join('')}`, 'latin1');
  return shownFiles({ patch, changed: parsePatch(patch), skipped: [] });
}
const NAMES = '--- a/a.py\n+++ b/a.py\n';
const utf8 = (text: string): string => Buffer.from(text).toString('latin1');

it('bytes that are not UTF-8 stand above the hunks that add them, and are named with the lines', () => {
  const files = shown('a = "\x83\\"; run() # "', utf8('größer 中文 😀'), 'check_\xe9() or check_\xe8()');
  expect(files[0]?.header).toBe(
    `bytes that are not UTF-8, shown as U+FFFD, in 2 added lines: 83; E9 E8\n${NAMES}`,
  );
  expect(invalidUtf8Warnings(files)).toEqual([
    'a.py adds what is not UTF-8 and was shown as U+FFFD: line 2, 4',
  ]);
});

it.each([
  ['UTF-8', utf8('\u07ff\u0800\ud7ff\uffee\u{10000}\u{40000}')],
  ['nothing', ''],
])('nothing is said of %s', (_, line) => {
  const files = shown(line);
  expect([files[0]?.header, invalidUtf8Warnings(files)]).toEqual([NAMES, []]);
});

it.each([
  ['what is too long', '\xc0\x8a', 'C0 8A'],
  ['half a pair', '\xed\xa0\x80', 'ED A0 80'],
  ['the beginning of a character', 'a\xe4\xb8', 'E4 B8'],
  ['very many', '\xff'.repeat(20), `${'FF '.repeat(16)}…`],
])('said of %s', (_, line, bytes) => {
  expect(shown(line)[0]?.header).toBe(
    `bytes that are not UTF-8, shown as U+FFFD, in 1 added line: ${bytes}\n${NAMES}`,
  );
});
