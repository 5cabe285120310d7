import type { SlotFile } from '../../contracts/run-files.ts';
import { withRules } from '../stored/material.ts';
import type { Packet } from '../../packets/packet.ts';
import type { Clean, Material } from '../../packets/material.ts';
import { eventsOf } from '../stored/ledger.ts';
import { reviewSlots, summarySlots } from '../phases/prepare-phase.ts';
import { storedSummary } from '../stored/stored-summary.ts';
import { slotNames } from '../stored/write-slots.ts';
import { edited } from './one-plan.ts';
import type { Shard } from './shard.ts';

/**
 * Requires the slots that this program plans from what the shard was given: which agent is shown which hunks. The
 * coverage rests on them, and nothing else says what a reviewer was shown.
 *
 * Bytes are compared and not text: where a content holds the nonce of the run, a fresh one of the same length is drawn.
 *
 * @throws merge/edited-shard
 */
export async function requirePlannedSlots(shard: Shard): Promise<void> {
  const planned = new Set(eventsOf(shard.run.ledger, 'planned').map(({ phase }) => phase));
  if (!planned.has('summary')) return;
  // The reviewers' packets were made without a summary where it was stored only later.
  const summaries = [await storedSummary(shard.run), null];
  const expected = summaries.map((summary) => expectedSlots(shard, summary, planned.has('review')));
  const found = JSON.stringify(foundSlots(shard));
  if (!expected.some((one) => JSON.stringify(one) === found)) {
    throw edited(shard, 'its slots are not those that are planned for this part of the change');
  }
}

type Summary = Awaited<ReturnType<typeof storedSummary>>;

function expectedSlots(
  { run, files, rules, facts, past }: Shard,
  summary: Summary,
  hasReview: boolean,
): unknown {
  const { file } = run;
  const material = withRules({ files, ...facts }, rules) satisfies Clean<Material>;
  const { carried } = past;
  const nextSlot = slotNames(file, []);
  const first = summarySlots(file, material, carried, nextSlot).map(({ packet }) => shape(packet));
  if (!hasReview) return [first, []];
  const { slots, uncovered } = reviewSlots(file, { material, summary, carried }, nextSlot);
  return [
    [...first, ...slots.map(({ packet }) => shape(packet))],
    uncovered.map(({ hunk, why }) => ({ hunk, why })),
  ];
}

function foundSlots({ run }: Shard): unknown {
  const slots = run.slots.filter(({ phase }) => phase === 'summary' || phase === 'review');
  const uncovered = eventsOf(run.ledger, 'planned').flatMap((event) => event.uncovered);
  return [slots.map((slot) => shape({ ...slot, bytes: slot.packet.bytes })), uncovered];
}

function shape({ slot, agent, hunks, paths, bytes }: Omit<Packet, 'text'> | (SlotFile & { bytes: number })) {
  return [slot, agent, hunks, paths, bytes];
}
