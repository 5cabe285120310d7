import { expect, it } from 'vitest';
import { declaresOther, readsOtherwise } from './declared-encoding.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
/** Two bytes of Shift-JIS, GBK and Big5, and for whoever reads bytes a backslash at the end of them. */
const EATEN = '\x95\\';

it.each([
  ['Python and Ruby', '#!/usr/bin/env python\n# -*- coding: shift_jis -*-\n'],
  ['Vim, and Python too', '# vim: set fileencoding=GBK :\n'],
  ['Ruby', '# Encoding : "Big5"\n'],
  ['the second of two words', '# coding: utf-8; -*- coding: gbk -*-\n'],
  ['Emacs Lisp', ';; -*- coding: big5 -*-\n'],
  ['XML', '\xef\xbb\xbf<?xml version="1.0" encoding=\'Shift_JIS\'?>\n'],
  ['HTML', '<html><head><META charset=Shift_JIS>\n'],
  ['HTML of old', '<meta http-equiv="Content-Type" content="text/html; charset=gb2312">\n'],
  ['CSS', '@charset "Shift_JIS";\n'],
  ['PHP', '<?php declare(encoding="SJIS");\n'],
  ['Perl', 'use encoding "shiftjis";\n'],
])('an encoding declared for %s holds other text where it eats a byte of ASCII', (_, declared) => {
  expect(declaresOther(bytes(declared))).toBe(true);
  expect(readsOtherwise(undefined, bytes(`${declared}a = "${EATEN}"; run()\n`))).toBe(true);
});

it.each([
  ['UTF-7', '# coding: utf-7\n', '+AG8-s\n'],
  ['escapes', '# coding: unicode_escape\n', '# \\u000aimport os\n'],
  ['one that a project brings', '# coding: mine\n', 'a\n'],
  ['ISO-2022-JP', '<?xml version="1.0" encoding="iso-2022-jp"?>\n', '\x1b$B!!\x1b(B\n'],
])('so does %s, which is ASCII alone', (_, declared, line) => {
  expect(readsOtherwise(undefined, bytes(declared + line))).toBe(true);
});

it.each([
  ['ASCII', '# coding: gbk\n', 'a = "\\"\n'],
  ['pairs that eat nothing', '# coding: shift_jis\n', '# \x82\xa0\n'],
])('%s is what it is in an encoding of two bytes', (_, declared, line) => {
  expect(readsOtherwise(undefined, bytes(declared + line))).toBe(false);
});

it('valid UTF-8 is other text as well, and so is a pair that no table has', () => {
  expect(readsOtherwise(undefined, Buffer.from('# coding: gbk\na = "你\\"\n'))).toBe(true);
  expect(readsOtherwise(undefined, bytes('# coding: shift_jis\na = "\x85\\"\n'))).toBe(true);
});

it('a line that was there in this encoding is not the change’s; without it the base declares nothing', () => {
  const was = `# coding: cp932\na = "${EATEN}"\n`;
  expect(readsOtherwise(bytes(was), bytes(`${was}b = 1\n`))).toBe(false);
  expect(readsOtherwise(bytes(was), bytes(`${was}b = "${EATEN}"\n`))).toBe(true);
  expect(readsOtherwise(bytes(was.replace('coding', '')), bytes(was))).toBe(true);
  const open = '# coding: iso-2022-jp\n\x1b$B!!\n';
  expect(readsOtherwise(bytes(open), bytes(`${open}!!\n`))).toBe(true);
});

it.each([
  '# -*- coding: utf-8-unix -*-\n',
  '# coding: latin-1\n',
  '# coding: iso8859_15\n',
  '# coding: cp1252\n',
  '# encoding: ASCII-8BIT\n',
  '<?xml version="1.0" encoding="utf-16"?>\n',
  '<meta charset="windows-1251">\n',
  '<meta charset=${charset}>\n',
  'const encoding = "base64";\n',
  '\n\n# coding: gbk\n',
  '',
])('%j declares none that eats a byte', (text) => {
  expect(declaresOther(bytes(text))).toBe(false);
});
