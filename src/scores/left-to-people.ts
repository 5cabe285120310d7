import type { ClaimedFinding } from '../contracts/replies/review.ts';
import type { Defect } from '../contracts/replies/score.ts';
import { isGrave } from '../contracts/severity-rank.ts';
import type { Quoted } from '../contracts/shapes.ts';
import { findQuote } from '../evidence/quotes/find-quote.ts';
import type { Texts } from '../evidence/world.ts';
import { THRESHOLD } from './rubric.ts';

type Said = Pick<Defect, 'score' | 'status'> & { readonly refutes: readonly Quoted[] };

/**
 * Why a score decides nothing: its scorer leaves a grave finding to people, and no quote against it is found. Dropping it as
 * too low would be an all-clear although nobody looked at what somebody must look at.
 */
export function whyNeedsHuman(
  { score, status, refutes }: Said,
  { severity }: Pick<ClaimedFinding, 'severity'>,
  texts: Texts,
  threshold: number = THRESHOLD,
): string | undefined {
  if (!isGrave({ severity }) || status !== 'needs_human_review' || score >= threshold) return undefined;
  if (refutes.some((quote) => 'keep' in findQuote(quote, texts))) return undefined;
  return `its scorer can neither confirm nor refute it (${score}, needs_human_review), and it is said to be ${severity}`;
}

/**
 * Why the score of a claim that rests on knowledge alone decides nothing: its scorer considers it real and grave, and quotes
 * nothing for it. If it were capped and dropped, a certain scorer would keep less than one who cannot tell.
 */
export function whyKnowledgeUndecided(
  { score, severity }: Pick<Defect, 'score' | 'severity'>,
  claim: Pick<ClaimedFinding, 'severity'>,
  threshold: number = THRESHOLD,
): string | undefined {
  if (score < threshold || !isGrave({ severity }) || !isGrave(claim)) return undefined;
  return `its scorer gives ${score} and quotes nothing for it, and it rests on what nobody has looked up`;
}
