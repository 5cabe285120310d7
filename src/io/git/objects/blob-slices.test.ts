import { expect, it } from 'vitest';
import { inSlices } from './blob-slices.ts';

const sized = (...sizes: (number | null)[]) => sizes.map((size) => ({ size }));

it.each([
  ['nothing', [], []],
  ['what fits together', [3, 3, 4], [[3, 3, 4]]],
  ['what does not fit', [6, 5, 5], [[6], [5, 5]]],
  ['something larger than the limit, alone', [1, 50, 1], [[1], [50], [1]]],
  ['entries without a size', [null, 10, null], [[null, 10, null]]],
])('slices %s', (_, sizes, expected) => {
  expect(inSlices(sized(...sizes), 10)).toEqual(expected.map((slice) => sized(...slice)));
});

it('keeps every entry, in order', () => {
  const entries = sized(...Array.from({ length: 200 }, (_, i) => (i * 37) % 23));
  expect(inSlices(entries, 40).flat()).toEqual(entries);
});
