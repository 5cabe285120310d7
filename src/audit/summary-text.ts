import type { AuditFile } from '../contracts/audit-files.ts';
import type { AuditFinding, Rejection } from '../contracts/audit-finding.ts';
import { auditVerdict } from './audit-verdict.ts';
import type { AuditState, RoundState } from './audit-state.ts';
import { callsLine, callsText, fixAccounts, type FixAccount, type SentByRun } from './fix-accounts.ts';
import { inTable } from './in-table.ts';
import { isTestFile } from './test-file.ts';
import { waveringTests } from './test-runs.ts';
import { answeredIn } from './who-answered.ts';

/** The audit for people, in Markdown: the verdict first, then what became of each finding, then how it went. */
export function summaryText(file: AuditFile, state: AuditState, sent: SentByRun): string {
  const { status, exit, why } = auditVerdict(state);
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  return [
    `# Audit ${file.audit}: ${file.preset}, ${file.date}`,
    '',
    `**${status}** (exit ${exit}): ${inTable(why)}`,
    '',
    `${auditArithmetic(findings, rejected.length)}${file.captured === 'manual' ? ' Replies were brought by hand: nobody watched who wrote them.' : ''}`,
    '',
    callsLine(state, sent),
    '',
    `Scope: ${inTable(file.scope_note)}. Branch ${inTable(file.branch)}, from ${file.start.slice(0, 12)} to ${state.head.slice(0, 12)}.`,
    '',
    ...table(
      'Not fixed',
      findings.filter(({ status: s }) => s !== 'fixed'),
    ),
    ...table(
      'Fixed',
      findings.filter(({ status: s }) => s === 'fixed'),
    ),
    ...fixTable(fixAccounts(state, sent)),
    '## Rounds',
    '',
    ...state.rounds.map((round) => roundLine(file, round)),
    '',
    ...testNotes(file, state),
    ...rejectedList(rejected),
    ...(state.ended?.changed ?? []).map(
      (what) => `While the audit ran, your own work tree changed, and not by the audit: ${inTable(what)}`,
    ),
    ...file.warnings.map((warning) => `Warning: ${inTable(warning)}`),
  ].join('\n');
}

function rejectedList(rejected: readonly Rejection[]): string[] {
  return rejected.length === 0
    ? []
    : [
        '## Rejected',
        '',
        ...rejected.map(({ id, title, reason }) => `- ${id} ${inTable(title)}: ${inTable(reason)}`),
        '',
      ];
}

/** Everything that was raised is somewhere. */
export function auditArithmetic(findings: readonly AuditFinding[], rejected: number): string {
  const count = (status: AuditFinding['status']) =>
    findings.filter((finding) => finding.status === status).length;
  const parts = [
    `fixed ${count('fixed')}`,
    `open ${count('open')}`,
    `deferred ${count('deferred')}`,
    `disputed ${count('disputed')}`,
    ...(count('moot') === 0 ? [] : [`moot ${count('moot')}`]),
    `rejected ${rejected}`,
  ];
  return `raised ${findings.length + rejected} = ${parts.join(' + ')}.`;
}

function table(title: string, findings: readonly AuditFinding[]): string[] {
  if (findings.length === 0) return [];
  return [
    `## ${title}`,
    '',
    '| ID | Severity | Where | What | Why |',
    '|---|---|---|---|---|',
    ...findings.map(
      ({ id, severity, location, title: what, status, reason }) =>
        `| ${id} | ${severity} | ${inTable(`${location.file}:${location.lines[0]}`)} | ${inTable(what)} | ${inTable(reason ?? status)} |`,
    ),
    '',
  ];
}

/** Each fix with its finding, its commit, and what tests and review said of it. */
function fixTable(fixes: readonly FixAccount[]): string[] {
  if (fixes.length === 0) return [];
  return [
    '## Fixes',
    '',
    '| Of | Commit | Files | Tests | Review | Calls |',
    '|---|---|---|---|---|---|',
    ...fixes.map(
      ({ subject, sha, files, tests, review, ...called }) =>
        `| ${subject} | ${sha.slice(0, 12)} | ${inTable(files.join(', '))} | ${inTable(tests)} | ${inTable(review)} | ${callsText(called)} |`,
    ),
    '',
  ];
}

function testNotes(file: AuditFile, state: AuditState): string[] {
  return [...flaky(state), ...untested(file, state)];
}

/** Tests that no fix is blamed for, because they fail as they like; in a line and an empty one. */
function flaky(state: AuditState): string[] {
  const names = waveringTests(state);
  return names.length === 0
    ? []
    : [`Flaky tests, which passed and failed at one commit: ${names.map(inTable).join(', ')}`, ''];
}

function roundLine(file: AuditFile, one: RoundState): string {
  const { round, kept, commits, reviews, rejected, gaps, unopened, untriaged } = one;
  const { condemned, leftOpen } = one;
  const notes = [
    inTable(answeredIn(file, one).note),
    `${kept.size} kept`,
    ...(untriaged.size > 0 ? [`${untriaged.size} not triaged`] : []),
    `${rejected.length} rejected`,
    `${commits.length} fix commits`,
    `${reviews.length} fix reviews`,
    ...condemned.map(({ subject, why }) => `the fix of ${subject} was taken back: ${inTable(why)}`),
    ...[...leftOpen].map((id) => `${id} was left open beside the fixes that it is about`),
    ...gaps.map((gap) => `no reply: ${inTable(gap)}`),
    ...(unopened.length > 0 ? [`nobody opened ${unopened.map(inTable).join(', ')}`] : []),
  ];
  return `- Round ${round}: ${notes.join(', ')}`;
}

/** Presets that demand a regression test of some fixes: which fixes brought none, in a line and an empty one. */
export function untested({ preset }: Pick<AuditFile, 'preset'>, state: AuditState): string[] {
  if (preset !== 'qa' && preset !== 'hacker') return [];
  const fixes = state.rounds
    .flatMap(({ commits }) => commits)
    .filter(({ subject }) => state.findings.has(subject));
  const without = fixes.filter(({ files }) => !files.some(isTestFile));
  return without.length === 0
    ? []
    : [`Fixes that brought no regression test: ${without.map(({ subject }) => subject).join(', ')}`, ''];
}
