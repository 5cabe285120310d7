import { expect, it } from 'vitest';
import { joinedLines, withJoinedLines } from './joined-lines.ts';

it.each([
  ['an object', 'var a = {\n  b,\n  c: 1\n};\n', 'var a = { b, c: 1 };\n'],
  ['a list in a list', 'f([\n  [\n    1,\n    2\n  ]\n]);\n', 'f([[1, 2]]);\n'],
  ['arguments and what follows', 'f(\n  a,\n  b\n)(c);\n', 'f(a, b)(c);\n'],
  [
    'what a function takes, not what it does',
    'f(({\n  a,\n  b\n}) => {\n  a(b);\n});\n',
    'f(({ a, b }) => {\n  a(b);\n});\n',
  ],
  [
    'lone statements',
    'if (a)\n  b();\nelse\n  c();\nfor (;;)\n  d();\n',
    'if (a) b();\nelse c();\nfor (;;) d();\n',
  ],
  [
    'the one statement of a case',
    'switch (a) {\n  case 1:\n    return 2;\n  default:\n    b();\n    c();\n}\n',
    'switch (a) {\n  case 1: return 2;\n  default:\n    b();\n    c();\n}\n',
  ],
  [
    'an object with a template, a string and an expression that look like more',
    'var a = {\n  b: `[${f({})}`,\n  c: "`",\n  d: /[/`]/,\n  e: 4 / 2\n};\n',
    'var a = { b: `[${f({})}`, c: "`", d: /[/`]/, e: 4 / 2 };\n',
  ],
])('joins the lines of %s', async (_, code, joined) => {
  expect(await withJoinedLines(code)).toBe(joined);
});

it.each([
  ['a list too long for a line', `var a = [\n  "${'b'.repeat(60)}",\n  "${'c'.repeat(60)}"\n];\n`],
  ['statements', 'if (a) {\n  b();\n}\nwhile (c) {\n}\n'],
  ['a loop in a loop', 'for (;;)\n  for (;;)\n    if (a) {\n      b();\n    }\n'],
  ['a template', 'var a = `b {\n  c\n}`;\n'],
  ['a template in a template, and after it', 'var a = `${f(`[\n  b\n]`)}(\n  c\n)`;\n'],
  ['a list with a template of several lines', 'var a = [\n  `b\n  c`\n];\n'],
])('leaves the lines of %s', async (_, code) => {
  expect(await withJoinedLines(code)).toBe(code);
});

it('refuses to return code that says something else', async () => {
  const misread = 'var a = () => {\n  return / `/;\n};\nvar b = `c\nd = {\n  e\n}`;\n';
  expect(joinedLines(misread)).toContain('d = { e }`');
  await expect(withJoinedLines(misread)).rejects.toThrow(/d = \{.*became .*d = \{ e \}/s);
});
