import type { SlotFile } from '../../contracts/files/run-files.ts';
import type { Lens, Phase } from '../../contracts/vocabulary.ts';
import { withRules } from '../../run/stored/material.ts';
import type { Packet } from '../../packets/packet.ts';
import type { Clean, Material } from '../../packets/material.ts';
import { eventsOf } from '../../run/ledger/ledger.ts';
import { summarySlots } from '../phases/prepare-phase.ts';
import { reviewSlots } from '../phases/review-slots.ts';
import { storedSummary } from '../../run/slots/stored-summary.ts';
import { slotNames } from '../../run/slots/write-slots.ts';
import { editedShard } from './one-plan.ts';
import type { Shard } from './shard.ts';

/**
 * Requires that the slots are the ones that this program plans from the shard's input: which agent is shown which hunks.
 * The coverage rests on them, and nothing else says what a reviewer was shown.
 *
 * Compares bytes and not text: when a content contains the run's nonce, a fresh one of the same length is drawn.
 *
 * @throws merge/edited-shard
 */
export async function requirePlannedSlots(shard: Shard): Promise<void> {
  const planned = new Set(eventsOf(shard.run.ledger, 'planned').map(({ phase }) => phase));
  if (!planned.has('summary')) return;
  // The reviewers' packets were made without a summary when it was stored later.
  const summaries = [await storedSummary(shard.run), null];
  const phases = REVIEWING.filter((phase) => planned.has(phase));
  const expected = summaries.map((summary) => expectedSlots(shard, summary, phases));
  const found = JSON.stringify(foundSlots(shard));
  if (!expected.some((one) => JSON.stringify(one) === found)) {
    throw editedShard(shard, 'its slots are not those that are planned for this part of the change');
  }
}

const REVIEWING = ['review', 'sources'] as const;

type Summary = Awaited<ReturnType<typeof storedSummary>>;

function expectedSlots(
  { run, files, rules, facts, past }: Shard,
  summary: Summary,
  phases: readonly (typeof REVIEWING)[number][],
): unknown {
  const { file } = run;
  const material = withRules({ files, ...facts }, rules) satisfies Clean<Material>;
  const { carried } = past;
  const nextSlot = slotNames(file, []);
  const first = summarySlots(file, material, carried, nextSlot).map(({ packet }) => shape(packet));
  const built = phases.map((phase) => ({
    phase,
    ...reviewSlots(file, { material, summary, carried }, nextSlot, phase),
  }));
  return [
    [
      ...first,
      ...built.flatMap(({ phase, slots }) =>
        slots.map(({ packet, lenses }) => shape({ ...packet, phase, lenses })),
      ),
    ],
    built.flatMap(({ uncovered }) => uncovered.map(({ hunk, why }) => ({ hunk, why }))),
  ];
}

function foundSlots({ run }: Shard): unknown {
  const slots = run.slots.filter(({ phase }) => phase !== 'score');
  const uncovered = eventsOf(run.ledger, 'planned').flatMap((event) => event.uncovered);
  return [slots.map((slot) => shape({ ...slot, bytes: slot.packet.bytes })), uncovered];
}

type Shaped = Omit<Packet, 'text'> & {
  readonly phase?: Phase;
  readonly lenses?: readonly Lens[] | undefined;
};

/**
 * What sources are told of others counts in their bytes. Room is reserved for it, so the hunks they are shown do not
 * depend on it.
 */
function shape({
  slot,
  agent,
  lenses = [],
  phase,
  hunks,
  paths,
  bytes,
}: Shaped | (SlotFile & { bytes: number })) {
  return [slot, agent, lenses, hunks, paths, phase === 'sources' ? null : bytes];
}
