import { currentRound, type AuditState, type LiveCommit } from './fold/audit-state.ts';

/**
 * Fixes on the branch that no fix review has seen. Only the last round can have any, because no round closes without its
 * review.
 */
export function unreviewedFixes(state: AuditState): LiveCommit[] {
  const round = currentRound(state);
  if (round === undefined) return [];
  const seen = round.line.indexOf(round.reviews.at(-1)?.head ?? '');
  return round.commits.filter(({ sha }) => round.line.indexOf(sha) > seen);
}
