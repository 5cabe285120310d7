import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it.each([
  ['src/a.ts', 'src/a.ts'],
  ['docs/ünïcode 😀.md', 'docs/ünïcode 😀.md'],
  ['a\nb', String.raw`"a\nb"`],
  ['\u001B[2J', String.raw`"\u001b[2J"`],
  ['gnp.\u202Ets', '"gnp.\uFFFDts"'],
  ['\u009B31m', '"\uFFFD31m"'],
])('shows %j as %j', (name, shown) => {
  expect(printable(name)).toBe(shown);
});
