import { auditOfTree, auditTreeNotice } from './audit-tree.ts';
import { join } from 'node:path';
import type { RunFile, SlotFile } from '../../contracts/files/run-files.ts';
import type { LedgerEvent } from '../../contracts/files/ledger-event.ts';
import type { SlotName } from '../../contracts/shapes.ts';
import type { Repository } from '../../io/git/git.ts';
import { listNames } from '../../io/files/files.ts';
import { isFile } from '../../io/own/places.ts';
import { Failure } from '../../kernel/failure.ts';
import { compareText } from '../../kernel/order.ts';
import { runPaths, slotParts, type RunPaths } from './layout.ts';
import { eventsOf, readLedger } from '../ledger/ledger.ts';
import { corrupt, readRunJson } from './run-json.ts';
import { requireReplies, requireSealed } from '../ledger/sealed-files.ts';
import type { Trust } from '../ledger/seal.ts';
import { slotStates, type SlotState } from '../slots/slot-state.ts';
import { requireUntracked } from './untracked.ts';

/** A run as it is on disk. */
export type Run = {
  readonly repository: Repository;
  readonly file: RunFile;
  readonly paths: RunPaths;
  readonly ledger: readonly LedgerEvent[];
  readonly slots: readonly SlotFile[];
  readonly states: readonly SlotState[];
};

/**
 * Opens a run by its name.
 *
 * @throws run/unknown, run/corrupt, run/foreign, run/tracked, run/other-repository
 */
export async function openRun(repository: Repository, name: string): Promise<Run> {
  await requireUntracked(repository);
  const paths = runPaths(repository.top, name);
  if (!/^[a-z0-9]{4,16}$/.test(name) || !(await isFile(paths.run))) throw await unknownRun(repository, name);
  const file = await readRunJson(paths.run, 'run');
  if (file.run !== name) throw corrupt(paths.run, `belongs to run ${file.run}`);
  if (file.top !== repository.top) {
    throw new Failure(
      'run/other-repository',
      `run ${name} was made for ${file.top}, this is ${repository.top}`,
      {
        hint: 'start a new run here with: correctless plan; or, if you carried it here yourself, name its folder: correctless merge FOLDER',
      },
    );
  }
  return runAt(repository, file, paths);
}

/**
 * The run whose files are in that folder. Throws `run/corrupt`, and `run/foreign` for a run that this user did not write,
 * unless the user named it to be trusted.
 */
export async function runAt(
  repository: Repository,
  file: RunFile,
  paths: RunPaths,
  trust: Trust = 'own',
): Promise<Run> {
  const ledger = await readLedger(paths, trust);
  requireSealed(paths, ledger);
  requireReplies(paths, ledger);
  const slots = await readSlots(file, paths, ledger);
  return { repository, file, paths, ledger, slots, states: slotStates(slots, ledger) };
}

/** The slots in the ledger. Any other file in the folder belongs to an interrupted planning. */
async function readSlots(
  file: RunFile,
  paths: RunPaths,
  ledger: readonly LedgerEvent[],
): Promise<SlotFile[]> {
  const names = [...new Set(countingPlans(ledger).flatMap((event) => event.slots))];
  return Promise.all(
    names.map(async (name) => {
      const number = slotParts(name)?.number ?? 0;
      const slot = await readRunJson(paths.slot(number), 'slot');
      if (slot.slot !== name || slot.base !== file.base.tree || slot.head !== file.head.tree) {
        throw corrupt(paths.slot(number), `does not belong to slot ${name} of this run`);
      }
      return slot;
    }),
  );
}

/**
 * All plans, except that an earlier planning of scores keeps only the slots that were stored: the later one replaces the
 * rest.
 */
function countingPlans(ledger: readonly LedgerEvent[]): readonly { readonly slots: readonly SlotName[] }[] {
  const plans = eventsOf(ledger, 'planned');
  const lastScores = plans.findLast((plan) => plan.phase === 'score');
  const stored = new Set(eventsOf(ledger, 'stored').map((event) => event.slot));
  return plans.map((plan) =>
    plan.phase === 'score' && plan !== lastScores
      ? { slots: plan.slots.filter((slot) => stored.has(slot)) }
      : plan,
  );
}

/** A hint only gives the number when there are more runs than this. */
const NAMED = 10;

async function unknownRun(repository: Repository, name: string): Promise<Failure> {
  const known = (await listNames(join(repository.top, '.correctless', 'runs'))).toSorted(compareText);
  const tree = await auditOfTree(repository.top);
  return new Failure('run/unknown', `no run "${name}" in this repository`, {
    hint:
      tree !== undefined
        ? auditTreeNotice(tree)
        : known.length === 0
          ? 'start one with: correctless plan'
          : `runs here: ${known.slice(0, NAMED).join(', ')}${known.length > NAMED ? `, and ${known.length - NAMED} more` : ''}`,
  });
}
