import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import { isOfFixes, type AuditState } from '../fold/audit-state.ts';

/** The commit that a finding's line numbers refer to: where its specialist or the fix reviewer looked. */
export function commitSeen(
  { rounds }: Pick<AuditState, 'rounds'>,
  finding: AuditFinding,
): string | undefined {
  const round = rounds.find((one) => one.round === finding.round);
  if (!isOfFixes(finding)) return round?.head;
  return round?.reviews.find(({ ids }) => ids.includes(finding.id))?.head;
}
