import type { JournalEvent } from '../../contracts/files/audit-journal.ts';

/** What failed in a run of the tests: new failures, and those from before the fixes of the round. */
export type Failures = {
  readonly fresh: readonly string[];
  readonly old: readonly string[];
  /** It ran before the fixes, so no fix is to blame for any failure. */
  readonly isStart: boolean;
};

export const NO_FAILURES: Failures = { fresh: [], old: [], isStart: false };

/** The failures of each run of the tests, divided by what the runs at the round's start had shown by then. */
export function failuresByRun(journal: readonly JournalEvent[]): ReadonlyMap<JournalEvent, Failures> {
  const known = new Map<JournalEvent, Failures>();
  let [start, before] = ['', new Set<string>()];
  for (const event of journal) {
    if (event.kind === 'round') [start, before] = [event.head, new Set()];
    if (event.kind !== 'tested') continue;
    const isStart = event.head === start && event.without === undefined;
    known.set(event, {
      isStart,
      fresh: event.failures.filter((name) => !before.has(name)),
      old: event.failures.filter((name) => before.has(name)),
    });
    if (isStart) for (const name of event.failures) before.add(name);
  }
  return known;
}
