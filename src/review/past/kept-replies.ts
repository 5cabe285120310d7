import type { RunFile } from '../../contracts/files/run-files.ts';
import type { Repository } from '../../io/git/git.ts';
import { Failure } from '../../kernel/failure.ts';
import type { HunkKey, ReviewedHunk } from '../../packets/hunks/hunk-keys.ts';
import { reviewedByLens } from '../../report/build/coverage.ts';
import { claimsSoFar } from '../ending/collect-findings.ts';
import { reviewCalls } from '../ending/coverage-facts.ts';
import { reportedStatus } from '../../run/remembered/last-run.ts';
import { readPast, type Past } from '../../run/remembered/memory.ts';
import { withoutDoubtful } from '../../run/remembered/remember.ts';
import { runPaths } from '../../run/stored/layout.ts';
import { openRun, type Run } from '../../run/stored/open-run.ts';

/** What a run that is in progress, or that failed because the repository changed, leaves to the next one. */
export type KeptReplies = {
  readonly file: RunFile;
  /** All hunks of that run, whether or not a reviewer was asked about them. */
  readonly planned: readonly HunkKey[];
  readonly reviewed: readonly ReviewedHunk[];
};

export type Kept = { readonly kept: KeptReplies | undefined; readonly warnings: readonly string[] };

export const NOTHING_KEPT: Kept = { kept: undefined, warnings: [] };

/**
 * The replies of the newest of these runs of a target that was interrupted, failed or is still in progress. Its reviewers are not
 * asked again about hunks that are the same. An incomplete run does not count: `next --retry` retries what failed there.
 * A run that cannot be read ends the search, and nothing older is kept.
 *
 * @param than a complete run: reviews have already continued from anything older
 */
export async function keptReplies(
  repository: Repository,
  reviews: readonly RunFile[],
  than: RunFile | undefined,
): Promise<Kept> {
  for (const file of reviews) {
    if (than !== undefined && file.planned_at <= than.planned_at) break;
    try {
      const status = await reportedStatus(runPaths(repository.top, file.run).report);
      if (status !== undefined && status !== 'failed') continue;
      const run = await openRun(repository, file.run);
      const kept = await saidIn(run, await readPast(run.paths, file));
      if (kept.reviewed.length > 0) return { kept, warnings: [] };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { kept: undefined, warnings: [`replies of run ${file.run} cannot be kept: ${error.message}`] };
    }
  }
  return NOTHING_KEPT;
}

/** Includes what that run itself had kept from one before it. */
async function saidIn(run: Run, { keys, carried }: Past): Promise<KeptReplies> {
  const { file } = run;
  const hunks = [...new Set(keys.map(({ hunk }) => hunk))];
  const { dropped, unexamined } = await claimsSoFar(run);
  const all = reviewedByLens(hunks, file.settings.lenses, reviewCalls(run, unexamined));
  const done = withoutDoubtful(all, dropped);
  const names = new Set(done.map(({ lens, hunk }) => `${lens} ${hunk}`));
  const own = keys.filter(({ lens, hunk }) => names.has(`${lens} ${hunk}`));
  const earlier = file.kept === undefined ? [] : carried;
  return {
    file,
    planned: keys,
    reviewed: [...earlier, ...own.map((key) => ({ ...key, run: file.run }))],
  };
}
