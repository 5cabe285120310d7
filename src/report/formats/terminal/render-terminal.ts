import type { Report, ReportFinding } from '../../../contracts/files/report.ts';
import { glanceOf, shortTitle, shortWhy } from '../words/at-a-glance.ts';
import { arithmetic, coverageLine } from '../../build/arithmetic.ts';
import { inertBlock, inertLine } from '../../../kernel/text/inert.ts';
import { MARKS, type Ink, type Tone } from '../../../kernel/text/ink.ts';
import { groupTitle, GROUPS } from '../words/group-title.ts';
import { nothingReviewed, reportKind } from '../words/nothing-reviewed.ts';
import { sentLine } from '../words/sent-line.ts';
import { sinceCounts, sinceTitle, stateLabel } from '../words/since-words.ts';
import { allClear, summaryNotes, nextStep } from '../words/summary-notes.ts';
import { workLines } from '../words/work-lines.ts';

/** The report for a terminal. Score reasoning stays hidden; nothing printed is live markup. */
export function renderTerminal(report: Report, ink: Ink = MARKS): string {
  return [
    ink.heading(2, `${reportKind(report)}: ${inertLine(report.title)}`),
    ...[allClear(report) ?? []].flat().map((text) => ink.toned(text, 'green')),
    ...statusLines(report, ink),
    countsLine(report, ink),
    ...[nothingReviewed(report) ?? []].flat().map(inertLine),
    ...sinceLast(report, ink),
    ...overview(report, ink),
    ...GROUPS.flatMap((group) => section(report, group, ink)),
    ...summary(report, ink),
  ].join('\n\n');
}

function statusLines(report: Report, ink: Ink): string[] {
  if (report.status === 'complete') return [];
  const title =
    report.status === 'failed'
      ? 'FAILED: the repository changed while it was reviewed.'
      : 'INCOMPLETE: not everything was reviewed. What follows is partial and certifies nothing.';
  const gaps = report.gaps.map((gap) => `- ${inertLine(gap)}`);
  return [[ink.strong(title, 'red'), ...gaps, nextStep(report)].join('\n')];
}

function countsLine({ counts, scope }: Report, ink: Ink): string {
  const found = `${counts.critical} critical, ${counts.important} important, ${counts.minor} minor`;
  return [
    `${ink.strong('Files changed:')} ${scope.files} | ${ink.strong('Issues found:')} ${found}`,
    inertLine(scope.note),
  ].join('\n');
}

function sinceLast({ since }: Report, ink: Ink): string[] {
  if (since === null) return [];
  const gone = since.gone.map(
    ({ file, line, title, became, why }) =>
      `- ${became}: [${placeText(file, line, ink)}] ${inertLine(title)} (${inertLine(why)})`,
  );
  return [ink.heading(3, sinceTitle(since)), [sinceCounts(since), ...gone].join('\n')];
}

/** The answer and what matters most, before the details of many findings. */
function overview(report: Report, ink: Ink): string[] {
  const glance = glanceOf(report);
  if (glance === undefined) return [];
  const placed = (finding: ReportFinding) =>
    `${ink.strong(`[${findingPlace(finding, ink)}]`, TONES[finding.group])} ${inertLine(shortTitle(finding))} (${finding.id}, ${finding.severity})`;
  const first = glance.first.map((one, i) => `${i + 1}. ${placed(one)}\n   ${inertLine(shortWhy(one))}`);
  return [
    `${ink.strong('Recommendation:')} ${report.recommendation}`,
    ink.heading(3, `The ${glance.first.length} that matter most`),
    first.join('\n'),
    ...glance.rest.flatMap(({ name, findings }) => [
      ink.heading(3, `${name}, in a line each`),
      findings.map((one) => `- ${placed(one)}`).join('\n'),
    ]),
  ];
}

const TONES: Partial<Record<ReportFinding['group'], Tone>> = { critical: 'red', important: 'yellow' };

function section(report: Report, group: ReportFinding['group'], ink: Ink): string[] {
  const findings = report.findings.filter((finding) => finding.group === group);
  const heading = ink.heading(3, groupTitle(group, findings), TONES[group]);
  return findings.length === 0
    ? []
    : [heading, ...findings.map((finding) => findingText(finding, report, ink))];
}

function findingText(finding: ReportFinding, report: Report, ink: Ink): string {
  const score = finding.score === null ? '' : `, score ${finding.score}`;
  const facts = `${finding.id} (${finding.fingerprint.slice(0, 12)})${stateLabel(finding, report)}, severity ${finding.severity}${score}, ${finding.lens}${also(finding)}`;
  const named = (name: string, text: string) => `  - ${ink.strong(`${name}:`)} ${text}`;
  return [
    `- ${ink.strong(`[${findingPlace(finding, ink)}]`, TONES[finding.group])} ${inertLine(finding.title)}`,
    `  ${ink.toned(facts, 'faint')}`,
    ...workLines(finding).map((text) => `  - ${inertLine(text)}`),
    named('Why', inertLine(finding.why)),
    ...finding.evidence.map((e) => named(`Evidence (${e.kind}, ${inertLine(e.source)})`, quoted(e.text))),
    ...(finding.suggested_fix.trim() === '' ? [] : [named('Fix', quoted(finding.suggested_fix))]),
  ].join('\n');
}

/** No link for a place that only existed before the change. */
function findingPlace({ file, lines, side }: ReportFinding, ink: Ink): string {
  return side === 'old' ? placeText(file, lines[0], MARKS) : placeText(file, lines[0], ink);
}

function placeText(file: string, line: number, ink: Ink): string {
  return ink.link(`${inertLine(file)}:${line}`, file);
}

function also({ witnesses }: ReportFinding): string {
  return witnesses.length === 0 ? '' : `, also ${witnesses.join(', ')}`;
}

/** A single line stays on the same line; several lines go below it, indented. */
function quoted(text: string): string {
  if (!text.includes('\n')) return inertLine(text);
  return `\n${inertBlock(text)}`.replaceAll('\n', '\n      ');
}

function summary(report: Report, ink: Ink): string[] {
  const named = (name: string, text: string) => `- ${ink.strong(`${name}:`)} ${text}`;
  const lines = [
    named('Recommendation', report.recommendation),
    named(
      'Risk areas',
      report.risk_areas.length === 0 ? 'none' : report.risk_areas.map(inertLine).join(', '),
    ),
    named('Findings', arithmetic(report.counts)),
    named('Coverage', inertLine(coverageLine(report.coverage))),
    named('Sent', sentLine(report.cost)),
    ...summaryNotes(report).map(([name, text]) => named(name, inertLine(text))),
  ];
  return [ink.heading(3, 'Summary'), lines.join('\n'), ...droppedList(report, ink)];
}

function droppedList(report: Report, ink: Ink): string[] {
  if (report.dropped.length === 0) return [];
  const lines = report.dropped.map(
    ({ finding, reason }) =>
      `- [${inertLine(finding.file)}:${finding.line}] ${inertLine(finding.title)} (${finding.lens}): ${inertLine(reason.text)}`,
  );
  return [ink.heading(3, 'Dropped, with the reason'), lines.join('\n')];
}
