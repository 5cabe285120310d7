import { currentRound, type AuditState, type LiveCommit } from './fold/audit-state.ts';

/**
 * Fixes that stand on the branch and that no fix review has seen: only the last round can have any, for no round is closed
 * past its review.
 */
export function unreviewedFixes(state: AuditState): LiveCommit[] {
  const round = currentRound(state);
  if (round === undefined) return [];
  const seen = round.line.indexOf(round.reviews.at(-1)?.head ?? '');
  return round.commits.filter(({ sha }) => round.line.indexOf(sha) > seen);
}
