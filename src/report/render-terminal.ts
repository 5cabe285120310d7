import type { Report, ReportFinding } from '../contracts/report.ts';
import { arithmetic, coverageLine } from './arithmetic.ts';
import { inertBlock, inertLine } from '../kernel/inert.ts';
import { sinceCounts, sinceTitle, stateLabel } from './since-words.ts';
import { allClear, summaryNotes, wayOn } from './summary-notes.ts';

/** The report as people read it in a terminal. Score reasoning stays hidden; nothing printed is live markup. */
export function renderTerminal(report: Report): string {
  return [
    `## Code Review: ${inertLine(report.title)}`,
    ...statusLines(report),
    countsLine(report),
    ...sinceLast(report),
    ...section('### Critical Issues (score ≥ 90)', report, 'critical'),
    ...section('### Important Issues (score 75–89)', report, 'important'),
    ...section('### Not scored: no acceptable score, judge for yourself', report, 'unscored'),
    ...section('### Not scored: beyond the limit of scored findings', report, 'not-scored'),
    ...minorNotes(report),
    ...[allClear(report) ?? []].flat(),
    ...summary(report),
  ].join('\n\n');
}

function statusLines(report: Report): string[] {
  if (report.status === 'complete') return [];
  const title =
    report.status === 'failed'
      ? '**FAILED: the repository changed while it was reviewed.**'
      : '**INCOMPLETE: not everything was reviewed. What follows is partial and certifies nothing.**';
  return [[title, ...report.gaps.map((gap) => `- ${inertLine(gap)}`), wayOn(report)].join('\n')];
}

function countsLine({ counts, scope }: Report): string {
  return [
    `**Files changed:** ${scope.files} | **Issues found:** ${counts.critical} critical, ${counts.important} important`,
    inertLine(scope.note),
  ].join('\n');
}

function sinceLast({ since }: Report): string[] {
  if (since === null) return [];
  const gone = since.gone.map(
    ({ file, line, title, became, why }) =>
      `- ${became}: [${inertLine(file)}:${line}] ${inertLine(title)} (${inertLine(why)})`,
  );
  return [`### ${sinceTitle(since)}`, [sinceCounts(since), ...gone].join('\n')];
}

function section(title: string, report: Report, group: ReportFinding['group']): string[] {
  const findings = report.findings.filter((finding) => finding.group === group);
  return findings.length === 0 ? [] : [title, ...findings.map((finding) => findingText(finding, report))];
}

function findingText(finding: ReportFinding, report: Report): string {
  const score = finding.score === null ? '' : `, score ${finding.score}`;
  return [
    `- **[${inertLine(finding.file)}:${finding.lines[0]}]** ${inertLine(finding.title)}`,
    `  ${finding.id} (${finding.fingerprint.slice(0, 12)})${stateLabel(finding, report)}, severity ${finding.severity}${score}, ${finding.lens}${also(finding)}`,
    `  - **Why:** ${inertLine(finding.why)}`,
    ...finding.evidence.map((e) => `  - **Evidence (${e.kind}, ${inertLine(e.source)}):** ${quoted(e.text)}`),
    ...(finding.suggested_fix.trim() === '' ? [] : [`  - **Fix:** ${quoted(finding.suggested_fix)}`]),
  ].join('\n');
}

function also({ witnesses }: ReportFinding): string {
  return witnesses.length === 0 ? '' : `, also ${witnesses.join(', ')}`;
}

/** One line stays on its line, several go below it, indented. */
function quoted(text: string): string {
  const lines = inertBlock(text).split('\n');
  return lines.length === 1 ? inertLine(text) : lines.map((line) => `\n      ${line}`).join('');
}

function minorNotes(report: Report): string[] {
  const notes = report.findings.filter((finding) => finding.group === 'minor');
  if (notes.length === 0) return [];
  const lines = notes.map(
    (n) =>
      `- [${inertLine(n.file)}:${n.lines[0]}] ${inertLine(n.title)} (score ${n.score ?? '–'}${stateLabel(n, report)}, ${n.lens}${also(n)})`,
  );
  return ['### Minor Notes (informational)', lines.join('\n')];
}

function summary(report: Report): string[] {
  const lines = [
    `- **Recommendation:** ${report.recommendation}`,
    `- **Risk areas:** ${report.risk_areas.length === 0 ? 'none' : report.risk_areas.map(inertLine).join(', ')}`,
    `- **Findings:** ${arithmetic(report.counts)}`,
    `- **Coverage:** ${coverageLine(report.coverage)}`,
    ...summaryNotes(report).map(([name, text]) => `- **${name}:** ${inertLine(text)}`),
  ];
  return ['### Summary', lines.join('\n'), ...droppedList(report)];
}

function droppedList(report: Report): string[] {
  if (report.dropped.length === 0) return [];
  const lines = report.dropped.map(
    ({ finding, reason }) =>
      `- [${inertLine(finding.file)}:${finding.line}] ${inertLine(finding.title)} (${finding.lens}): ${inertLine(reason.text)}`,
  );
  return ['### Dropped, with the reason', lines.join('\n')];
}
