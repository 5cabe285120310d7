/** What is known of the speed of a phase. Milliseconds throughout. */
export type Pace = {
  /** How long agents took that are done. */
  readonly took: readonly number[];
  /** Slots that are not done. */
  readonly open: number;
  /** How many agents work side by side. */
  readonly sideBySide: number;
  /** How long the longest of those at work has been. */
  readonly atWork: number;
};

/** About how long a phase takes from here; null while no agent is done, for a guess of nothing is none. */
export function timeLeft({ took, open, sideBySide, atWork }: Pace): number | null {
  const [middle] = took.toSorted((a, b) => a - b).slice(Math.floor(took.length / 2));
  if (middle === undefined || open === 0) return null;
  return Math.ceil(open / sideBySide) * middle - Math.min(atWork, middle);
}
