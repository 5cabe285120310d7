import type { Report } from '../../contracts/files/report.ts';
import type { Repository } from '../../io/git/git.ts';
import { Failure } from '../../kernel/failure.ts';
import { runPaths } from '../stored/layout.ts';
import { listRuns } from '../stored/list-runs.ts';
import { openRun } from '../stored/open-run.ts';
import { readReport } from '../stored/read-report.ts';
import { readRunJsonIfAny } from '../stored/run-json.ts';

/** The reports of all reviews that have one, newest review first. A report that cannot be read is left out. */
export async function storedReports(repository: Repository): Promise<Report[]> {
  const runs = (await listRuns(repository)).filter(
    ({ status }) => status === 'complete' || status === 'incomplete' || status === 'failed',
  );
  const reports = await Promise.all(
    runs.map(({ run }) => readRunJsonIfAny(runPaths(repository.top, run).report, 'report')),
  );
  return reports.filter((report) => report !== undefined);
}

/**
 * The complete report of a run, or of the newest review that has one.
 *
 * @throws run/not-finished when there is none, or when the run's report is not complete and may not list everything
 */
export async function completeReport(repository: Repository, name: string | undefined): Promise<Report> {
  if (name === undefined) {
    const last = (await storedReports(repository)).find(
      ({ status, scope }) => status === 'complete' && scope.shard === undefined,
    );
    // A finding is accepted by its fingerprint, so the report must be what the run found.
    if (last !== undefined) return readReport(await openRun(repository, last.run));
    throw new Failure('run/not-finished', 'no review of this repository is complete', {
      hint: 'review first: correctless plan',
    });
  }
  const report = await readReport(await openRun(repository, name));
  if (report.status === 'complete') return report;
  throw new Failure('run/not-finished', `the report of run ${name} is ${report.status}`, {
    hint: `retry what failed with: correctless next ${name} --retry`,
  });
}
