import type { Report } from '../../contracts/files/report.ts';
import { listNames, readTextIfAny } from '../../io/files/files.ts';
import { Failure } from '../../kernel/failure.ts';
import { withWork } from '../../report/build/with-work.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { readReport } from '../../run/stored/read-report.ts';
import { auditPaths, auditsFolder } from '../stored/audit-paths.ts';

/** The stored report of a review, with what its findings were proven and fixed by since. Throws what `readReport` throws. */
export async function readWorkedReport(run: Run): Promise<Report> {
  return withWorkOf(run, await readReport(run));
}

/** Adds the same to a report that was read. An audit that cannot be read costs the report nothing but a warning. */
export async function withWorkOf(run: Run, report: Report): Promise<Report> {
  try {
    if (!(await isWorkedOn(run))) return report;
    const { workOfRun } = await import('./work-of-run.ts');
    return withWork(report, await workOfRun(run));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const why = `what proofs and fixes say is not shown: ${error.message}`;
    return { ...report, warnings: [...report.warnings, why] };
  }
}

/** Whether an audit names the run. Opening audits takes git and longer than all the rest of a report. */
async function isWorkedOn({ repository: { top }, file: { run } }: Run): Promise<boolean> {
  const names = (await listNames(auditsFolder(top))).filter((name) => /^[a-z0-9]{4,16}$/.test(name));
  const texts = await Promise.all(names.map((name) => readTextIfAny(auditPaths(top, name).audit)));
  return texts.some((text) => text?.includes(`"${run}"`));
}
