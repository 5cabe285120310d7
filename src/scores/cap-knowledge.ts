import type { ClaimedFinding } from '../contracts/replies/review.ts';
import type { Quoted } from '../contracts/shapes.ts';
import { findQuote } from '../evidence/quotes/find-quote.ts';
import type { Texts } from '../evidence/world.ts';

/** The maximum score of a claim that rests on what nobody can look up: it may be real, but is not verified. */
export const MOST_FOR_KNOWLEDGE = 74;

type Said = { readonly score: number; readonly supports: readonly Quoted[] };

/** The score that counts: capped if the claim rests on knowledge and no quote of its scorer is found. */
export function cappedScore(
  { score, supports }: Said,
  { rests_on: rests = [] }: Pick<ClaimedFinding, 'rests_on'>,
  texts: Texts,
): number {
  const isKnown = rests.some((rest) => 'knowledge' in rest);
  if (!isKnown || supports.some((quote) => 'keep' in findQuote(quote, texts))) return score;
  return Math.min(score, MOST_FOR_KNOWLEDGE);
}
