import type { SlotFile } from '../../contracts/files/run-files.ts';
import type { LedgerEvent } from '../../contracts/files/ledger-event.ts';
import type { SlotName } from '../../contracts/shapes.ts';

/**
 * How often a slot is offered to an orchestrator. At the next call of `next` after that, the slot is given up. Manual
 * capture has no limit: a person who asks what is open has not failed.
 */
export const MAX_OFFERS = 4;
/** How many agents may end without an acceptable reply before the slot counts as not reviewed. */
export const MAX_LOST = 2;

/** A slot's state, computed from the ledger alone. */
export type SlotState = {
  readonly slot: SlotFile;
  readonly status: 'stored' | 'pending' | 'failed';
  /** An offer pays for exactly one dispatch. */
  readonly dispatchable: boolean;
  /** How often it was offered since it was last reopened. */
  readonly offers: number;
  /** It was offered as often as a slot may be. */
  readonly exhausted: boolean;
  /** The agent whose reply is bound to the slot, or null. */
  readonly storedBy: string | null;
  /** Agents whose replies covered a part of the packet, before the slot was opened again. What they found counts. */
  readonly partlyBy: readonly string[];
  /** Why it is not stored, for the report: the last thing that went wrong. */
  readonly why: string;
};

/** What happened to a slot since it was last reopened. */
type Count = Pick<SlotState, 'offers' | 'storedBy' | 'partlyBy' | 'why'> & {
  readonly dispatches: number;
  readonly lost: number;
  readonly stored: boolean;
  readonly givenUp: boolean;
};

/**
 * The state of every slot. Whatever a hook or a model claims, a slot is stored only when the ledger says that a reply was
 * bound to it. Every other slot is pending or failed, never reviewed.
 */
export function slotStates(slots: readonly SlotFile[], ledger: readonly LedgerEvent[]): SlotState[] {
  return slots.map((slot) => {
    let count = NEW;
    for (const event of ledger)
      if (isAbout(event, slot.slot)) count = { ...count, ...changeBy(event, slot.slot, count) };
    return {
      slot,
      status: count.stored ? 'stored' : isOver(count) ? 'failed' : 'pending',
      dispatchable: !count.stored && !count.givenUp && count.dispatches < count.offers,
      offers: count.offers,
      exhausted: count.offers >= MAX_OFFERS,
      storedBy: count.storedBy,
      partlyBy: count.partlyBy,
      why: count.why,
    };
  });
}

/** All agents whose reply to a slot counts, the latest last. */
export function agentsThatReplied({
  partlyBy,
  storedBy,
}: Pick<SlotState, 'partlyBy' | 'storedBy'>): readonly string[] {
  return storedBy === null ? partlyBy : [...partlyBy, storedBy];
}

/** Why a slot is open, in words. While it is open, an agent without a reply may still be at work. */
export function openReason({ status, why }: Pick<SlotState, 'status' | 'why'>): string {
  return status === 'pending' && why === NO_REPLY ? AT_WORK_OR_GONE : why;
}

const AT_WORK_OR_GONE =
  'an agent was called and has not replied: it is at work, or it was cut off or failed, or hooks are disabled';

const NO_REPLY = 'an agent was called and no reply of it arrived (cut off, failed, or hooks are disabled)';

const NEW: Count = {
  offers: 0,
  dispatches: 0,
  lost: 0,
  stored: false,
  storedBy: null,
  partlyBy: [],
  givenUp: false,
  why: 'no agent was called for it, and no reply was brought',
};

function isOver({ givenUp, lost }: Count): boolean {
  return givenUp || lost >= MAX_LOST;
}

function isAbout(event: LedgerEvent, slot: SlotName): boolean {
  return 'slots' in event ? event.slots.includes(slot) : 'slot' in event && event.slot === slot;
}

function changeBy(event: LedgerEvent, slot: SlotName, c: Count): Partial<Count> {
  switch (event.kind) {
    case 'offered':
      return { offers: c.offers + 1 };
    case 'reopened':
      // A stored slot stays as it is, unless its reply covered only a part of its packet. That reply still counts.
      return c.stored && event.partly?.includes(slot) !== true ? {} : afresh(c);
    case 'dispatched':
      return { dispatches: c.dispatches + 1, why: NO_REPLY };
    case 'stored':
      // An event after the slot was given up is too late: findings may have been collected without it.
      return c.stored || isOver(c) ? {} : { stored: true, storedBy: event.agentId, why: '' };
    case 'lost':
      return { lost: c.lost + 1, why: event.why };
    case 'refused':
      // For a reply brought by hand. What hooks refuse becomes `lost` when the agent has ended.
      return event.agentId === undefined ? { why: event.why } : {};
    case 'given-up':
      return { givenUp: true, why: event.why ?? c.why };
    case 'planned':
    case 'sealed':
    case 'denied':
    case 'look':
    case 'sent-back':
    case 'accepted':
    case 'ignored':
    case 'finished':
      return {};
  }
}

function afresh({ partlyBy, storedBy }: Count): Count {
  return { ...NEW, partlyBy: agentsThatReplied({ partlyBy, storedBy }) };
}
