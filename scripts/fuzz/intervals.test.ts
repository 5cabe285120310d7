import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lengthOf, overlap, type Intervals } from './intervals.ts';

const places = (intervals: Intervals): number[] =>
  intervals.flatMap(([start, end]) => Array.from({ length: end - start }, (_, i) => start + i));

const anyIntervals = fc
  .uniqueArray(fc.nat(60), { maxLength: 12 })
  .map((ends) => ends.toSorted((a, b) => a - b))
  .map((ends): Intervals =>
    ends.flatMap((end, i) => (i % 2 === 1 ? [[ends[i - 1] ?? 0, end] as const] : [])),
  );

it('an overlap holds the places of both and no other', () => {
  fc.assert(
    fc.property(anyIntervals, anyIntervals, (some, others) => {
      expect(places(overlap(some, others))).toEqual(places(some).filter((at) => places(others).includes(at)));
    }),
  );
});

it('a length is the number of places, and unknown is longer than any', () => {
  fc.assert(
    fc.property(anyIntervals, (some) => {
      expect(lengthOf(some)).toBe(places(some).length);
    }),
  );
  expect(lengthOf(undefined)).toBe(Infinity);
});
