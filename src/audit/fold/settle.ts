import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { AuditState } from './audit-state.ts';

/** Sets the outcome of a finding; does nothing for repairs, which have none. */
export function setOutcome(
  { findings }: AuditState,
  id: string,
  status: AuditFinding['status'],
  reason: string | null,
): void {
  const finding = findings.get(id);
  if (finding !== undefined) findings.set(id, { ...finding, status, reason });
}
