import { expect, it } from 'vitest';
import { shownPath } from './shown-path.ts';

it.each([
  ['src/a b.ts', 'src/a b.ts'],
  ['src/ünï.ts', 'src/ünï.ts'],
  ['a\nhere  b', '"a\\nhere  b"'],
  ['a"b', '"a\\"b"'],
  ['a\\b', '"a\\\\b"'],
  [' a', '" a"'],
  ['a\u202eb', '"a\\u202eb"'],
  ['a\u2028b', '"a\\u2028b"'],
  ['soft\u00adhyphen', '"soft\\u00adhyphen"'],
  ['tag\u{e0041}', '"tag\\udb40\\udc41"'],
])('shows %j as %s, on one line that nothing can forge', (path, shown) => {
  expect(shownPath(path)).toBe(shown);
});
