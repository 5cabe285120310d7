import type { AuditSettings } from '../../contracts/files/audit-files.ts';
import type { AuditState, RoundState } from '../fold/audit-state.ts';
import type { Move } from './move.ts';

/**
 * The review of all fixes of the round, repeated after every change of them until it finds nothing. No round ends without it:
 * `close` comes only when this requests nothing more.
 */
export function reviewingMove(
  { zero_findings_threshold }: Pick<AuditSettings, 'zero_findings_threshold'>,
  { head }: Pick<AuditState, 'head'>,
  round: RoundState,
): Move | undefined {
  // Without a commit in force, nothing differs from the round's start.
  if (round.commits.length === 0 || round.pinned === undefined) return undefined;
  const review = round.reviews.at(-1);
  if (review?.head !== head) return { kind: 'verify', fromStart: round.pinned.sha };
  // Its finding was fixed by a new commit, or the fix was reverted: either way the branch has moved on since.
  const silent = review.ids.length === 0 && review.linesChanged >= zero_findings_threshold;
  return silent && !round.recorded.has(review.head)
    ? { kind: 'record', head: review.head, linesChanged: review.linesChanged }
    : undefined;
}
