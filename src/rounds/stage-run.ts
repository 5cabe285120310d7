import { currentRound } from '../audit/fold/audit-state.ts';
import type { IdleRole } from '../contracts/files/audit-files.ts';
import type { RunFile } from '../contracts/files/run-files.ts';
import type { RunKind } from '../contracts/vocabulary.ts';
import { commitNamed } from '../gather/target/revisions.ts';
import { now } from '../io/clock.ts';
import { fingerprintRepository } from '../io/git/on-disk/fingerprint.ts';
import { randomHex, randomId } from '../io/random.ts';
import { VERSION } from '../kernel/version.ts';
import type { FixInput } from '../packets/audit/fix-packet.ts';
import type { Revision, Sides } from '../scope/revision.ts';
import { createRun } from '../run/stored/create-run.ts';
import { runPaths, type RunPaths } from '../run/stored/layout.ts';
import { noncesOf, taskOf } from '../review/planning/packet-task.ts';
import { settingsOf } from '../review/planning/settings.ts';
import { writeStamped } from '../run/ledger/stamped.ts';
import { workTreeOf } from '../run/stored/work-tree-of.ts';
import { slotNames, writeSlots, type NewSlot } from '../run/slots/write-slots.ts';
import { noteInRound } from './stored/note-in-round.ts';
import type { Audit } from './stored/open-audit.ts';

export type StageRequest = {
  readonly kind: Exclude<RunKind, 'review'>;
  readonly title: string;
  readonly sides: Sides;
  readonly treeRoot: string;
  /** Findings that share the call. Undefined when there is only one, or none. */
  readonly subjects?: readonly string[] | undefined;
};

/** The run of one stage, before it is written. */
export function stageRunFile(
  { file, state }: Pick<Audit, 'file' | 'state'>,
  { kind, title, sides, treeRoot, subjects }: StageRequest,
): RunFile {
  const { audit, fix } = file.settings.models;
  // The first hunt is counted before any round.
  const round = currentRound(state)?.round ?? 1;
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
    audit: {
      ...{ audit: file.audit, round, work_tree: file.work_tree },
      ...(subjects === undefined ? {} : { subjects: [...subjects] }),
    },
  };
}

/** What each packet of a new run begins with. */
export function packetStart(run: RunFile): Pick<FixInput, 'task' | 'nonces' | 'nextSlot'> {
  return { task: taskOf(run), nonces: noncesOf(run), nextSlot: slotNames(run, []) };
}

/** One commit of the audit's branch as a side of a run. */
export async function auditSide({ home }: Pick<Audit, 'home'>, sha: string, why: string): Promise<Revision> {
  return { ...(await commitNamed(home, sha)), label: 'the audit’s branch', why };
}

export type Stage = {
  readonly phase: 'hunt' | 'triage' | 'fix' | 'verify';
  /** The finding that a fix is about, or the first one of a shared call. Otherwise empty. */
  readonly subject: string;
  readonly slots: readonly NewSlot[];
  /** Roles of a hunt that have no slot. */
  readonly idle?: readonly IdleRole[];
  /** Writes the run's other files, before the slots make it count. */
  readonly also?: (paths: RunPaths) => Promise<void>;
};

/**
 * Writes the run of a stage with its slots, and notes it in the journal. A run that the journal does not name does not
 * exist.
 */
export async function planStage(
  audit: Audit,
  run: RunFile,
  { phase, subject, slots, idle = [], also }: Stage,
): Promise<void> {
  const paths = runPaths(run.top, run.run);
  await createRun(run, paths);
  await writeStamped(paths.fingerprint, run, await fingerprintRepository(await workTreeOf(run)));
  await also?.(paths);
  await writeSlots(paths, run, phase, slots, []);
  const { subjects } = run.audit ?? {};
  const shared = subjects === undefined ? {} : { subjects };
  const unsent = idle.length === 0 ? {} : { idle: [...idle] };
  await noteInRound(audit, { kind: 'planned', stage: phase, run: run.run, subject, ...shared, ...unsent });
}
