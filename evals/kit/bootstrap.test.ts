import { describe, expect, it } from 'vitest';
import { estimate, isClear, pairedDifference } from './bootstrap.ts';

const units = (...parts: readonly [number, number][]): { of: number; over: number }[] =>
  parts.map(([of, over]) => ({ of, over }));

describe('an estimate', () => {
  it('is the quotient of the sums, not the mean of the quotients', () => {
    expect(estimate(units([1, 1], [0, 3]))?.value).toBe(0.25);
  });

  it('of cases that are all alike has no width', () => {
    expect(estimate(units([1, 2], [1, 2], [1, 2]))).toEqual({ value: 0.5, low: 0.5, high: 0.5 });
  });

  it('of one good and one bad case reaches from none to all', () => {
    expect(estimate(units([1, 1], [0, 1]))).toEqual({ value: 0.5, low: 0, high: 1 });
  });

  it('of more cases is narrower', () => {
    const width = (n: number): number => {
      const found = estimate(Array.from({ length: n }, (_, i) => ({ of: i % 2, over: 1 })));
      return (found?.high ?? 0) - (found?.low ?? 0);
    };
    expect(width(10)).toBeGreaterThan(width(40));
    // 1.96 · 2 · sqrt(0.25 / 40) is 0.31.
    expect(width(40)).toBeGreaterThan(0.25);
    expect(width(40)).toBeLessThan(0.36);
  });

  it('of nothing is null, never zero', () => {
    expect(estimate(units([0, 0]))).toBeNull();
    expect(estimate([])).toBeNull();
  });

  it('is the same each time', () => {
    const some = units([1, 2], [3, 4], [0, 5], [2, 2]);
    expect(estimate(some)).toEqual(estimate(some));
  });
});

describe('a paired difference', () => {
  it('of a run and itself is zero without width', () => {
    const some = units([1, 2], [3, 4], [0, 5]);
    expect(pairedDifference(some, some)).toEqual({ value: 0, low: 0, high: 0 });
  });

  it('is clear where one is better by the same in every case, however far cases differ', () => {
    const [worse, better] = [units([0, 10], [5, 10], [8, 10]), units([1, 10], [6, 10], [9, 10])];
    const difference = pairedDifference(better, worse);
    expect(difference?.value).toBeCloseTo(0.1);
    expect(difference !== null && isClear(difference)).toBe(true);
  });

  it('is not clear where each is better once', () => {
    const difference = pairedDifference(units([1, 1], [0, 1]), units([0, 1], [1, 1]));
    expect(difference).toEqual({ value: 0, low: -1, high: 1 });
    expect(difference !== null && isClear(difference)).toBe(false);
  });

  it('refuses runs that are no pair', () => {
    expect(() => pairedDifference(units([1, 1]), [])).toThrow('two of each');
  });
});
