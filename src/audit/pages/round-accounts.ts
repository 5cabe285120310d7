import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { JournalEvent } from '../../contracts/files/audit-journal.ts';
import type { Severity } from '../../contracts/shapes.ts';
import type { AuditState } from '../fold/audit-state.ts';

export type BySeverity = Readonly<Record<Severity, number>>;

/** The totals of one round, each finding counted under its severity. */
export type RoundAccount = {
  readonly round: number;
  /** Raised in it, by specialists or by the review of its fixes, and not rejected. */
  readonly found: BySeverity;
  /** Findings whose last fix is a commit of this round, and in force. */
  readonly fixed: BySeverity;
  /** Findings whose fix was reverted in it, or that were fixed before and came back. */
  readonly reopened: BySeverity;
};

/** The rounds of an audit as a chart shows them. */
export function roundAccounts(state: AuditState, journal: readonly JournalEvent[]): RoundAccount[] {
  const findings = [...state.findings.values()];
  const fixedIn = new Map(
    journal.flatMap((event) => (event.kind === 'committed' ? [[event.subject, event.round] as const] : [])),
  );
  const reverted = journal.filter((event) => event.kind === 'reverted');
  return state.rounds.map(({ round }) => {
    const takenBack = new Set(
      reverted.filter((event) => event.round === round).map(({ subject }) => subject),
    );
    return {
      round,
      found: bySeverity(findings.filter((finding) => finding.round === round)),
      fixed: bySeverity(
        findings.filter(
          ({ id, status, round: own }) => status === 'fixed' && (fixedIn.get(id) ?? own) === round,
        ),
      ),
      reopened: bySeverity(
        findings.filter(
          (finding) => takenBack.has(finding.id) || (finding.round === round && cameBack(finding, findings)),
        ),
      ),
    };
  });
}

/** A fixed finding that is back is raised anew, under the same fingerprint. */
function cameBack({ fingerprint, round }: AuditFinding, findings: readonly AuditFinding[]): boolean {
  return findings.some(
    (other) => other.fingerprint === fingerprint && other.round < round && other.status === 'fixed',
  );
}

function bySeverity(findings: readonly AuditFinding[]): BySeverity {
  const counts = { critical: 0, high: 0, medium: 0, low: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}
