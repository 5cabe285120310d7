import type { Report } from '../../contracts/files/report.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import { Failure } from '../../kernel/failure.ts';
import { openRun, type Run } from '../stored/open-run.ts';
import { readReport } from '../stored/read-report.ts';
import { allReviews } from './last-run.ts';

/**
 * The complete reports of other reviews and shards of the same trees. Leaves out those that this run continues from or
 * was merged from.
 */
export async function reportsOfSameCommits({ repository, file }: Run): Promise<Report[]> {
  if (file.kind !== 'review') return [];
  const all = await allReviews(repository);
  const own = ownChain(file, all);
  const others = all.filter(
    ({ run, base, head }) => !own.has(run) && base.tree === file.base.tree && head.tree === file.head.tree,
  );
  const reports = await Promise.all(others.map(({ run }) => reportIfSealed(repository, run)));
  return reports.filter((report) => report !== undefined).filter(({ status }) => status === 'complete');
}

/** This run and those before it, each with its shards. What they listed is followed already. */
function ownChain(file: RunFile, all: readonly RunFile[]): ReadonlySet<string> {
  const own = new Set<string>();
  for (let one: RunFile | undefined = file; one !== undefined && !own.has(one.run);) {
    const { run, since, merged }: RunFile = one;
    for (const name of [run, ...(merged?.shards ?? []).map((shard) => shard.run)]) own.add(name);
    one = all.find((other) => other.run === since?.run);
  }
  return own;
}

/** Undefined for a run that cannot be read or was not written here. */
async function reportIfSealed(repository: Run['repository'], name: string): Promise<Report | undefined> {
  try {
    return await readReport(await openRun(repository, name));
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
