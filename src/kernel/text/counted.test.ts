import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
])('%i: %s', (n, text) => {
  expect(counted(n, 'file')).toBe(text);
});
