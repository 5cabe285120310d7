/** An estimate with its interval: 95 %, percentile bootstrap. `null` where nothing could be counted. */
export type Estimate = { readonly value: number; readonly low: number; readonly high: number };

/** What a measure is the quotient of, for one unit. */
export type Part = { readonly of: number; readonly over: number };

const ROUNDS = 2000;
const SEED = 0x5eed_2026;

/**
 * The quotient of two sums, with the interval that drawing the units again would give. Units are cases, not
 * findings: findings of one change are not independent. The seed is fixed, so a table is the same on every machine.
 */
export function estimate(units: readonly Part[]): Estimate | null {
  const value = quotient(units);
  if (value === null) return null;
  return { value, ...interval(resampled(units.length, (drawn) => quotient(pick(units, drawn)))) };
}

/** The same for the difference of two quotients over the same units: both are drawn together. */
export function pairedDifference(first: readonly Part[], second: readonly Part[]): Estimate | null {
  if (first.length !== second.length) throw new Error('a pair has two of each unit');
  const difference = (drawn: readonly number[]): number | null => {
    const [a, b] = [quotient(pick(first, drawn)), quotient(pick(second, drawn))];
    return a === null || b === null ? null : a - b;
  };
  const value = difference(first.map((_, i) => i));
  return value === null ? null : { value, ...interval(resampled(first.length, difference)) };
}

/** Whether the interval leaves out zero. */
export function isClear({ low, high }: Estimate): boolean {
  return low > 0 || high < 0;
}

function quotient(units: readonly Part[]): number | null {
  const over = units.reduce((sum, unit) => sum + unit.over, 0);
  return over === 0 ? null : units.reduce((sum, unit) => sum + unit.of, 0) / over;
}

function pick<T>(units: readonly T[], drawn: readonly number[]): T[] {
  return drawn.flatMap((i) => {
    const unit = units[i];
    return unit === undefined ? [] : [unit];
  });
}

function resampled(n: number, statistic: (drawn: readonly number[]) => number | null): number[] {
  const random = generator(SEED);
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const drawn = Array.from({ length: n }, () => Math.floor(random() * n));
    const value = statistic(drawn);
    if (value !== null) values.push(value);
  }
  return values.toSorted((a, b) => a - b);
}

function interval(sorted: readonly number[]): { low: number; high: number } {
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? NaN;
  return { low: at(0.025), high: at(0.975) };
}

/** mulberry32: 32 bits of state are plenty to draw cases with, and the same everywhere. */
function generator(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
