import { acceptablesNamed, fingerprintNamed } from '../findings/accepted/accept-findings.ts';
import { openRepository } from '../io/git/repository.ts';
import { storedReports } from '../run/remembered/stored-reports.ts';
import { writeSuppressions } from '../run/remembered/write-suppressions.ts';
import { ACCEPTING_FLAGS, acceptedOutcome, owedOptions } from './line/accepting.ts';
import type { Command } from './line/command.ts';
import { positional } from './line/positional.ts';

export const suppressCommand: Command = {
  name: 'suppress',
  summary: 'Accepts one finding, by its fingerprint, for a reason and a time',
  usage: 'FINGERPRINT --reason TEXT --expires YYYY-MM-DD [--json]',
  flags: ACCEPTING_FLAGS,
  takes: { least: 1, most: 1, paths: false },
  details: `FINGERPRINT is as a report gives it, or its first 8 or more digits. Writes .correctless/suppressions.json; an entry that
the finding has there is replaced. Where several claims are about it, each gets an entry, but none that is
critical or high and graver than the finding: those are named, to be accepted by their own fingerprints. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[], graver[{fingerprint, title, severity}]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const repository = await openRepository(cwd);
    const reports = await storedReports(repository);
    // Newest first, because it has the current place.
    const listed = reports.flatMap((report) => report.findings);
    const known = listed.flatMap(({ fingerprint, also_known_as: others = [] }) => [
      fingerprint,
      ...others.map((one) => one.fingerprint),
    ]);
    const fingerprint = fingerprintNamed(positional(positionals, 'FINGERPRINT'), known);
    const { reason, expires } = owedOptions(option);
    const { findings, graver } = acceptablesNamed(fingerprint, listed);
    const accepted = await writeSuppressions({ repository, findings, reason, expires, replace: true });
    return acceptedOutcome({ ...accepted, graver }, reports, flag('json'));
  },
};
