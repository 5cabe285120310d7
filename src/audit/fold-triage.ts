import type { JournalEvent } from '../contracts/audit-journal.ts';
import type { AuditState, RoundState, TriageNote } from './audit-state.ts';
import { bountyOf, penaltyOf } from './bounty.ts';
import { isGrave } from './convergence.ts';

/** The triage agent's word about one finding: kept, or rejected with the reason. */
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
  if (decision === 'duplicate' && of !== undefined) {
    const note = noteOf(state, of);
    state.triage.set(of, { ...note, merged: [...note.merged, { finding, reason }] });
  }
  if (decision !== 'duplicate' && isGrave(finding)) state.turnedDown.add(id);
  const why = decision === 'duplicate' ? `duplicate of ${of ?? '?'}: ${reason}` : reason;
  const penalty_applied = decision === 'duplicate' ? 0 : penaltyOf(finding);
  round.rejected.push({ id, title: finding.title, agent: finding.agent, reason: why, penalty_applied });
}

/** The decision on the finding that is kept may come after those on its duplicates. */
function noteOf({ triage }: AuditState, id: string): TriageNote {
  return triage.get(id) ?? { reason: '', merged: [] };
}

/** The user's word about one finding that was kept. */
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
