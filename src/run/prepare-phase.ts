import type { RunFile } from '../contracts/run-files.ts';
import type { Summary } from '../contracts/summary.ts';
import type { Lens, Phase } from '../contracts/vocabulary.ts';
import type { Clean, Material } from '../packets/material.ts';
import type { Uncovered } from '../packets/packet.ts';
import { buildReviewPackets } from '../packets/review-packets.ts';
import { buildSummaryPacket } from '../packets/summary-packet.ts';
import { readMaterial } from './material.ts';
import type { Run } from './open-run.ts';
import { noncesOf, taskOf } from './packet-task.ts';
import { prepareScores } from './prepare-scores.ts';
import { corrupt } from './run-json.ts';
import { storedSummary } from './stored-summary.ts';
import { slotNames, writeSlots, type NewSlot } from './write-slots.ts';

/** Makes the slots of a phase from what the phases before it have stored. */
export async function preparePhase(run: Run, phase: Phase): Promise<void> {
  if (phase !== 'summary' && phase !== 'review' && phase !== 'score')
    throw corrupt(run.paths.run, 'was never planned to its end');
  const material = await readMaterial(run.paths, run.file);
  switch (phase) {
    case 'summary': {
      const packet = summaryPacket(run.file, material, slotNames(run.file, run.ledger));
      return writeSlots(run.paths, run.file, phase, [{ packet }], []);
    }
    case 'review': {
      const summary = await storedSummary(run);
      const { slots, uncovered } = reviewSlots(run.file, material, summary, slotNames(run.file, run.ledger));
      return writeSlots(run.paths, run.file, phase, slots, uncovered);
    }
    case 'score':
      return prepareScores(run, material);
  }
}

export function summaryPacket(
  run: RunFile,
  material: Clean<Material>,
  nextSlot: () => string,
): NewSlot['packet'] {
  return buildSummaryPacket({
    task: taskOf(run),
    title: run.title,
    material,
    nonces: noncesOf(run),
    nextSlot,
  });
}

/** The packets of every lens that has work. Also used by `plan` to count what a review will take. */
export function reviewSlots(
  run: RunFile,
  material: Clean<Material>,
  summary: Clean<Summary> | null,
  nextSlot: () => string,
): { readonly slots: readonly NewSlot[]; readonly uncovered: readonly Uncovered[] } {
  const built = workingLenses(run).map((lens) =>
    buildReviewPackets({ lens, task: taskOf(run), material, summary, nonces: noncesOf(run), nextSlot }),
  );
  return {
    slots: built.flatMap(({ packets }) => packets.map((packet) => ({ packet }))),
    uncovered: built.flatMap(({ uncovered }) => uncovered),
  };
}

export function workingLenses({ settings, lenses_without_work }: RunFile): Lens[] {
  return settings.lenses.filter((lens) => !lenses_without_work.some((idle) => idle.lens === lens));
}
