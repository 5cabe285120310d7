import type { LedgerEvent } from '../../contracts/files/ledger-event.ts';
import type { Phase } from '../../contracts/vocabulary.ts';
import type { SlotState } from '../../run/slots/slot-state.ts';

/** How many agents one message of the orchestrator may call. The client runs at most 20 in parallel. */
export const MAX_PARALLEL = 10;

export type Step =
  | {
      readonly kind: 'dispatch';
      readonly phase: Phase;
      readonly slots: readonly SlotState[];
      readonly left: number;
    }
  | { readonly kind: 'prepare'; readonly phase: Phase }
  | { readonly kind: 'report' };

/**
 * The next step, from stored state alone, so that any session can continue where another stopped.
 *
 * A phase is over when each of its slots is stored or failed. A failed slot does not block the run, it makes it
 * incomplete.
 */
export function decideNext(
  phases: readonly Phase[],
  states: readonly SlotState[],
  ledger: readonly LedgerEvent[],
): Step {
  const prepared = preparedPhases(phases, states, ledger);
  for (const phase of phases) {
    if (!prepared.has(phase)) return { kind: 'prepare', phase };
    const pending = states.filter((s) => s.slot.phase === phase && s.status === 'pending');
    if (pending.length > 0) {
      const slots = pending.slice(0, MAX_PARALLEL);
      return { kind: 'dispatch', phase, slots, left: pending.length - slots.length };
    }
  }
  return { kind: 'report' };
}

/** Phases that need not be prepared. A phase after a reopened slot must be: it was prepared without that slot's reply. */
function preparedPhases(
  phases: readonly Phase[],
  states: readonly SlotState[],
  ledger: readonly LedgerEvent[],
): ReadonlySet<Phase> {
  const prepared = new Set<Phase>();
  for (const event of ledger) {
    if (event.kind === 'planned') prepared.add(event.phase);
    if (event.kind !== 'reopened') continue;
    const reopened = states
      .filter(({ slot }) => event.slots.includes(slot.slot))
      .map(({ slot }) => slot.phase);
    // The reviewers keep their packets. Only the findings from their replies are collected again.
    if (reopened.some((phase) => phase === 'review' || phase === 'sources') && phases.includes('score'))
      prepared.delete('score');
  }
  return prepared;
}
