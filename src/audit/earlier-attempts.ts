import type { JournalEvent } from '../contracts/files/audit-journal.ts';
import { reviewRemarksOn } from './claims/said-of.ts';
import type { Attempt, AuditState, RoundState, WorkItem } from './fold/audit-state.ts';

/** Something that was tried for an item, why it failed, and what it was. */
export type EarlierAttempt = {
  readonly why: string;
  /** A commit that was reverted, or what an executor made of the tree that its run started from. */
  readonly work?: { readonly sha: string } | { readonly run: string; readonly tree: string };
};

type Journal = readonly JournalEvent[];

/**
 * What was tried for an item before and why it failed, oldest first: in this round and earlier ones; for broken tests, every
 * repair of what the same fix broke.
 */
export function earlierAttempts(
  state: AuditState,
  journal: Journal,
  round: RoundState,
  item: WorkItem,
): EarlierAttempt[] {
  const isRepair = item.mode === 'fix_regression';
  const items = isRepair
    ? repairsOfTheSame(round, item)
    : state.rounds.flatMap((one) => one.items).filter(({ subject }) => subject === item.subject);
  const rejected = items.flatMap(({ subject, attempts }) =>
    attempts.flatMap((attempt) => rejectedBy(attempt, isRepair ? `${subject}: ` : '')),
  );
  const vain = items
    .filter((one) => isRepair && one !== item && one.outcome === 'committed')
    .map(({ subject, failures }) => ({
      why: `${subject} was committed, and tests failed all the same. It was to mend: ${failures.join(', ')}`,
      ...committedAs(journal, subject),
    }));
  const repairs = isRepair ? [] : repairsOfTakenBack(state, journal, item.subject);
  const back = takenBack(state, journal, new Set(items.map(({ subject }) => subject)));
  return [...rejected, ...repairs, ...vain, ...back];
}

function committedAs(journal: Journal, subject: string): Pick<EarlierAttempt, 'work'> {
  const event = journal.findLast((one) => one.kind === 'committed' && one.subject === subject);
  return event?.kind === 'committed' ? { work: { sha: event.sha } } : {};
}

/** Why the repairs of a reverted fix failed: the next fix of its finding would require the same repairs. */
function repairsOfTakenBack(state: AuditState, journal: Journal, subject: string): EarlierAttempt[] {
  const gone = new Set(
    journal.flatMap((event) => (event.kind === 'reverted' && event.subject === subject ? [event.sha] : [])),
  );
  const repairs = state.rounds
    .flatMap((one) => one.items)
    .filter(({ of }) => of !== undefined && gone.has(of));
  return repairs.flatMap((repair) =>
    repair.attempts.flatMap((attempt) => rejectedBy(attempt, `${repair.subject}, a repair of its fix: `)),
  );
}

function repairsOfTheSame(round: RoundState, item: WorkItem): WorkItem[] {
  const repairs = round.items.filter(({ mode }) => mode === 'fix_regression');
  // A repair that breaks tests itself counts as an attempt at its original task.
  const culprit = (of: string | undefined): string | undefined => {
    const subject = round.commits.find(({ sha }) => sha === of)?.subject;
    const repair = repairs.find((one) => one.subject === subject);
    return repair?.of === undefined || repair.of === of ? of : culprit(repair.of);
  };
  return repairs.filter(({ of }) => of === undefined || culprit(of) === culprit(item.of));
}

function rejectedBy({ run, checked, judged }: Attempt, who: string): EarlierAttempt[] {
  const isRejected = judged?.valid === false;
  if (!isRejected && checked?.accepted !== false) return [];
  const why = `${who}${isRejected ? judged.reason : (checked?.reason ?? '')}`;
  const tree = isRejected ? checked?.tree : checked?.thrown;
  return [tree === undefined || tree === null ? { why } : { why, work: { run, tree } }];
}

/** With every remark of the fix reviewer: a program can only say that it had to go. */
function takenBack(state: AuditState, journal: Journal, subjects: ReadonlySet<string>): EarlierAttempt[] {
  return journal.flatMap((event) => {
    if (event.kind !== 'reverted' || !subjects.has(event.subject)) return [];
    const { subject, sha, why } = event;
    return [
      {
        why: [`${subject} was taken back: ${why}`, ...reviewRemarksOn(state, sha)].join('\n\n'),
        work: { sha },
      },
    ];
  });
}
