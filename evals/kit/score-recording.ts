import { readCaseFolder } from './case-folders.ts';
import type { Sieve } from './guards.ts';
import { scoreAttempt, type ScoredAttempt } from './measures.ts';
import type { Job } from './recording.ts';
import { shownOf, type ReviewOutcome } from './review-outcome.ts';
import type { Material } from './scorecard.ts';

export type Reviewed = { readonly job: Job; readonly outcome: ReviewOutcome };

/** Everything that the replies of a recording come to, for the scorecard. */
export function materialOf(all: readonly Reviewed[]): Omit<Material, 'judged'> {
  const scored: ScoredAttempt[] = [];
  const sieves: Sieve[] = [];
  for (const { job, outcome } of all) {
    const [of, { raised, dropped }, shown] = [readCaseFolder(job.name), outcome, shownOf(outcome)];
    const answered = outcome.status === 'complete';
    scored.push(scoreAttempt({ of, arm: job.arm, answered, claims: shown, raised }));
    if (job.arm !== 'plain') sieves.push({ of, raised: raised.length, dropped, shown });
  }
  return { scored, sieves };
}
