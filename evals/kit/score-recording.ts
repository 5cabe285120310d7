import type { Verdicts } from './agreement.ts';
import { fromRecording } from './answers-from-folder.ts';
import { readCaseFolder } from './case-folders.ts';
import type { EvalCase } from './eval-case.ts';
import type { Sieve } from './guards.ts';
import { pairsOf, verdictsOf } from './judge.ts';
import { scoreAttempt, type Arm, type ScoredAttempt } from './measures.ts';
import { plainClaims } from './plain-arm.ts';
import { attemptFolder, readLive, readReply, type Recording } from './recording.ts';
import type { ReviewOutcome } from './review-outcome.ts';
import type { Answer } from './review-by-hand.ts';
import type { Cost, Material } from './scorecard.ts';

/** One attempt at one case. */
export type Job = { readonly name: string; readonly attempt: number };

/** Makes the review of a job out of answers, or reads what a client made of it. */
export type Reviewer = (job: Job, answer: Answer) => Promise<ReviewOutcome>;

export type Asked = { readonly jobs: readonly Job[]; readonly arms: readonly Arm[]; readonly judge: boolean };

/** Everything that the replies of a recording come to, for the scorecard. */
export async function scoreRecording(
  recording: Recording,
  { jobs, arms, judge }: Asked,
  review: Reviewer,
): Promise<Material> {
  const scored: ScoredAttempt[] = [];
  const sieves: Sieve[] = [];
  const costs = new Map<string, Cost[]>();
  for (const job of jobs) {
    const folder = attemptFolder(recording, job.name, job.attempt);
    const of = readCaseFolder(job.name);
    if (arms.includes('plain')) scored.push(plainAttempt(of, readReply(folder, 'plain')));
    if (arms.some((arm) => arm !== 'plain')) {
      const outcome = await review(job, fromRecording(folder));
      scored.push(...agentAttempts(of, outcome).filter(({ arm }) => arms.includes(arm)));
      sieves.push({ of, raised: outcome.raised.length, dropped: outcome.dropped, shown: outcome.shown });
    }
    const spent = (['plain', 'review'] as const).flatMap((arm) => readLive(folder, arm)?.cost ?? []);
    costs.set(job.name, [...(costs.get(job.name) ?? []), ...spent]);
  }
  const verdicts = judge ? judged(recording, jobs, scored) : [];
  const sums = [...costs].map(([name, some]) => [name, sumOf(some)] as const);
  return { by: recording.by, scored, sieves, verdicts, costs: new Map(sums) };
}

function plainAttempt(of: EvalCase, reply: string | undefined): ScoredAttempt {
  const claims = reply === undefined ? undefined : plainClaims(reply);
  return scoreAttempt({ of, arm: 'plain', answered: claims !== undefined, claims: claims ?? [] });
}

function agentAttempts(of: EvalCase, { status, raised, shown }: ReviewOutcome): ScoredAttempt[] {
  const answered = status === 'complete';
  return [
    scoreAttempt({ of, arm: 'agents', answered, claims: raised }),
    scoreAttempt({ of, arm: 'full', answered, claims: shown }),
  ];
}

function judged(recording: Recording, jobs: readonly Job[], scored: readonly ScoredAttempt[]): Verdicts[] {
  const names = [...new Set(jobs.map(({ name }) => name))];
  return names.flatMap((name) => {
    const own = scored.filter(({ of }) => of.name === name);
    const pairs = pairsOf(
      readCaseFolder(name),
      own.flatMap(({ claims }) => claims),
    );
    // A pair has one key, in whichever attempt it came up: the first folder has the answer.
    const folder = attemptFolder(recording, name, 1);
    return pairs.flatMap((pair) => verdictsOf(pair, readReply(folder, pair.question.key)) ?? []);
  });
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
