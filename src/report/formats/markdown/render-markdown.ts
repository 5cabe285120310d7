import type { Report, ReportFinding } from '../../../contracts/files/report.ts';
import { glanceOf, shortTitle, shortWhy } from '../words/at-a-glance.ts';
import { arithmetic, coverageLine } from '../../build/arithmetic.ts';
import { inertFence, inertMarkdown } from '../../../kernel/text/inert.ts';
import { groupTitle, GROUPS } from '../words/group-title.ts';
import { nothingReviewed, reportKind } from '../words/nothing-reviewed.ts';
import { sentLine } from '../words/sent-line.ts';
import { sinceCounts, sinceTitle, stateLabel } from '../words/since-words.ts';
import { allClear, summaryNotes, nextStep } from '../words/summary-notes.ts';
import { workLines, workTexts } from '../words/work-lines.ts';

/** The report as a Markdown file: every text of the repository or of a model is escaped or fenced. */
export function renderMarkdown(report: Report): string {
  const sections = GROUPS.flatMap((group) => {
    const findings = report.findings.filter((finding) => finding.group === group);
    return findings.length === 0
      ? []
      : [`### ${groupTitle(group, findings)}`, ...findings.map((finding) => findingBlock(finding, report))];
  });
  const clean = [allClear(report) ?? []].flat();
  const nothing = [nothingReviewed(report) ?? []].flat().map(inertMarkdown);
  return `${[`## ${reportKind(report)}: ${inertMarkdown(report.title)}`, ...clean, ...status(report), counts(report), ...nothing, ...sinceLast(report), ...overview(report), ...sections, '### Summary', summary(report), ...dropped(report)].join('\n\n')}\n`;
}

function status(report: Report): string[] {
  if (report.status === 'complete') return [];
  const lines = report.gaps.map((gap) => `> - ${inertMarkdown(gap)}`);
  return [
    [
      `> **${report.status.toUpperCase()}**: this review certifies nothing. ${nextStep(report)}`,
      '>',
      ...lines,
    ].join('\n'),
  ];
}

function counts({ counts: c, scope }: Report): string {
  return `**Files changed:** ${scope.files} | **Issues found:** ${c.critical} critical, ${c.important} important, ${c.minor} minor\n\n${inertMarkdown(scope.note)}`;
}

function sinceLast({ since }: Report): string[] {
  if (since === null) return [];
  const rows = since.gone.map(
    ({ file, line, title, became, why }) =>
      `| ${became} | ${inertMarkdown(file)}:${line} | ${inertMarkdown(title)} | ${inertMarkdown(why)} |`,
  );
  const table = rows.length === 0 ? [] : ['| became | place | finding | why |\n|---|---|---|---|', ...rows];
  return [`### ${sinceTitle(since)}`, sinceCounts(since), ...(table.length === 0 ? [] : [table.join('\n')])];
}

function overview(report: Report): string[] {
  const glance = glanceOf(report);
  if (glance === undefined) return [];
  const placed = (one: ReportFinding) =>
    `**${inertMarkdown(one.file)}:${one.lines[0]}** ${inertMarkdown(shortTitle(one))} (${one.id}, ${one.severity})`;
  const first = glance.first.map((one, i) => `${i + 1}. ${placed(one)}\n   ${inertMarkdown(shortWhy(one))}`);
  return [
    `**Recommendation:** ${report.recommendation}`,
    `### The ${glance.first.length} that matter most`,
    first.join('\n'),
    ...glance.rest.flatMap(({ name, findings }) => [
      `### ${name}, in a line each`,
      findings.map((one) => `- ${placed(one)}`).join('\n'),
    ]),
  ];
}

function findingBlock(finding: ReportFinding, report: Report): string {
  const score = finding.score === null ? '' : `, score ${finding.score}`;
  const also = finding.witnesses.length === 0 ? '' : `, also ${finding.witnesses.join(', ')}`;
  return [
    `#### ${finding.id}: ${inertMarkdown(finding.title)}`,
    `**${inertMarkdown(finding.file)}:${finding.lines[0]}** (${finding.severity}${score}, ${finding.lens}${also}${stateLabel(finding, report)}, ${finding.fingerprint.slice(0, 12)})`,
    ...workLines(finding).map(inertMarkdown),
    inertMarkdown(finding.why),
    ...finding.evidence.map((e) => `${e.kind}, ${inertMarkdown(e.source)}:\n\n${inertFence(e.text)}`),
    ...(finding.suggested_fix.trim() === '' ? [] : [`Fix:\n\n${inertFence(finding.suggested_fix)}`]),
    ...workTexts(finding).map(([name, text]) => `${name}:\n\n${inertFence(text)}`),
  ].join('\n\n');
}

function summary(report: Report): string {
  const areas = report.risk_areas.length === 0 ? 'none' : report.risk_areas.map(inertMarkdown).join(', ');
  return [
    `- **Recommendation:** ${report.recommendation}`,
    `- **Risk areas:** ${areas}`,
    `- **Findings:** ${arithmetic(report.counts)}`,
    `- **Coverage:** ${inertMarkdown(coverageLine(report.coverage))}`,
    `- **Sent:** ${sentLine(report.cost)}`,
    ...summaryNotes(report).map(([name, text]) => `- **${name}:** ${inertMarkdown(text)}`),
  ].join('\n');
}

function dropped(report: Report): string[] {
  if (report.dropped.length === 0) return [];
  const rows = report.dropped.map(({ finding, reason }) => {
    const place = `${inertMarkdown(finding.file)}:${finding.line}`;
    return `| ${place} | ${inertMarkdown(finding.title)} | ${finding.lens} | ${inertMarkdown(reason.text)} |`;
  });
  return [
    '### Dropped, with the reason',
    ['| place | finding | lens | reason |', '|---|---|---|---|', ...rows].join('\n'),
  ];
}
