import type { LedgerEvent } from '../contracts/files/ledger-event.ts';
import { now } from '../io/clock.ts';
import { runPaths } from '../run/stored/layout.ts';
import { readLedgerUnchecked } from '../run/ledger/ledger.ts';
import { runOfSession } from './locate.ts';

/** Milliseconds. An agent that was called longer ago and never came back is no longer working. */
const LONGEST_CALL = 30 * 60_000;

/**
 * Another run in which an agent of this session is still at work, or undefined. The client does not tell a hook which run
 * an agent belongs to, so a session works on one run at a time.
 */
export async function otherRunAtWork(top: string, session: string, run: string): Promise<string | undefined> {
  const found = await runOfSession([top], session);
  if (found === undefined || found.session.run === run) return undefined;
  const ledger = await readLedgerUnchecked(runPaths(top, found.session.run));
  return isAtWork(ledger, session, now()) ? found.session.run : undefined;
}

/** Whether an agent that the session called may still reply. @param at the time as ISO 8601 */
export function isAtWork(ledger: readonly LedgerEvent[], session: string, at: string): boolean {
  const called = new Map<string, string>();
  // In the order of the ledger, because a slot whose agent was lost may have been called again.
  for (const event of ledger) {
    if (event.kind === 'dispatched' && event.session === session) called.set(event.slot, event.at);
    for (const slot of slotsEnded(event)) called.delete(slot);
  }
  return [...called.values()].some((since) => Date.parse(at) - Date.parse(since) < LONGEST_CALL);
}

function slotsEnded(event: LedgerEvent): readonly string[] {
  if (event.kind === 'given-up') return event.slots;
  return event.kind === 'stored' || event.kind === 'lost' ? [event.slot] : [];
}
