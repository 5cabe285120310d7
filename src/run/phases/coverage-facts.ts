import type { Report } from '../../contracts/report.ts';
import { LENSES } from '../../contracts/vocabulary.ts';
import type { ReviewCall } from '../../report/coverage.ts';
import { eventsOf } from '../stored/ledger.ts';
import type { Run } from '../stored/open-run.ts';

/** The reviewers' slots as the coverage counts them. */
export function reviewCalls({ states }: Run): ReviewCall[] {
  return states.flatMap(({ slot, status, why }) => {
    const lens = LENSES.find((l) => l === slot.agent);
    return lens === undefined
      ? []
      : [{ slot: slot.slot, lens, hunks: slot.hunks, stored: status === 'stored', why }];
  });
}

/** Slots of the other phases that came to nothing, and what no packet could show. */
export function slotGaps({ states, ledger }: Run): string[] {
  const failed = states
    .filter(({ slot, status }) => slot.phase !== 'review' && status !== 'stored')
    .map(({ slot, why }) => `${slot.agent} (slot ${slot.slot}): ${why}`);
  const uncovered = eventsOf(ledger, 'planned').flatMap((event) => event.uncovered);
  return [...failed, ...uncovered.map(({ hunk, why }) => `${hunk}: ${why}`)];
}

export function runCost({ slots, ledger }: Run): Report['cost'] {
  const stored = eventsOf(ledger, 'stored');
  const tokens = stored.map((event) => event.tokens);
  return {
    agents: eventsOf(ledger, 'dispatched').length,
    packet_bytes: slots.reduce((sum, slot) => sum + slot.packet.bytes, 0),
    // A sum with a part unknown would be a guess.
    tokens: tokens.every((n) => n !== null) ? tokens.reduce((sum, n) => sum + n, 0) : null,
  };
}
