import { fromRecording } from './answers-from-folder.ts';
import { readCaseFolder } from './case-folders.ts';
import type { Sieve } from './guards.ts';
import { scoreAttempt, type ScoredAttempt } from './measures.ts';
import { jobFolder, readLive, type Job, type Recording } from './recording.ts';
import { shownOf, type ReviewOutcome } from './review-outcome.ts';
import type { Answer } from './review-by-hand.ts';
import type { Cost, Material } from './scorecard.ts';

/** Makes the review of a job out of answers, or reads what a client made of it. */
export type Reviewer = (job: Job, answer: Answer) => Promise<ReviewOutcome>;

export type Reviewed = { readonly job: Job; readonly outcome: ReviewOutcome };

/** Every review of a recording. */
export async function reviewed(
  recording: Recording,
  jobs: readonly Job[],
  review: Reviewer,
): Promise<Reviewed[]> {
  const all: Reviewed[] = [];
  for (const job of jobs)
    all.push({ job, outcome: await review(job, fromRecording(jobFolder(recording, job))) });
  return all;
}

/** Everything that the replies of a recording come to, for the scorecard. */
export function materialOf(recording: Recording, all: readonly Reviewed[]): Material {
  const scored: ScoredAttempt[] = [];
  const sieves: Sieve[] = [];
  const costs = new Map<string, Cost[]>();
  for (const { job, outcome } of all) {
    const [of, { raised, dropped }, shown] = [readCaseFolder(job.name), outcome, shownOf(outcome)];
    const answered = outcome.status === 'complete';
    scored.push(scoreAttempt({ of, arm: job.arm, answered, claims: shown, raised }));
    if (job.arm !== 'plain') sieves.push({ of, raised: raised.length, dropped, shown });
    const spent = readLive(jobFolder(recording, job))?.cost;
    costs.set(job.name, [...(costs.get(job.name) ?? []), ...(spent === undefined ? [] : [spent])]);
  }
  const sums = [...costs].map(([name, some]) => [name, sumOf(some)] as const);
  return { by: recording.by, scored, sieves, judged: null, costs: new Map(sums) };
}

export function sumOf(costs: readonly Cost[]): Cost {
  const sum = (figures: readonly (number | null)[]): number | null =>
    figures.reduce((a, b) => (b === null ? a : (a ?? 0) + b), null);
  return {
    usd: sum(costs.map(({ usd }) => usd)),
    tokens: sum(costs.map(({ tokens }) => tokens)),
    atLeast: costs.some(({ atLeast }) => atLeast),
  };
}
