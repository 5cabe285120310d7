import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { JournalEvent } from '../../contracts/files/audit-journal.ts';
import type { AuditState, RoundState, TriageNote } from './audit-state.ts';
import { bountyOf, penaltyOf } from '../bounty.ts';
import { isGrave, isGraver } from '../../contracts/severity-rank.ts';

/** The triage agent's decision about one finding: kept, or rejected with the reason. */
export function foldTriage(
  state: AuditState,
  round: RoundState,
  { id, decision, of, reason, tier }: Extract<JournalEvent, { kind: 'triaged' }>['decisions'][number],
): void {
  const finding = state.findings.get(id);
  round.untriaged.delete(id);
  if (finding === undefined) return;
  if (decision === 'keep') {
    state.findings.set(id, { ...finding, tier, bounty: bountyOf({ ...finding, tier }) });
    round.kept.add(id);
    state.triage.set(id, { ...noteOf(state, id), reason });
    return;
  }
  state.findings.delete(id);
  if (decision === 'reject' && isGrave(finding)) state.turnedDown.add(id);
  const why =
    decision === 'reject' ? reason : `duplicate of ${mergedInto(state, of, finding, reason)}: ${reason}`;
  const penalty_applied = decision === 'reject' ? penaltyOf(finding) : 0;
  round.rejected.push({ id, title: finding.title, agent: finding.agent, reason: why, penalty_applied });
}

/**
 * Merges a duplicate into the finding that is kept, which gets the higher severity of the two. Otherwise a critical finding
 * could be dismissed as the duplicate of a remark.
 */
function mergedInto(
  state: AuditState,
  of: string | undefined,
  finding: AuditFinding,
  reason: string,
): string {
  if (of === undefined) return '?';
  const note = noteOf(state, of);
  state.triage.set(of, { ...note, merged: [...note.merged, { finding, reason }] });
  const kept = state.findings.get(of);
  if (kept === undefined || !isGraver(finding, kept)) return of;
  const { severity, id, title } = finding;
  const why = `${severity} instead of ${kept.severity}, as its duplicate ${id} was raised: ${title}`;
  state.findings.set(of, { ...kept, severity, bounty: bountyOf({ ...kept, severity }), reason: why });
  return `${of}, which is ${severity} now`;
}

/** The decision on the kept finding may come after those on its duplicates. */
function noteOf({ triage }: AuditState, id: string): TriageNote {
  return triage.get(id) ?? { reason: '', merged: [] };
}

/** The user's decision about one finding that was kept. */
export function foldDecision(
  state: AuditState,
  round: RoundState,
  id: string,
  { decision, reason, by }: Extract<JournalEvent, { kind: 'decided' }>,
): void {
  const finding = state.findings.get(id);
  if (finding === undefined) return;
  round.decisions.set(id, decision);
  if (decision === 'fix') {
    state.findings.set(id, { ...finding, status: 'open', reason: null });
    const isWanted = by === 'user';
    if (!round.items.some((item) => item.subject === id))
      round.items.push({ subject: id, mode: 'apply', failures: [], isWanted, attempts: [], outcome: 'open' });
  } else {
    state.findings.set(id, { ...finding, status: decision === 'defer' ? 'deferred' : 'disputed', reason });
  }
}
