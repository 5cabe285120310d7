import type { Report, ReportFinding } from '../../../contracts/files/report.ts';
import type { Ink, Tone } from '../../../kernel/text/ink.ts';
import { arithmetic, coverageLine } from '../../build/arithmetic.ts';
import { glanceOf, shortTitle, shortWhy } from './at-a-glance.ts';
import { groupTitle, GROUPS } from './group-title.ts';
import { nothingReviewed, reportKind } from './nothing-reviewed.ts';
import { sentLine } from './sent-line.ts';
import { sinceCounts, sinceTitle } from './since-words.ts';
import { allClear, summaryNotes } from './summary-notes.ts';

/** What differs between the report for a terminal and the one in a file. Each part that is shown follows an empty line. */
export type TextStyle = {
  readonly ink: Ink;
  /** Makes a text of the repository or of a model inert, on one line. */
  readonly inert: (text: string) => string;
  /** Of a report that is not complete: what that means, and its gaps. */
  readonly status: (report: Report) => string;
  readonly counts: (counts: string, scope: string) => string;
  readonly since: (counts: string, gone: NonNullable<Report['since']>['gone']) => readonly string[];
  /** The place of a finding that is told in one line. */
  readonly place: (finding: ReportFinding) => string;
  readonly finding: (finding: ReportFinding, report: Report) => string;
  readonly dropped: (dropped: Report['dropped']) => string;
};

export const TONES: Partial<Record<ReportFinding['group'], Tone>> = { critical: 'red', important: 'yellow' };

/** The report as text: the all-clear or what is missing, what matters most, every finding, and what became of the rest. */
export function reportText(report: Report, style: TextStyle): string {
  const { ink, inert } = style;
  const { dropped, since } = report;
  return [
    ink.heading(2, `${reportKind(report)}: ${inert(report.title)}`),
    ...[allClear(report) ?? []].flat().map((text) => ink.toned(text, 'green')),
    ...(report.status === 'complete' ? [] : [style.status(report)]),
    countsText(report, style),
    ...[nothingReviewed(report) ?? []].flat().map(inert),
    ...(since === null
      ? []
      : [ink.heading(3, sinceTitle(since)), ...style.since(sinceCounts(since), since.gone)]),
    ...overview(report, style),
    ...GROUPS.flatMap((group) => section(report, group, style)),
    ink.heading(3, 'Summary'),
    summary(report, style),
    ...(dropped.length === 0 ? [] : [ink.heading(3, 'Dropped, with the reason'), style.dropped(dropped)]),
  ].join('\n\n');
}

function countsText({ counts, scope }: Report, { ink, inert, counts: text }: TextStyle): string {
  const found = `${counts.critical} critical, ${counts.important} important, ${counts.minor} minor`;
  return text(
    `${ink.strong('Files changed:')} ${scope.files} | ${ink.strong('Issues found:')} ${found}`,
    inert(scope.note),
  );
}

/** The answer and what matters most, before the details of many findings. */
function overview(report: Report, { ink, inert, place }: TextStyle): string[] {
  const glance = glanceOf(report);
  if (glance === undefined) return [];
  const placed = (one: ReportFinding) =>
    `${ink.strong(place(one), TONES[one.group])} ${inert(shortTitle(one))} (${one.id}, ${one.severity})`;
  const first = glance.first.map((one, i) => `${i + 1}. ${placed(one)}\n   ${inert(shortWhy(one))}`);
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

function section(report: Report, group: ReportFinding['group'], { ink, finding }: TextStyle): string[] {
  const findings = report.findings.filter((one) => one.group === group);
  const heading = ink.heading(3, groupTitle(group, findings), TONES[group]);
  return findings.length === 0 ? [] : [heading, ...findings.map((one) => finding(one, report))];
}

function summary(report: Report, { ink, inert }: TextStyle): string {
  const areas = report.risk_areas.map(inert).join(', ');
  const lines: readonly (readonly [name: string, text: string])[] = [
    ['Recommendation', report.recommendation],
    ['Risk areas', areas === '' ? 'none' : areas],
    ['Findings', arithmetic(report.counts)],
    ['Coverage', inert(coverageLine(report.coverage))],
    ['Sent', sentLine(report.cost)],
    ...summaryNotes(report).map(([name, text]) => [name, inert(text)] as const),
  ];
  return lines.map(([name, text]) => `- ${ink.strong(`${name}:`)} ${text}`).join('\n');
}
