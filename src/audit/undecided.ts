import type { AuditFinding } from '../contracts/audit-finding.ts';
import type { AuditState, RoundState } from './audit-state.ts';

/** Findings that stand and wait for somebody's decision in this round, the worst first. */
export function undecided(state: AuditState, round: RoundState): AuditFinding[] {
  return [...state.findings.values()].filter(
    (finding) =>
      finding.status === 'open' &&
      finding.source === 'audit-specialist' &&
      !round.untriaged.has(finding.id) &&
      !round.decisions.has(finding.id),
  );
}
