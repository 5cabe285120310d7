import type { JournalEvent } from '../contracts/audit-journal.ts';
import type { AuditState, RoundState, WorkItem } from './audit-state.ts';

/**
 * What was tried before for an item and why it did not do, oldest first: in this round and those before it; of broken tests,
 * by every repair of the round.
 */
export function earlierAttempts(
  { rounds }: AuditState,
  journal: readonly JournalEvent[],
  round: RoundState,
  item: WorkItem,
): string[] {
  const isRepair = item.mode === 'fix_regression';
  const items = isRepair
    ? round.items.filter(({ mode }) => mode === 'fix_regression')
    : rounds.flatMap((one) => one.items).filter(({ subject }) => subject === item.subject);
  const rejected = items.flatMap((one) =>
    one.attempts.flatMap(({ checked, judged }) => {
      const why =
        judged?.valid === false ? judged.reason : checked?.accepted === false ? checked.reason : undefined;
      return why === undefined ? [] : [isRepair ? `${one.subject}: ${why}` : why];
    }),
  );
  const vain = items
    .filter((one) => isRepair && one !== item && one.outcome === 'committed')
    .map(
      ({ subject, failures }) =>
        `${subject} was committed, and tests failed all the same. It was to mend: ${failures.join(', ')}`,
    );
  const subjects = new Set(items.map(({ subject }) => subject));
  const taken = journal.flatMap((event) =>
    event.kind === 'reverted' && subjects.has(event.subject)
      ? [`${event.subject} was taken back: ${event.why}`]
      : [],
  );
  return [...rejected, ...vain, ...taken];
}
