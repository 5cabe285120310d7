import { join } from 'node:path';
import type { RunFile } from '../../contracts/files/run-files.ts';
import { listNames, readTextIfAny } from '../../io/files/files.ts';
import type { Repository } from '../../io/git/git.ts';
import { Failure } from '../../kernel/failure.ts';
import { compareText } from '../../kernel/order.ts';
import { runPaths, type RunPaths } from '../stored/layout.ts';
import { readLedger } from '../ledger/ledger.ts';
import { readMemory, type Memory } from './memory.ts';
import { corrupt, parsedJson, readRunJson } from '../stored/run-json.ts';
import { ending, requireSealed } from '../ledger/sealed-files.ts';

export type LastRun = {
  /** The newest complete run of the same thing; undefined when there is none. */
  readonly last: { readonly file: RunFile; readonly memory: Memory } | undefined;
  /** Runs that this review could not continue from, and why. */
  readonly warnings: readonly string[];
};

/**
 * The run that a review of a target continues from: of these earlier ones, newest first, the newest whose report is complete.
 * Incomplete, failed and unfinished runs do not count. One that cannot be read is reported and ends the search: nobody knows
 * what it listed, and an older run may lack it.
 */
export async function lastOf(repository: Repository, files: readonly RunFile[]): Promise<LastRun> {
  for (const file of files) {
    const paths = runPaths(repository.top, file.run);
    try {
      if ((await reportedStatus(paths.report)) !== 'complete') continue;
      await requireEnded(paths);
      return { last: { file, memory: await readMemory(paths, file) }, warnings: [] };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { last: undefined, warnings: [`run ${file.run} cannot be continued: ${error.message}`] };
    }
  }
  return { last: undefined, warnings: [] };
}

/** Every review of the repository and every shard of one, newest first. `correctless status` reports folders that are not runs. */
export async function allReviews(repository: Repository): Promise<RunFile[]> {
  const names = await listNames(join(repository.top, '.correctless', 'runs'));
  const files = await Promise.all(names.map((name) => runFileIfAny(repository, name)));
  return files
    .filter((file) => file !== undefined)
    .filter((file) => file.kind === 'review' && file.top === repository.top)
    .toSorted(newestFirst);
}

/** A merged run is as old as the last of its shards, and comes before it because it holds what that shard says. */
export function newestFirst(a: Ordered, b: Ordered): number {
  const parts = Number(a.merged === undefined) - Number(b.merged === undefined);
  return compareText(b.planned_at, a.planned_at) || parts || compareText(a.run, b.run);
}

type Ordered = Pick<RunFile, 'run' | 'planned_at' | 'merged'>;

async function runFileIfAny(repository: Repository, name: string): Promise<RunFile | undefined> {
  const file = await readRunJson(runPaths(repository.top, name).run, 'run').catch((error: unknown) => {
    if (error instanceof Failure) return undefined;
    throw error;
  });
  return file?.run === name ? file : undefined;
}

/** What is carried over is not reviewed again, so only the run itself may have written it. Throws `run/corrupt`. */
async function requireEnded(paths: RunPaths): Promise<void> {
  const ledger = await readLedger(paths);
  requireSealed(paths, ledger);
  const files = ending(ledger)?.files ?? {};
  if (!('report.json' in files && 'memory.json' in files))
    throw corrupt(paths.ledger, 'has no record of an end');
}

/** Undefined without a report. Only the status is read: a report of another version may have another shape. */
export async function reportedStatus(report: string): Promise<unknown> {
  const text = await readTextIfAny(report);
  if (text === undefined) return undefined;
  return (parsedJson(report, text) as { readonly status?: unknown } | null)?.status ?? null;
}
