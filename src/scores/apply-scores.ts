import type { DropReason, MergedFinding, ScoredFinding } from '../findings/lifecycle.ts';
import { sift, type Sifted } from '../kernel/sifted.ts';
import { THRESHOLD } from './rubric.ts';
import { groupOf } from './score-group.ts';

/** What the scorer of a finding said, or why nothing acceptable came of it. */
export type Answer = { readonly score: number } | { readonly unscored: string };
export type Scored = { readonly finding: MergedFinding; readonly answer: Answer };

/** Findings at the threshold or above are kept. One that nobody could score is dropped as `unscored`, to be shown apart. */
export function applyScores(
  scored: readonly Scored[],
  threshold: number = THRESHOLD,
): Sifted<MergedFinding, ScoredFinding, DropReason> {
  const { kept, dropped } = sift<Scored, ScoredFinding, DropReason>(scored, ({ finding, answer }) => {
    if ('unscored' in answer) return { drop: { kind: 'unscored', why: answer.unscored } };
    const { score } = answer;
    if (score < threshold) return { drop: { kind: 'below_threshold', score, threshold } };
    return { keep: { ...finding, score, group: groupOf(score) } };
  });
  return { kept, dropped: dropped.map(({ value, reason }) => ({ value: value.finding, reason })) };
}
