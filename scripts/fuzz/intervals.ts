/** Places of a text, in order and without touching: start and end, the end not included. */
export type Intervals = readonly (readonly [start: number, end: number])[];

/** What stands in both. */
export function overlap(some: Intervals, others: Intervals): Intervals {
  return some.flatMap(([start, end]) =>
    others
      .filter(([otherStart, otherEnd]) => otherStart < end && start < otherEnd)
      .map(([otherStart, otherEnd]) => [Math.max(start, otherStart), Math.min(end, otherEnd)] as const),
  );
}

/** Infinity for what was never looked at. */
export function lengthOf(intervals: Intervals | undefined): number {
  if (intervals === undefined) return Infinity;
  return intervals.reduce((sum, [start, end]) => sum + end - start, 0);
}
