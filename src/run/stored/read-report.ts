import { nextCommand } from './next-command.ts';
import type { Report } from '../../contracts/files/report.ts';
import { Failure } from '../../kernel/failure.ts';
import type { Run } from './open-run.ts';
import { readRunJsonIfAny } from './run-json.ts';
import { ending } from '../ledger/sealed-files.ts';

/** The stored report. Throws `run/not-finished` when there is none: what was not reviewed is never reported as clean. */
export async function readReport(run: Run): Promise<Report> {
  if (run.file.kind === 'step') {
    throw new Failure(
      'usage/bad-value',
      `run ${run.file.run} judged a step and has a verdict, not a report`,
      {
        hint: `see it with: correctless verdict ${run.file.run}`,
      },
    );
  }
  const report = await readRunJsonIfAny(run.paths.report, 'report');
  if (report !== undefined && ending(run.ledger) !== undefined) return report;
  throw new Failure('run/not-finished', `run ${run.file.run} has no report yet`, {
    hint: `continue with: ${nextCommand(run.file)}`,
  });
}
