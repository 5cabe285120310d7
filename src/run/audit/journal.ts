import type { JournalEvent } from '../../contracts/audit-journal.ts';
import { now } from '../../io/clock.ts';
import { appendLine, readTextIfAny } from '../../io/files.ts';
import { checkedJson } from '../stored/run-json.ts';
import type { AuditPaths } from './audit-paths.ts';

type WithoutTime<E> = E extends unknown ? Omit<E, 'at'> : never;
export type NewJournalEvent = WithoutTime<JournalEvent>;

/** Appends one event, whole or not at all. What was done and not written down is recognised and not done again. */
export async function note(paths: Pick<AuditPaths, 'journal'>, event: NewJournalEvent): Promise<void> {
  await appendLine(paths.journal, JSON.stringify({ at: now(), ...event }));
}

/** Every event so far, each checked against its contract. Throws `run/corrupt` naming the line. */
export async function readJournal(paths: Pick<AuditPaths, 'journal'>): Promise<JournalEvent[]> {
  const text = (await readTextIfAny(paths.journal)) ?? '';
  const lines = text.split('\n').filter((line) => line !== '');
  return Promise.all(lines.map((line, i) => checkedJson(`${paths.journal}:${i + 1}`, 'journal-event', line)));
}
