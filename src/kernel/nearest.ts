import { compareText } from './order.ts';

/** The candidate a mistyped word most likely meant: at most two slips away, and fewer than half of its letters. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, slips: slipsBetween(word, candidate) }))
    .filter(({ candidate, slips }) => slips <= 2 && slips * 2 < candidate.length)
    .toSorted((a, b) => a.slips - b.slips || compareText(a.candidate, b.candidate));
  return best?.candidate;
}

/** Letters inserted, left out or replaced on the shortest way from one word to the other (Levenshtein). */
function slipsBetween(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of Array.from(a).entries()) {
    const current = [row + 1];
    for (const [column, other] of Array.from(b).entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}
