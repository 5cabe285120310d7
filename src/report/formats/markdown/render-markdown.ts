import type { Report, ReportFinding } from '../../../contracts/files/report.ts';
import { inertFence, inertMarkdown } from '../../../kernel/text/inert.ts';
import { MARKS } from '../../../kernel/text/ink.ts';
import { reportText, type TextStyle } from '../words/report-text.ts';
import { stateLabel } from '../words/since-words.ts';
import { nextStep } from '../words/summary-notes.ts';
import { workLines, workTexts } from '../words/work-lines.ts';

/** The report as a Markdown file: every text of the repository or of a model is escaped or fenced. */
export function renderMarkdown(report: Report): string {
  return `${reportText(report, MARKDOWN)}\n`;
}

const MARKDOWN: TextStyle = {
  ink: MARKS,
  inert: inertMarkdown,
  status: (report) =>
    [
      `> **${report.status.toUpperCase()}**: this review certifies nothing. ${nextStep(report)}`,
      '>',
      ...report.gaps.map((gap) => `> - ${inertMarkdown(gap)}`),
    ].join('\n'),
  counts: (counts, scope) => `${counts}\n\n${scope}`,
  since: (counts, gone) => {
    const rows = gone.map(({ file, line, title, became, why }) => [
      became,
      `${inertMarkdown(file)}:${line}`,
      ...[title, why].map(inertMarkdown),
    ]);
    return rows.length === 0 ? [counts] : [counts, table(['became', 'place', 'finding', 'why'], rows)];
  },
  place: ({ file, lines }) => `${inertMarkdown(file)}:${lines[0]}`,
  finding: findingBlock,
  dropped: (dropped) => {
    const rows = dropped.map(({ finding, reason }) => [
      `${inertMarkdown(finding.file)}:${finding.line}`,
      inertMarkdown(finding.title),
      finding.lens,
      inertMarkdown(reason.text),
    ]);
    return table(['place', 'finding', 'lens', 'reason'], rows);
  },
};

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.toSpliced(1, 0, `|${'---|'.repeat(heads.length)}`).join('\n');
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
