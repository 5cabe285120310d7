import type { RunFile } from '../../contracts/files/run-files.ts';
import type { Phase } from '../../contracts/vocabulary.ts';
import { carriedFor, type ReviewedHunk } from '../../packets/hunks/hunk-keys.ts';
import type { Clean, Material } from '../../packets/material.ts';
import { hunkIds } from '../../packets/hunks/shown-files.ts';
import { buildSummaryPacket } from '../../packets/review/summary-packet.ts';
import { readMaterial } from '../../run/stored/material.ts';
import { readPast } from '../../run/remembered/memory.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { noncesOf, taskOf } from '../planning/packet-task.ts';
import { prepareScores } from './prepare-scores.ts';
import { raisedSoFar } from '../ending/raised-so-far.ts';
import { reviewSlots, unusedBy, workingLenses } from './review-slots.ts';
import { corrupt } from '../../run/stored/run-json.ts';
import { storedSummary } from '../../run/slots/stored-summary.ts';
import { slotNames, writeSlots, type NewSlot } from '../../run/slots/write-slots.ts';
import { ownFiles } from '../shards/files-of-shard.ts';

/** Makes the slots of a phase from what the earlier phases have stored. */
export async function preparePhase(run: Run, phase: Phase): Promise<void> {
  if (phase !== 'summary' && phase !== 'review' && phase !== 'sources' && phase !== 'score')
    throw corrupt(run.paths.run, 'was never planned completely');
  const material = await readMaterial(run.paths, run.file);
  switch (phase) {
    case 'summary': {
      const { carried } = await readPast(run.paths, run.file);
      const slots = summarySlots(run.file, material, carried, slotNames(run.file, run.ledger));
      return writeSlots(run.paths, run.file, phase, slots, []);
    }
    case 'review':
    case 'sources': {
      const summary = await storedSummary(run);
      const { carried } = await readPast(run.paths, run.file);
      const raised = phase === 'sources' ? { raised: await raisedSoFar(run) } : {};
      const nextSlot = slotNames(run.file, run.ledger);
      const given = { material, summary, carried, ...raised };
      const { slots, uncovered } = reviewSlots(run.file, given, nextSlot, phase);
      return writeSlots(run.paths, run.file, phase, slots, uncovered);
    }
    case 'score':
      return prepareScores(run, material);
  }
}

/**
 * The summarizer's slot. There is none when a reviewer states what the change is for, or when every hunk is carried over
 * for every lens, so that nobody would read the summary.
 */
export function summarySlots(
  run: RunFile,
  material: Clean<Material>,
  carried: readonly ReviewedHunk[],
  nextSlot: () => string,
): readonly NewSlot[] {
  if (!run.settings.calls.summary) return [];
  const files = ownFiles(run, material.files);
  const isDone = workingLenses(run).every((lens) => {
    const [done, unused] = [carriedFor(lens, carried), unusedBy(run, lens)];
    return hunkIds(files.filter(({ path }) => !unused.has(path))).every((hunk) => done.has(hunk));
  });
  if (isDone) return [];
  const packet = buildSummaryPacket({
    task: taskOf(run),
    title: run.title,
    material,
    nonces: noncesOf(run),
    nextSlot,
  });
  return [{ packet }];
}
