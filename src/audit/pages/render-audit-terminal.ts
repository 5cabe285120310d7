import type { AuditFile } from '../../contracts/files/audit-files.ts';
import type { AuditFinding, Rejection } from '../../contracts/replies/audit-finding.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import type { Ink, Tone } from '../../kernel/text/ink.ts';
import { callsLine, callsText, fixAccounts, type FixAccount, type SentByRun } from './fix-accounts.ts';
import { auditVerdict } from '../audit-verdict.ts';
import type { AuditState } from '../fold/audit-state.ts';
import { EDITED, editedTests } from '../tests/edited-tests.ts';
import { flakyTests, roundLine } from './round-notes.ts';
import { auditArithmetic, untested } from './summary-text.ts';

/** The audit for a terminal: the content of the Markdown summary, in lists instead of tables. */
export function renderAuditTerminal(file: AuditFile, state: AuditState, sent: SentByRun, ink: Ink): string {
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  const left = findings.filter(({ status }) => status !== 'fixed');
  const fixed = findings.filter(({ status }) => status === 'fixed');
  const sections = [
    ink.heading(2, `Audit ${file.audit}: ${file.preset}, ${file.date}`),
    verdictText(file, state, ink),
    ...list(EDITED, editedLines(state), ink),
    aboutText(file, state, sent),
    ...list(
      'Not fixed',
      left.map((finding) => findingText(finding, ink)),
      ink,
    ),
    ...list(
      'Fixed',
      fixed.map((finding) => findingText(finding, ink)),
      ink,
    ),
    ...list(
      'Fixes',
      fixAccounts(state, sent).map((fix) => fixText(fix, ink)),
      ink,
    ),
    ...list(
      'Rounds',
      state.rounds.map((round) => roundLine(file, round, inertLine)),
      ink,
    ),
    ...list('Rejected', rejected.map(rejectedText), ink),
    ...flakyTests(state, inertLine),
    ...untested(file, state).filter((line) => line !== ''),
    ...remarks(file, state, ink),
  ];
  return `${sections.join('\n\n')}\n`;
}

function editedLines(state: AuditState): string[] {
  return editedTests(state).map((line) => `- ${inertLine(line)}`);
}

function aboutText(file: AuditFile, state: AuditState, sent: SentByRun): string {
  return [
    auditArithmetic([...state.findings.values()], state.rounds.flatMap((round) => round.rejected).length),
    callsLine(state, sent),
    `Scope: ${inertLine(file.scope_note)}. Branch ${inertLine(file.branch)}, from ${file.start.slice(0, 12)} to ${state.head.slice(0, 12)}.`,
    ...(file.captured === 'manual' ? ['Replies were brought by hand: nobody watched who wrote them.'] : []),
  ].join('\n');
}

function verdictText({ preset }: AuditFile, state: AuditState, ink: Ink): string {
  const { status, exit, why } = auditVerdict(state, preset);
  return `${ink.strong(status, exit === 0 ? 'green' : 'red')} (exit ${exit}): ${inertLine(why)}`;
}

function list(title: string, lines: readonly string[], ink: Ink): string[] {
  return lines.length === 0 ? [] : [ink.heading(3, title), lines.join('\n')];
}

const TONES: Readonly<Record<AuditFinding['severity'], Tone | undefined>> = {
  critical: 'red',
  high: 'red',
  medium: 'yellow',
  low: undefined,
};

function findingText({ id, severity, location, title, status, reason }: AuditFinding, ink: Ink): string {
  const place = ink.link(`${inertLine(location.file)}:${location.lines[0]}`, location.file);
  return [
    `- ${ink.strong(`[${place}]`, TONES[severity])} ${inertLine(title)}`,
    `  ${ink.toned(`${id}, ${severity}, ${inertLine(reason ?? status)}`, 'faint')}`,
  ].join('\n');
}

function rejectedText({ id, title, reason }: Rejection): string {
  return `- ${id} ${inertLine(title)}: ${inertLine(reason)}`;
}

function fixText({ subject, sha, tests, review, ...called }: FixAccount, ink: Ink): string {
  return [
    `- ${subject} in ${sha.slice(0, 12)}, ${callsText(called)} ${called.calls === 1 ? 'call' : 'calls'}`,
    `  ${ink.toned(`tests: ${inertLine(tests)}`, 'faint')}`,
    `  ${ink.toned(`review: ${inertLine(review)}`, 'faint')}`,
  ].join('\n');
}

function remarks(file: AuditFile, state: AuditState, ink: Ink): string[] {
  const changed = (state.ended?.changed ?? []).map(
    (what) => `While the audit ran, your own work tree changed, and not by the audit: ${inertLine(what)}`,
  );
  const warnings = file.warnings.map((warning) => `Warning: ${inertLine(warning)}`);
  const lines = [...changed, ...warnings].map((line) => ink.toned(line, 'yellow'));
  return lines.length === 0 ? [] : [lines.join('\n')];
}
