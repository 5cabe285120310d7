import { expect, it } from 'vitest';
import { page, pageCount } from '../src/paging.js';

it('cuts the last page short', () => {
  expect(page([1, 2, 3], 2, 2)).toEqual([3]);
});

it('gives nothing beyond the end', () => {
  expect(page([1, 2, 3], 9, 2)).toEqual([]);
});

it('counts a started page', () => {
  expect(pageCount([1, 2, 3], 2)).toBe(2);
});
