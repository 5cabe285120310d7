import { join } from 'node:path';
import type { Repository } from '../../io/git/git.ts';
import { listNames } from '../../io/files.ts';
import { compareText } from '../../kernel/order.ts';
import { runPaths } from './layout.ts';
import { readReportIfAny } from './report-file.ts';
import { readRunJson, readRunJsonIfAny } from './run-json.ts';

export type ListedRun = {
  readonly run: string;
  readonly title: string;
  readonly planned_at: string;
  readonly status: 'open' | 'complete' | 'incomplete' | 'failed' | 'corrupt';
  /** The audit that the run is a stage of. */
  readonly audit?: string;
};

/** Every run of the repository, the newest first. A run that cannot be read is listed as such. */
export async function listRuns(repository: Repository): Promise<ListedRun[]> {
  const names = await listNames(join(repository.top, '.correctless', 'runs'));
  const runs = await Promise.all(names.map((name) => listedRun(repository, name)));
  return runs.toSorted((a, b) => compareText(b.planned_at, a.planned_at) || compareText(a.run, b.run));
}

async function listedRun(repository: Repository, name: string): Promise<ListedRun> {
  const paths = runPaths(repository.top, name);
  try {
    const [{ title, planned_at, audit }, report, verdict] = await Promise.all([
      readRunJson(paths.run, 'run'),
      readReportIfAny(paths.report),
      readRunJsonIfAny(paths.verdict, 'validate-plan'),
    ]);
    return {
      run: name,
      title,
      planned_at,
      status: report?.status ?? (verdict === undefined ? 'open' : 'complete'),
      ...(audit === undefined ? {} : { audit: audit.audit }),
    };
  } catch {
    return { run: name, title: '', planned_at: '', status: 'corrupt' };
  }
}
