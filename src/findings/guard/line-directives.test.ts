import { expect, it } from 'vitest';
import { lineDirectives } from './line-directives.ts';

it.each<[string, string, readonly string[] | 'any']>([
  ['C', 'int a;\n#line 1\nint b;\n', []],
  ['C with a file', '# line 7 "src/y.c"\n', ['y.c']],
  ['the output of a preprocessor', '# 33 "y.c" 2\n', ['y.c']],
  ['a number alone', '# 33\n', []],
  ['a digraph', '%:line 1\n', []],
  ['behind a comment', '/* a\n */ #line 1\n', []],
  ['a comment inside', '#/* a */line 1\n', 'any'],
  ['a continued line', '#\\\nli\\\nne 1\n', []],
  ['a macro', '#line WHERE\n', 'any'],
  ['a name that is a macro', '#line 1 NAME\n', 'any'],
  ['a name in escapes', '#line 1 "\\x79.c"\n', 'any'],
  ['a path of Windows', '#line 1 "C:\\\\work\\\\Y.c"\r\n', ['y.c']],
  ['C#', '  #line hidden\n', []],
  ['a span in C#', '#line (1, 1) - (5, 60) "y.cs"\n', ['y.cs']],
  ['Go', '//line x/y.go:1\n', ['y.go']],
  ['Go with a column', '//line y.go:1:5\n', ['y.go']],
  ['Go in a line', 'a := /*line y.go:10:2*/ b\n', ['y.go']],
  ['Haskell', '{-# LINE 42 "Foo.vhs" #-}\n', ['foo.vhs']],
  ['Swift', '#sourceLocation(file: "y.swift", line: 1)\n', ['y.swift']],
  ['Erlang', '-file("y.erl", 1).\n', ['y.erl']],
  ['Python in UTF-7', '# coding: utf-7 +AAo-\n', []],
  ['in the second line', '#!/usr/bin/python\n# -*- coding: unicode_escape -*-\n', []],
])('%s', (_, text, names) => {
  const found = lineDirectives(text);
  expect(found).toBeDefined();
  expect(found?.names === 'any' ? 'any' : [...(found?.names ?? [])]).toEqual(names);
});

it.each([
  '# -*- coding: utf-8 -*-\n',
  '# vim: set fileencoding=latin-1 :\n',
  '# coding: ISO-8859-15\n',
  '# coding: us-ascii\n',
  'a\nb\n# coding: utf-7\n',
  '# line up the columns first\n',
  '# 3 things to do\n',
  '# 3. Do it\n',
  '// line 3 of y.go\n',
  '#lines 3\n',
  'x = "#line 3"\n',
])('%j moves no line', (text) => {
  expect(lineDirectives(text)).toBeUndefined();
});

it('reads a large text in its length', () => {
  expect(lineDirectives('*/ #  \n'.repeat(200_000))).toBeUndefined();
});
