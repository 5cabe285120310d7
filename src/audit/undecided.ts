import type { AuditFinding } from '../contracts/replies/audit-finding.ts';
import { isOfFixes, type AuditState, type RoundState } from './fold/audit-state.ts';

/** Open findings that need a person's decision in this round, the worst first. */
export function undecided(state: AuditState, round: RoundState): AuditFinding[] {
  return [...state.findings.values()].filter(
    (finding) =>
      finding.status === 'open' &&
      isAskedAbout(finding, round) &&
      !round.untriaged.has(finding.id) &&
      !round.decisions.has(finding.id),
  );
}

/** Findings of the current fix review are fixed without asking; those that an earlier round left open are asked about. */
function isAskedAbout(finding: AuditFinding, { round }: RoundState): boolean {
  return finding.source === 'audit-specialist' || (isOfFixes(finding) && finding.round < round);
}
