import { expect, it } from 'vitest';
import { unchangedCode } from './unchanged-code.ts';

const JS = 'function price(net) {\n  return net + rate; // as agreed\n}\n';

it.each([
  ['a blank line', 'a.js', JS, JS.replace('{\n', '{\n\n')],
  ['a comment on its own line', 'a.js', JS, `// The rate is added on purpose.\n${JS}`],
  ['a comment over several lines', 'a.js', JS, JS.replace('{\n', '{\n  /* first,\n     then */\n')],
  ['another comment behind code', 'a.js', JS, JS.replace('as agreed', 'checked')],
  ['no comment any more', 'a.js', JS, JS.replace(' // as agreed', '')],
  ['a docstring', 'a.py', 'def f(x):\n    return x\n', 'def f(x):\n    """Checked."""\n    return x\n'],
])('changes no code: %s', (_, path, before, after) => {
  expect(unchangedCode([{ path, before, after }])).toMatchObject({ rule: 'code_unchanged' });
});

it.each([
  ['code', 'a.js', JS, JS.replace('+', '*')],
  ['a comment around code', 'a.js', JS, JS.replace('return net', '// return net')],
  ['a blank line in a template', 'a.js', 'send(`a\nb`);\n', 'send(`a\n\nb`);\n'],
  ['what looks like a comment in a string', 'a.js', 'get("http://a");\n', 'get("http://b");\n'],
  ['indentation', 'a.py', 'if x:\n    a()\nb()\n', 'if x:\n    a()\n    b()\n'],
  ['an interpreter', 'a.sh', '#!/bin/sh\n[[ -e a ]]\n', '#!/bin/bash\n[[ -e a ]]\n'],
  ['a build tag', 'a.go', 'package a\n', '//go:build linux\n\npackage a\n'],
  ['a text without code of which all is known', 'a.sql', 'select 1;\n', '-- one\nselect 1;\n'],
  ['a mode', 'a.js', JS, JS],
  ['a new file', 'a.js', undefined, '// new\n'],
])('may change something: %s', (_, path, before, after) => {
  expect(unchangedCode([{ path, before, after }])).toBeUndefined();
});

it('may change something where one file of several does', () => {
  const same = { path: 'a.js', before: JS, after: `// new\n${JS}` };
  expect(unchangedCode([same, { path: 'b.js', before: JS, after: JS.replace('+', '*') }])).toBeUndefined();
  expect(unchangedCode([])).toBeUndefined();
});
