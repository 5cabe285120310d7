import { join } from 'node:path';
import type { Repository } from '../../io/git/git.ts';
import { listNames } from '../../io/files/files.ts';
import { compareText } from '../../kernel/order.ts';
import type { LedgerEvent } from '../../contracts/files/ledger-event.ts';
import { Failure } from '../../kernel/failure.ts';
import { runPaths, type RunPaths } from './layout.ts';
import { readLedger } from '../ledger/ledger.ts';
import { readRunJson, readRunJsonIfAny } from './run-json.ts';
import { ending, requireSealedFiles } from '../ledger/sealed-files.ts';
import { requireUntracked } from './untracked.ts';

export type ListedRun = {
  readonly run: string;
  readonly title: string;
  readonly planned_at: string;
  /** `unplanned`: planning was interrupted, so no agent was ever asked. */
  readonly status: 'open' | 'complete' | 'incomplete' | 'failed' | 'unplanned' | 'corrupt' | 'foreign';
  /** The audit that this run is a stage of. */
  readonly audit?: string;
};

/**
 * Every run of the repository, newest first. A run that cannot be read, or that this user did not write, is listed as
 * such, without anything that it says about itself. Throws run/tracked.
 */
export async function listRuns(repository: Repository): Promise<ListedRun[]> {
  await requireUntracked(repository);
  const names = await listNames(join(repository.top, '.correctless', 'runs'));
  const runs = await Promise.all(names.map((name) => listedRun(repository, name)));
  return runs.toSorted((a, b) => compareText(b.planned_at, a.planned_at) || compareText(a.run, b.run));
}

async function listedRun(repository: Repository, name: string): Promise<ListedRun> {
  const paths = runPaths(repository.top, name);
  try {
    if ((await readLedger(paths)).length === 0)
      return { run: name, title: '', planned_at: '', status: 'unplanned' };
    const ended = ending(await sealedLedger(paths)) !== undefined;
    const [{ title, planned_at, audit }, report, verdict] = await Promise.all([
      readRunJson(paths.run, 'run'),
      ended ? readRunJsonIfAny(paths.report, 'report') : undefined,
      ended ? readRunJsonIfAny(paths.verdict, 'validate-plan') : undefined,
    ]);
    return {
      run: name,
      title,
      planned_at,
      status: report?.status ?? (verdict === undefined ? 'open' : 'complete'),
      ...(audit === undefined ? {} : { audit: audit.audit }),
    };
  } catch (error) {
    const isForeign = error instanceof Failure && error.code === 'run/foreign';
    return { run: name, title: '', planned_at: '', status: isForeign ? 'foreign' : 'corrupt' };
  }
}

/** Compares only the files that the list is made of. Reading every file of a hundred runs would be slow. */
async function sealedLedger(paths: RunPaths): Promise<readonly LedgerEvent[]> {
  const ledger = await readLedger(paths);
  const ends = Object.keys(ending(ledger)?.files ?? {}).map((name) => join(paths.dir, name));
  requireSealedFiles(paths, ledger, [paths.run, ...ends.filter((path) => path !== paths.memory)]);
  return ledger;
}
