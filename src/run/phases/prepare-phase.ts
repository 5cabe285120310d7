import type { RunFile } from '../../contracts/run-files.ts';
import type { Summary } from '../../contracts/summary.ts';
import type { Lens, Phase } from '../../contracts/vocabulary.ts';
import { carriedFor, type ReviewedHunk } from '../../packets/hunk-keys.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Clean, Material } from '../../packets/material.ts';
import type { Uncovered } from '../../packets/packet.ts';
import { buildReviewPackets } from '../../packets/review-packets.ts';
import { hunkIds } from '../../packets/shown-files.ts';
import { buildSummaryPacket } from '../../packets/summary-packet.ts';
import { readMaterial } from '../stored/material.ts';
import { readPast } from '../remembered/memory.ts';
import type { Run } from '../stored/open-run.ts';
import { noncesOf, taskOf } from '../planning/packet-task.ts';
import { prepareScores } from './prepare-scores.ts';
import { corrupt } from '../stored/run-json.ts';
import { storedSummary } from '../stored/stored-summary.ts';
import { slotNames, writeSlots, type NewSlot } from '../stored/write-slots.ts';
import { ownOf, ownPaths } from '../shards/own-files.ts';

/** Makes the slots of a phase from what the phases before it have stored. */
export async function preparePhase(run: Run, phase: Phase): Promise<void> {
  if (phase !== 'summary' && phase !== 'review' && phase !== 'score')
    throw corrupt(run.paths.run, 'was never planned to its end');
  const material = await readMaterial(run.paths, run.file);
  switch (phase) {
    case 'summary': {
      const { carried } = await readPast(run.paths, run.file);
      const slots = summarySlots(run.file, material, carried, slotNames(run.file, run.ledger));
      return writeSlots(run.paths, run.file, phase, slots, []);
    }
    case 'review': {
      const summary = await storedSummary(run);
      const { carried } = await readPast(run.paths, run.file);
      const nextSlot = slotNames(run.file, run.ledger);
      const { slots, uncovered } = reviewSlots(run.file, { material, summary, carried }, nextSlot);
      return writeSlots(run.paths, run.file, phase, slots, uncovered);
    }
    case 'score':
      return prepareScores(run, material);
  }
}

/**
 * The summarizer's slot, or none: where a reviewer says what the change is for, or when every hunk is carried over for every
 * lens and nobody would read the summary.
 */
export function summarySlots(
  run: RunFile,
  material: Clean<Material>,
  carried: readonly ReviewedHunk[],
  nextSlot: () => string,
): readonly NewSlot[] {
  if (run.settings.calls?.summary === false) return [];
  const files = ownOf(run, material.files);
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

export type ReviewGiven = {
  readonly material: Clean<Material>;
  readonly summary: Clean<Summary> | null;
  /** Of all lenses. */
  readonly carried: readonly ReviewedHunk[];
};

/** The packets of every lens that has work. Also used by `plan` to count what a review will take. */
export function reviewSlots(
  run: RunFile,
  { material, summary, carried }: ReviewGiven,
  nextSlot: () => string,
): { readonly slots: readonly NewSlot[]; readonly uncovered: readonly Uncovered[] } {
  const built = workingLenses(run).map((lens) =>
    buildReviewPackets({
      lens,
      task: taskOf(run),
      material,
      summary,
      nonces: noncesOf(run),
      nextSlot,
      carried: carriedFor(lens, carried),
      unused: unusedBy(run, lens),
      only: ownPaths(run),
    }),
  );
  return {
    slots: built.flatMap(({ packets }) => packets.map((packet) => ({ packet }))),
    uncovered: built.flatMap(({ uncovered }) => uncovered),
  };
}

/** The changed files that a lens is not sent. */
function unusedBy({ not_sent = [] }: RunFile, lens: Lens): ReadonlySet<RepoPath> {
  return new Set(not_sent.flatMap((one) => (one.lens === lens ? [one.path as RepoPath] : [])));
}

export function workingLenses({ settings, lenses_without_work }: RunFile): Lens[] {
  return settings.lenses.filter((lens) => !lenses_without_work.some((idle) => idle.lens === lens));
}
