import type { RunFile, SlotFile } from '../../contracts/files/run-files.ts';
import type { LedgerEvent } from '../../contracts/files/ledger-event.ts';
import type { SlotName } from '../../contracts/shapes.ts';
import { phasesOf } from '../../contracts/phases-of.ts';
import { REVIEW_AGENTS, type Phase } from '../../contracts/vocabulary.ts';
import { by, inOrder } from '../../kernel/order.ts';
import { slotParts } from '../../run/stored/layout.ts';
import { eventsOf } from '../../run/ledger/ledger.ts';
import type { Shard } from './shard.ts';

/** A slot of a shard, and its name in the merged run. */
export type TakenSlot = { readonly shard: Shard; readonly from: SlotFile; readonly slot: SlotFile };

/**
 * The slots of all shards under new names, in the order that one review would give them: by phase, by lens, and then by
 * position in the change. Stored scores are taken over. The others are asked for again.
 */
export function takenSlots(file: RunFile, shards: readonly Shard[]): TakenSlot[] {
  const all = shards.flatMap((shard) =>
    shard.run.states
      .filter(({ slot, status }) => slot.phase !== 'score' || status === 'stored')
      .map(({ slot }) => ({ shard, from: slot })),
  );
  return all
    .toSorted(
      inOrder(
        by(({ from }) => PHASES.indexOf(from.phase)),
        by(({ from }) => REVIEW_AGENTS.findIndex((agent) => agent === from.agent)),
        by(({ shard }) => shard.shard.index),
        by(({ from }) => slotParts(from.slot)?.number ?? 0),
      ),
    )
    .map(({ shard, from }, index) => ({
      shard,
      from,
      slot: {
        ...withoutFindings(from),
        run: file.run,
        slot: `${file.run}/${index + 1}`,
        shard_slot: from.slot,
      },
    }));
}

const PHASES: readonly Phase[] = ['summary', 'review', 'sources', 'score'];

/** Which findings its scores are about is decided when all findings are known. */
function withoutFindings({ findings, ...slot }: SlotFile): SlotFile {
  if (findings === undefined) return slot;
  return { ...slot, findings: findings.map(({ id }) => ({ id, fingerprint: null })) };
}

/** Agents of two machines may have the same id. The mark of a reply brought by hand stays at the beginning. */
export function takenAgent(shard: Shard, agentId: string): string {
  return `${agentId}-${shard.run.file.run}`;
}

/**
 * The ledger of the merged run up to the point where findings are collected: everything that happened in the shards, with
 * the new names. Slots that are neither stored nor given up there are given up here, because nobody will answer them any
 * more.
 */
export function takenLedger(
  shards: readonly Shard[],
  taken: readonly TakenSlot[],
  at: string,
): LedgerEvent[] {
  const names = new Map(taken.map(({ from, slot }) => [from.slot, slot.slot]));
  const open = taken.filter(({ shard, from }) =>
    shard.run.states.some(({ slot, status }) => slot.slot === from.slot && status === 'pending'),
  );
  const planned = (phase: Phase): LedgerEvent => ({
    at,
    kind: 'planned',
    phase,
    slots: taken.filter(({ from }) => from.phase === phase).map(({ slot }) => slot.slot),
    uncovered: shards.flatMap(({ run }) =>
      eventsOf(run.ledger, 'planned').flatMap((event) => (event.phase === phase ? event.uncovered : [])),
    ),
  });
  return [
    planned('summary'),
    planned('review'),
    ...(shards.some(({ run }) => phasesOf(run.file).includes('sources')) ? [planned('sources')] : []),
    ...shards.flatMap((shard) => shard.run.ledger.flatMap((event) => takenEvent(shard, event, names))),
    ...(open.length === 0
      ? []
      : [{ at, kind: 'given-up' as const, slots: open.map(({ slot }) => slot.slot) }]),
    planned('score'),
  ];
}

/**
 * None for events that the merged run has of its own: plans and the end. A score that is not taken over keeps its old
 * name.
 */
function takenEvent(
  shard: Shard,
  event: LedgerEvent,
  names: ReadonlyMap<SlotName, SlotName>,
): readonly LedgerEvent[] {
  const named = (slot: SlotName): SlotName => names.get(slot) ?? slot;
  switch (event.kind) {
    case 'planned':
    case 'sealed':
    case 'finished':
      return [];
    case 'offered':
    case 'given-up':
    case 'reopened':
      return [{ ...event, slots: event.slots.map(named) }];
    case 'dispatched':
    case 'lost':
      return [{ ...event, slot: named(event.slot) }];
    case 'stored':
      return [{ ...event, slot: named(event.slot), agentId: takenAgent(shard, event.agentId) }];
    case 'accepted':
    case 'sent-back':
    case 'refused': {
      const slot = event.slot === undefined ? {} : { slot: named(event.slot) };
      const agent = event.agentId === undefined ? {} : { agentId: takenAgent(shard, event.agentId) };
      return [{ ...event, ...slot, ...agent }];
    }
    case 'look':
    case 'ignored':
      return [{ ...event, agentId: takenAgent(shard, event.agentId) }];
    case 'denied':
      return [event];
  }
}
