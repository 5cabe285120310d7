import { now } from '../io/clock.ts';
import { runPaths } from '../run/stored/layout.ts';
import { eventsOf, readLedgerUnchecked } from '../run/stored/ledger.ts';
import { runOfSession } from './locate.ts';

/** An agent that was called longer ago than this (milliseconds) and never came back is not working any more. */
const LONGEST_CALL = 30 * 60_000;

/**
 * Another run of which an agent of this session is still at work, or undefined. The client does not tell a hook which
 * run an agent that looks belongs to, so a session works on one run at a time.
 */
export async function otherRunAtWork(top: string, session: string, run: string): Promise<string | undefined> {
  const found = await runOfSession([top], session);
  if (found === undefined || found.session.run === run) return undefined;
  const ledger = await readLedgerUnchecked(runPaths(top, found.session.run));
  const ended = new Set(
    ledger.flatMap((e) => {
      if (e.kind === 'given-up') return e.slots;
      return e.kind === 'stored' || e.kind === 'lost' ? [e.slot] : [];
    }),
  );
  const atWork = eventsOf(ledger, 'dispatched').some(
    (e) => e.session === session && !ended.has(e.slot) && Date.parse(now()) - Date.parse(e.at) < LONGEST_CALL,
  );
  return atWork ? found.session.run : undefined;
}
