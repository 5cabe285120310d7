import type { Report, ReportFinding } from '../../contracts/files/report.ts';
import type { Suppression } from '../../contracts/files/suppressions.ts';
import type { Acceptables, Accepted } from '../../findings/accepted/accept-findings.ts';
import { SUPPRESSIONS_FILE } from '../../findings/accepted/suppressions.ts';
import { Failure } from '../../kernel/failure.ts';
import { inertLine, inertJson } from '../../kernel/text/inert.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Flags, Input } from './command.ts';

/** The flags of the commands that accept findings. Both values are owed. */
export const ACCEPTING_FLAGS: Flags = {
  'reason TEXT': 'why you accept it',
  'expires YYYY-MM-DD': 'the last day on which it is accepted, at most two years ahead',
  json: 'what was written, as JSON on stdout',
};

const OWED = {
  reason: 'say why it is accepted: --reason TEXT',
  expires: 'say how long it holds: --expires YYYY-MM-DD',
};

/** Both values, or all that is missing at once. Throws `usage/missing-argument`. */
export function owedOptions(option: Input['option']): Readonly<Record<keyof typeof OWED, string>> {
  const [reason, expires] = [option('reason'), option('expires')];
  if (reason !== undefined && expires !== undefined) return { reason, expires };
  const missing = (['reason', 'expires'] as const).filter((name) => option(name) === undefined);
  const names = missing.map((name) => `--${name}`).join(' and ');
  throw new Failure('usage/missing-argument', `${names} ${missing.length === 1 ? 'is' : 'are'} missing`, {
    hint: missing.map((name) => OWED[name]).join('; '),
  });
}

export function acceptedOutcome(
  { added, replaced, kept, entries, graver }: Accepted & Pick<Acceptables, 'graver'>,
  reports: readonly Report[],
  asJson: boolean,
): Outcome {
  if (asJson) {
    const json = { file: SUPPRESSIONS_FILE, entries: entries.length, added, replaced, kept };
    const left = graver.map(({ fingerprint, title, severity }) => ({ fingerprint, title, severity }));
    return { status: 0, stdout: inertJson({ ...json, graver: left }) };
  }
  const findings = new Map(reports.flatMap((report) => report.findings.map((one) => [one.fingerprint, one])));
  const lines = [
    ...added.map((one) => `accepted until ${one.expires}: ${named(one, findings)}`),
    ...replaced.map((one) => `in place of the entry by ${inertLine(one.by)} that expires ${one.expires}`),
    ...kept.map((one) => `accepted already, until ${one.expires}: ${named(one, findings)}`),
    ...graver.map(
      ({ fingerprint, title, severity }) =>
        `not accepted, graver than the finding that it is listed with: ${fingerprint.slice(0, 12)} ${inertLine(title)} (${severity}); if it is accepted too, name its own fingerprint`,
    ),
    added.length === 0
      ? `${SUPPRESSIONS_FILE} stays as it is`
      : `${SUPPRESSIONS_FILE} has ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'} now. Suppressions are read at the base of a review: commit it; it counts from the first review on whose base branch holds that commit.`,
  ];
  return { status: 0, stdout: `${lines.join('\n')}\n` };
}

/** With all that the entry accepts: its title and severity, also of a claim that the report does not list. */
function named(
  { fingerprint, titles = [], severity }: Suppression,
  findings: ReadonlyMap<string, ReportFinding>,
): string {
  const finding = findings.get(fingerprint);
  const [title = finding?.title] = titles;
  const place = finding === undefined ? '' : ` [${inertLine(finding.file)}:${finding.lines[0]}]`;
  const what = title === undefined ? '' : ` ${inertLine(title)}`;
  return `${fingerprint.slice(0, 12)}${place}${what}${severity === undefined ? '' : ` (${severity})`}`;
}
