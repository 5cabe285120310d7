import { compareText } from '../order.ts';

/** The candidate that a mistyped word most likely meant: at most two edits away, and fewer than half of its letters. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, slips: slipsBetween(word, candidate) }))
    .filter(({ candidate, slips }) => slips <= 2 && slips * 2 < candidate.length)
    .toSorted((a, b) => a.slips - b.slips || compareText(a.candidate, b.candidate));
  return best?.candidate;
}

/** Edit distance: letters inserted, left out, replaced or swapped with the next one. */
function slipsBetween(a: string, b: string): number {
  const [from, to] = [Array.from(a), Array.from(b)];
  let higher: readonly number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, other] of to.entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      const isSwapped = column > 0 && letter === to[column - 1] && from[row - 1] === other;
      const swapped = isSwapped ? (higher[column - 1] ?? 0) + 1 : Infinity;
      current.push(Math.min(replaced, swapped, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    higher = above;
    above = current;
  }
  return above.at(-1) ?? 0;
}
