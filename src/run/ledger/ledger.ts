import type { LedgerEvent, LedgerKind } from '../../contracts/files/ledger-event.ts';
import { now } from '../../io/clock.ts';
import { readTextIfAny } from '../../io/files/files.ts';
import { appendChained, requireChain, wholeLines } from './chained-lines.ts';
import { keptSeals, requireNoneMissing } from './kept-seals.ts';
import { checkedJson, corrupt } from '../stored/run-json.ts';
import type { RunPaths } from '../stored/layout.ts';
import { requireSeals, type Trust } from './seal.ts';

type WithoutTime<E> = E extends unknown ? Omit<E, 'at' | 'after' | 'seal'> : never;
export type NewEvent = WithoutTime<LedgerEvent>;

/** Appends one event. A line is written whole or not at all, so hooks may write side by side. */
export async function record(paths: RunPaths, event: NewEvent): Promise<void> {
  await appendChained(paths.ledger, { at: now(), ...event });
}

/**
 * Every event so far, each checked against its contract and the lines before it. Throws `run/corrupt` naming the line,
 * and `run/foreign` for a line that this user did not seal, unless the user named the run to be read.
 */
export async function readLedger(paths: RunPaths, trust: Trust = 'own'): Promise<LedgerEvent[]> {
  const kept = trust === 'own' ? await keptSeals(paths.ledger) : [];
  const lines = await ledgerLines(paths);
  const events = await Promise.all(
    lines.map((line, i) => checkedJson(`${paths.ledger}:${i + 1}`, 'ledger-event', line)),
  );
  requireChain(
    paths.ledger,
    lines,
    events.map(({ after }) => after),
  );
  if (trust === 'own') await requireSeals(paths.ledger, lines);
  requireNoneMissing(paths.ledger, kept, lines);
  return events;
}

/**
 * The same without these checks, for hooks: they run on every agent call and decide nothing that `next` does not compute
 * again from the checked ledger.
 */
export async function readLedgerUnchecked(paths: RunPaths): Promise<LedgerEvent[]> {
  return parsedLines(paths, await ledgerLines(paths));
}

/** The same for the hook that hands out packets: it hands out nothing from a run that is not this user's. */
export async function readSealedLedger(paths: RunPaths): Promise<LedgerEvent[]> {
  const lines = await ledgerLines(paths);
  await requireSeals(paths.ledger, lines);
  return parsedLines(paths, lines);
}

function parsedLines(paths: RunPaths, lines: readonly string[]): LedgerEvent[] {
  return lines.map((line, i) => {
    try {
      return JSON.parse(line) as LedgerEvent;
    } catch {
      throw corrupt(`${paths.ledger}:${i + 1}`, 'is not JSON');
    }
  });
}

async function ledgerLines(paths: RunPaths): Promise<string[]> {
  return wholeLines((await readTextIfAny(paths.ledger)) ?? '');
}

export function eventsOf<K extends LedgerKind>(
  ledger: readonly LedgerEvent[],
  kind: K,
): Extract<LedgerEvent, { kind: K }>[] {
  return ledger.filter((event): event is Extract<LedgerEvent, { kind: K }> => event.kind === kind);
}
