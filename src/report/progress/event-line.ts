import type { LedgerEvent } from '../../contracts/files/ledger-event.ts';
import { counted } from '../../kernel/text/counted.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import { elapsedText, shortCount } from './progress-line.ts';

const MOST = 160;

/**
 * What happened, for a person who watches a run: one line for each slot it concerns, none for internal events.
 *
 * @param agentOf the agent of a slot, by the slot's name
 */
export function eventLines(event: LedgerEvent, agentOf: (slot: string) => string): string[] {
  const named = (slot: string): string => `${slot}  ${agentOf(slot)}`;
  switch (event.kind) {
    case 'planned':
      return event.slots.length === 0 ? [] : [`${event.phase}: ${counted(event.slots.length, 'slot')}`];
    case 'dispatched':
      return [`${named(event.slot)}  called`];
    case 'stored':
      return [`${named(event.slot)}  stored${costOf(event)}`];
    case 'lost':
      return [`${named(event.slot)}  no reply that counts: ${reason(event.why)}`];
    case 'given-up':
      return event.slots.map((slot) => `${named(slot)}  given up`);
    case 'reopened':
      return event.slots.map((slot) => `${named(slot)}  tried once more`);
    case 'sent-back':
      return [`${event.agent}  sent back: ${reason(event.why)}`];
    case 'denied':
      return [`${event.agent}  not called: ${reason(event.why)}`];
    case 'offered':
    case 'look':
    case 'accepted':
    case 'refused':
    case 'ignored':
    case 'sealed':
    case 'finished':
      return [];
  }
}

function costOf({ milliseconds, tokens }: { milliseconds: number | null; tokens: number | null }): string {
  const time = milliseconds === null ? '' : ` after ${elapsedText(milliseconds)}`;
  return tokens === null || tokens === 0 ? time : `${time}, ${shortCount(tokens)} tokens`;
}

/** Reasons may quote a model. */
function reason(why: string): string {
  const line = inertLine(why);
  return line.length > MOST ? `${line.slice(0, MOST)}…` : line;
}
