import { acceptablesNamed, fingerprintNamed } from '../findings/accepted/accept-findings.ts';
import { openRepository } from '../io/git/repository.ts';
import { storedReports } from '../run/remembered/stored-reports.ts';
import { writeSuppressions } from '../run/remembered/write-suppressions.ts';
import { ACCEPTING_FLAGS, acceptedOutcome, owedOptions } from './line/accepting.ts';
import type { Command } from './line/command.ts';
import { positional } from './line/positional.ts';

export const suppressCommand: Command = {
  name: 'suppress',
  summary: 'Accepts one finding by its fingerprint, with a reason and an end date',
  usage: 'FINGERPRINT --reason TEXT --expires YYYY-MM-DD [--json]',
  flags: ACCEPTING_FLAGS,
  takes: { least: 1, most: 1, paths: false },
  details: `FINGERPRINT is the one in a report, or at least its first 8 digits. Writes .correctless/suppressions.json, and replaces an existing
entry of the finding. If several claims are about the finding, each gets an entry, except a critical or high claim that is graver than
the finding: it is named, and you accept it by its own fingerprint. Suppressions are read at base, so an entry counts once it is on the
base branch.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[], graver[{fingerprint, title, severity}]}`,
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
