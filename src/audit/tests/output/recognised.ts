/** What one parser found in an output; `undefined` instead means that its runner is not in it. */
export type Recognised = {
  /** In the order of the output, with a name once for each of its failures. */
  readonly failures: readonly string[];
  /** How many failures the runner itself counted, if it says so. */
  readonly counted?: number;
  /** How many tests ran and did not fail. Skipped tests did not run. */
  readonly passed: number;
  /** How many tests ran, if the runner says so; otherwise those that passed or failed. */
  readonly ran?: number;
};

export type Parser = (text: string) => Recognised | undefined;

/** The sum of the numbers in a pattern's first group. */
export function sumOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);
}
