/** What one parser found in an output; `undefined` in its place means that its runner did not speak there. */
export type Recognised = {
  /** In the order of the output; a name stands there once for every failure of that name. */
  readonly failures: readonly string[];
  /** How many failures the runner itself counted, where it says so. */
  readonly counted?: number;
  /** How many tests ran and did not fail. What is skipped did not run. */
  readonly passed: number;
};

export type Parser = (text: string) => Recognised | undefined;

/** The numbers that a pattern's first group finds, added up. */
export function sumOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);
}
