import type { Report } from '../../contracts/files/report.ts';
import type { RunFile, SlotFile } from '../../contracts/files/run-files.ts';
import type { AskedFinding } from '../../contracts/replies/score.ts';
import type { MergedFinding } from '../../findings/lifecycle.ts';
import { now } from '../../io/clock.ts';
import { writeFileAtomically } from '../../io/files/files.ts';
import type { Repository } from '../../io/git/git.ts';
import { materializeTree } from '../../io/materialized/materialize.ts';
import { requireCacheOutside } from '../planning/plan-facts.ts';
import { collectFindings } from '../ending/collect-findings.ts';
import { createRun, requireRealFolders } from '../../run/stored/create-run.ts';
import { finishRun } from '../ending/finish-run.ts';
import { writeChained } from '../../run/ledger/chained-lines.ts';
import { runPaths, type RunPaths } from '../../run/stored/layout.ts';
import { readMaterial } from '../../run/stored/material.ts';
import { openRun, type Run } from '../../run/stored/open-run.ts';
import { jsonText } from '../../run/stored/run-json.ts';
import { giveUpWaiting } from '../phases/advance.ts';
import { prepareScores } from '../phases/prepare-scores.ts';
import { sealPlanned } from '../../run/ledger/sealed-files.ts';
import { slotStates } from '../../run/slots/slot-state.ts';
import { copyContext, copySlot } from './copy-shards.ts';
import { mergedFile } from './merged-file.ts';
import { requireOnePlan } from './one-plan.ts';
import { readTruth } from './read-truth.ts';
import type { Shard } from './shard.ts';
import { takenLedger, takenSlots, type TakenSlot } from './take-over.ts';
import { verifyShard, type ScoredThere } from './verify-shard.ts';

export type MergeRequest = {
  readonly repository: Repository;
  /** In the order of their numbers. */
  readonly shards: readonly [Shard, ...Shard[]];
  readonly cacheRoot: string;
};

export type Merged = { readonly run: Run; readonly report: Report; readonly missing: readonly number[] };

/**
 * Makes one run of the stored replies of all shards, and finishes it by the same steps as any other: evidence,
 * duplicates, limits and the report are computed again over all of them. The conclusions of a single shard are not read.
 *
 * A finding that no shard has scored is a gap until `next RUN --retry` has it scored.
 *
 * @throws merge/*, run/corrupt, environment/*
 */
export async function mergeShards({ repository, shards, cacheRoot }: MergeRequest): Promise<Merged> {
  const missing = requireOnePlan(shards);
  requireCacheOutside(repository, cacheRoot);
  const truth = await readTruth(repository, shards[0]);
  const scored: ScoredThere[] = [];
  for (const shard of shards) scored.push(await verifyShard(shard, truth));

  const { head } = shards[0].run.file;
  const treeRoot = await materializeTree(repository, head.tree, cacheRoot);
  const file = mergedFile(repository, shards, { missing, treeRoot });
  await assemble(repository, file, shards, new Map(scored.flatMap((one) => [...one])));

  const run = await openRun(repository, file.run);
  await prepareScores(run, await readMaterial(run.paths, run.file));
  await giveUpWaiting(await openRun(repository, file.run));
  const whole = await openRun(repository, file.run);
  return { run: whole, report: await finishRun(whole), missing };
}

/** `run.json` comes last: a merge that dies before it leaves no run. */
async function assemble(
  repository: Repository,
  file: RunFile,
  shards: MergeRequest['shards'],
  scored: ScoredThere,
): Promise<void> {
  await requireRealFolders(repository.top);
  const paths = runPaths(repository.top, file.run);
  await copyContext(repository, file, paths, shards);
  const taken = takenSlots(file, shards);
  const ledger = takenLedger(shards, taken, now());
  for (const one of taken) await copySlot(paths, one);
  const slots = taken.map(({ slot }) => slot);
  const collected = await collectFindings({
    ...{ repository, file, paths, ledger, slots },
    states: slotStates(slots, ledger),
  });
  await writeSlotFiles(paths, bindScores(taken, scored, collected.toScore));
  await writeChained(paths.ledger, ledger);
  await createRun(file, paths);
  await sealPlanned(paths);
}

/** Slots with the findings that the scores taken over are about. A finding may have another id among those of all shards. */
function bindScores(
  taken: readonly TakenSlot[],
  scored: ScoredThere,
  toScore: readonly MergedFinding[],
): readonly SlotFile[] {
  const fingerprints = new Map(toScore.map((finding) => [identityOf(finding), finding.fingerprint]));
  return taken.map(({ from, slot }) => {
    if (slot.findings === undefined) return slot;
    const named = ({ id }: AskedFinding): AskedFinding => {
      const finding = scored.get(from.slot)?.get(id);
      return { id, fingerprint: (finding && fingerprints.get(identityOf(finding))) ?? null };
    };
    return { ...slot, findings: slot.findings.map(named) };
  });
}

function identityOf({ slot, lens, claim }: MergedFinding): string {
  return JSON.stringify([slot, lens, claim]);
}

async function writeSlotFiles(paths: RunPaths, slots: readonly SlotFile[]): Promise<void> {
  for (const [index, slot] of slots.entries())
    await writeFileAtomically(paths.slot(index + 1), jsonText(slot));
}
