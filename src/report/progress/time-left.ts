/** What is known about the speed of a phase. All times are in milliseconds. */
export type Pace = {
  /** How long the finished agents took. */
  readonly took: readonly number[];
  /** Slots that are not done. */
  readonly open: number;
  /** How many agents run in parallel. */
  readonly sideBySide: number;
  /** How long the longest-running agent has been running. */
  readonly atWork: number;
};

/** About how long the phase still takes; null until an agent is done, because there is nothing to estimate from. */
export function timeLeft({ took, open, sideBySide, atWork }: Pace): number | null {
  const [middle] = took.toSorted((a, b) => a - b).slice(Math.floor(took.length / 2));
  if (middle === undefined || open === 0) return null;
  return Math.ceil(open / sideBySide) * middle - Math.min(atWork, middle);
}
