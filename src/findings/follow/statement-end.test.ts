import { expect, it } from 'vitest';
import { statementEnd } from './statement-end.ts';

it.each([
  ['a call', ['call(', '  a,', ')', 'next()'], 3],
  ['one line', ['call(a)', 'next(', ')'], 1],
  ['a literal within a call', ['run(cmd, {', '  shell: true,', '});'], 3],
  ['a literal on a line of its own', ['run([', '  {', '    a: 1,', '  },', ']);'], 5],
  ['a block behind an arrow', ['it("x", () => {', '  a();', '});'], 1],
  ['a block behind a condition', ['if (a) {', '  b();', '}'], 1],
  ['a block behind a word', ['class A {', '  b();', '}'], 1],
  ['brackets in a string or a comment', ['say("("); // (', 'b();'], 1],
  ['what nothing closes', ['call(', ...Array<string>(90).fill('a,')], 1],
  ['another bracket than the open one', ['call(', ']', ')'], 3],
])('%s', (_, lines, end) => {
  expect(statementEnd(lines, 1)).toBe(end);
});
