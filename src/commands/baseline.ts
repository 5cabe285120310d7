import { withOtherClaims } from '../findings/accepted/accept-findings.ts';
import { openRepository, folderInRepository } from '../io/git/repository.ts';
import { completeReport } from '../run/remembered/stored-reports.ts';
import { writeSuppressions } from '../run/remembered/write-suppressions.ts';
import { ACCEPTING_FLAGS, acceptedOutcome, owedOptions } from './line/accepting.ts';
import { changesSincePlanned, changesWarning } from '../review/ending/changes-since-planned.ts';
import { openRun } from '../run/stored/open-run.ts';
import type { Command } from './line/command.ts';

export const baselineCommand: Command = {
  name: 'baseline',
  summary: 'Accepts every finding of a complete report, so that later reviews show what is new',
  usage: '[RUN] --reason TEXT --expires YYYY-MM-DD [--json]',
  flags: ACCEPTING_FLAGS,
  takes: { least: 0, most: 1, paths: false },
  details: `The default RUN is the newest complete review. Writes .correctless/suppressions.json, and keeps entries that are still valid as they
are. A critical or high claim behind a lesser finding is named and not accepted. Suppressions are read at base, so an entry counts once
it is on the base branch.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[], graver[{fingerprint, title, severity}]}`,
  run: async ({ positionals, option, flag, cwd }) => {
    const { reason, expires } = owedOptions(option);
    const repository = await openRepository(cwd);
    const report = await completeReport(repository, positionals[0]);
    const run = await openRun(repository, report.run);
    const moved = changesWarning(
      run.file,
      await changesSincePlanned(run),
      'What is accepted is what stood there then.',
      {
        prefix: await folderInRepository(repository, cwd),
      },
    );
    const { findings, graver } = withOtherClaims(report.findings);
    const accepted = await writeSuppressions({
      ...{ repository, reason, expires },
      findings,
      replace: false,
    });
    const outcome = acceptedOutcome({ ...accepted, graver }, [report], flag('json'));
    return moved === '' ? outcome : { ...outcome, stderr: moved };
  },
};
