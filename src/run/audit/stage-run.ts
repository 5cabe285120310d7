import type { RunFile } from '../../contracts/run-files.ts';
import type { Phase, RunKind } from '../../contracts/vocabulary.ts';
import { now } from '../../io/clock.ts';
import { fingerprintRepository } from '../../io/fingerprint.ts';
import { randomHex, randomId } from '../../io/random.ts';
import { openRepository } from '../../io/repository.ts';
import type { Repository } from '../../io/git.ts';
import { VERSION } from '../../kernel/version.ts';
import type { Sides } from '../../scope/revision.ts';
import { createRun } from '../create-run.ts';
import { runPaths, type RunPaths } from '../layout.ts';
import { settingsOf } from '../settings.ts';
import { writeStamped } from '../stamped.ts';
import { writeSlots, type NewSlot } from '../write-slots.ts';
import type { Audit } from './open-audit.ts';

export type StageRequest = {
  readonly kind: Exclude<RunKind, 'review'>;
  readonly round: number;
  readonly title: string;
  readonly sides: Sides;
  readonly treeRoot: string;
};

/** The run of one stage, before it is written. */
export function stageRunFile(
  { file }: Audit,
  { kind, round, title, sides, treeRoot }: StageRequest,
): RunFile {
  const { audit, fix } = file.settings.models;
  const settings = settingsOf({ models: { audit, fix, review: audit } }, { noRules: true });
  return {
    layout: 1,
    kind,
    run: randomId(),
    version: VERSION,
    planned_at: now(),
    captured: file.captured,
    top: file.top,
    title,
    scope_note: `${title} of audit ${file.audit}, round ${round}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: randomHex(16),
    settings: { ...settings, lenses: [] },
    lenses_without_work: [],
    warnings: [],
    audit: { audit: file.audit, round, work_tree: file.work_tree },
  };
}

/** Writes the run with its slots. `also` writes what else belongs to it before the slots make it count. */
export async function writeStage(
  run: RunFile,
  phase: Phase,
  slots: readonly NewSlot[],
  also: (paths: RunPaths) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const paths = runPaths(run.top, run.run);
  await createRun(run, paths);
  await writeStamped(paths.fingerprint, run, await fingerprintRepository(await workTreeOf(run)));
  await also(paths);
  await writeSlots(paths, run, phase, slots, []);
}

/** The work tree in which an audit's fixes are made; of any other run, the user's own. */
export async function workTreeOf({ audit, top }: RunFile): Promise<Repository> {
  return openRepository(audit?.work_tree ?? top);
}
