import type { JournalEvent } from '../../contracts/files/audit-journal.ts';
import { setOutcome } from './settle.ts';
import type { AuditState, LiveCommit, RoundState } from './audit-state.ts';

/** A finding that another one's fix has fixed stays fixed as long as that fix is in force. */
export function foldGone(
  state: AuditState,
  round: RoundState,
  { subject, by, sha }: Extract<JournalEvent, { kind: 'gone' }>,
): void {
  for (const item of round.items) if (item.subject === subject) item.outcome = 'gone';
  round.gone.set(subject, sha);
  setOutcome(state, subject, 'fixed', `it went with the fix of ${by}`);
}

/** When a fix is reverted, what went with it must be fixed on its own. */
export function reopenGone(state: AuditState, round: RoundState, { sha, subject: by }: LiveCommit): void {
  for (const item of round.items) {
    if (round.gone.get(item.subject) !== sha) continue;
    round.gone.delete(item.subject);
    item.outcome = 'open';
    setOutcome(state, item.subject, 'open', `it went with the fix of ${by}, which was taken back`);
  }
}
