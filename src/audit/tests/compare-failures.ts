import { compareText } from '../../kernel/order.ts';

/** The failures that only the later run has: sorted, each once. */
export function newFailures(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(before);
  return [...new Set(after)].filter((name) => !known.has(name)).toSorted(compareText);
}
