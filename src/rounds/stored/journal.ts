import type { JournalEvent } from '../../contracts/files/audit-journal.ts';
import { now } from '../../io/clock.ts';
import { readTextIfAny } from '../../io/files/files.ts';
import { appendChained, requireChain, wholeLines } from '../../run/ledger/chained-lines.ts';
import { checkedJson } from '../../run/stored/run-json.ts';
import { keptSeals, requireNoneMissing } from '../../run/ledger/kept-seals.ts';
import { requireSeals } from '../../run/ledger/seal.ts';
import type { AuditPaths } from './audit-paths.ts';

type WithoutTime<E> = E extends unknown ? Omit<E, 'at' | 'after' | 'seal'> : never;
export type NewJournalEvent = WithoutTime<JournalEvent>;

/** Appends one event, whole or not at all. Work that was done but not recorded is recognised and not done again. */
export async function note(paths: Pick<AuditPaths, 'journal'>, event: NewJournalEvent): Promise<void> {
  await appendChained(paths.journal, { at: now(), ...event });
}

/**
 * Every event so far, each checked against its contract and the lines before it. Throws `run/corrupt` or `run/foreign`
 * naming the line.
 */
export async function readJournal(paths: Pick<AuditPaths, 'journal'>): Promise<JournalEvent[]> {
  const kept = await keptSeals(paths.journal);
  const lines = wholeLines((await readTextIfAny(paths.journal)) ?? '');
  const events = await Promise.all(
    lines.map((line, i) => checkedJson(`${paths.journal}:${i + 1}`, 'journal-event', line)),
  );
  requireChain(
    paths.journal,
    lines,
    events.map(({ after }) => after),
  );
  await requireSeals(paths.journal, lines);
  requireNoneMissing(paths.journal, kept, lines);
  return events;
}
