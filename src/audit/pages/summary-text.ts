import type { AuditFile } from '../../contracts/files/audit-files.ts';
import type { AuditFinding, Rejection } from '../../contracts/replies/audit-finding.ts';
import { auditVerdict } from '../audit-verdict.ts';
import type { AuditState } from '../fold/audit-state.ts';
import { callsLine, callsText, fixAccounts, type FixAccount, type SentByRun } from './fix-accounts.ts';
import { inertMarkdown } from '../../kernel/text/inert.ts';
import { EDITED, editedTests } from '../tests/edited-tests.ts';
import { flakyTests, roundLine } from './round-notes.ts';
import { PRESET_RECORDS } from '../presets.ts';
import { isTestFile } from '../tests/test-file.ts';

/** The audit for people, in Markdown: first the verdict, then what happened to each finding, then how it went. */
export function summaryText(file: AuditFile, state: AuditState, sent: SentByRun): string {
  const { status, exit, why } = auditVerdict(state, file.preset);
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  return [
    `# Audit ${file.audit}: ${file.preset}, ${file.date}`,
    '',
    `**${status}** (exit ${exit}): ${inertMarkdown(why)}`,
    '',
    ...editedList(state),
    `${auditArithmetic(findings, rejected.length)}${file.captured === 'manual' ? ' Replies were brought by hand: nobody watched who wrote them.' : ''}`,
    '',
    callsLine(state, sent),
    '',
    `Scope: ${inertMarkdown(file.scope_note)}. Branch ${inertMarkdown(file.branch)}, from ${file.start.slice(0, 12)} to ${state.head.slice(0, 12)}.`,
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
    ...state.rounds.map((round) => roundLine(file, round, inertMarkdown)),
    '',
    ...testNotes(file, state),
    ...rejectedList(rejected),
    ...(state.ended?.changed ?? []).map(
      (what) =>
        `While the audit ran, your own work tree changed, and not by the audit: ${inertMarkdown(what)}`,
    ),
    ...file.warnings.map((warning) => `Warning: ${inertMarkdown(warning)}`),
  ].join('\n');
}

function editedList(state: AuditState): string[] {
  const edits = editedTests(state).map((line) => `- ${inertMarkdown(line)}`);
  return edits.length === 0 ? [] : [`## ${EDITED}`, '', ...edits, ''];
}

function rejectedList(rejected: readonly Rejection[]): string[] {
  return rejected.length === 0
    ? []
    : [
        '## Rejected',
        '',
        ...rejected.map(
          ({ id, title, reason }) => `- ${id} ${inertMarkdown(title)}: ${inertMarkdown(reason)}`,
        ),
        '',
      ];
}

/** Every raised finding is counted somewhere. */
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
        `| ${id} | ${severity} | ${inertMarkdown(`${location.file}:${location.lines[0]}`)} | ${inertMarkdown(what)} | ${inertMarkdown(reason ?? status)} |`,
    ),
    '',
  ];
}

/** Each fix with its finding, its commit, and what tests and review said about it. */
function fixTable(fixes: readonly FixAccount[]): string[] {
  if (fixes.length === 0) return [];
  return [
    '## Fixes',
    '',
    '| Of | Commit | Files | Tests | Review | Calls |',
    '|---|---|---|---|---|---|',
    ...fixes.map(
      ({ subject, sha, files, tests, review, ...called }) =>
        `| ${subject} | ${sha.slice(0, 12)} | ${inertMarkdown(files.join(', '))} | ${inertMarkdown(tests)} | ${inertMarkdown(review)} | ${callsText(called)} |`,
    ),
    '',
  ];
}

function testNotes(file: AuditFile, state: AuditState): string[] {
  return [...flakyTests(state, inertMarkdown).flatMap((line) => [line, '']), ...untested(file, state)];
}

/** For presets that demand a regression test of some fixes: the fixes that brought none, in one line followed by an empty one. */
export function untested({ preset }: Pick<AuditFile, 'preset'>, state: AuditState): string[] {
  if (!PRESET_RECORDS[preset].demandsTests) return [];
  const fixes = state.rounds
    .flatMap(({ commits }) => commits)
    .filter(({ subject }) => state.findings.has(subject));
  const without = fixes.filter(({ files }) => !files.some(isTestFile));
  return without.length === 0
    ? []
    : [`Fixes that brought no regression test: ${without.map(({ subject }) => subject).join(', ')}`, ''];
}
