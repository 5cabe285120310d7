import type { Report, ReportFinding } from '../../../contracts/files/report.ts';
import { inertBlock, inertFence, inertJson, inertLine, inertMarkdown } from '../../../kernel/text/inert.ts';
import { formerPlace, levelOf, sentences, type Level } from '../words/finding-level.ts';
import { knowledgeNote } from '../../build/knowledge-note.ts';
import { reservations } from '../../build/reservations.ts';
import { nextStep } from '../words/summary-notes.ts';
import { wordOf } from '../words/word-of.ts';
import { workLines } from '../words/work-lines.ts';

const SEVERITIES: Readonly<Record<Level, 'ERROR' | 'WARNING' | 'INFO'>> = {
  error: 'ERROR',
  warning: 'WARNING',
  note: 'INFO',
};

/**
 * The report in the Reviewdog Diagnostic Format (a DiagnosticResult). Messages are Markdown, because reviewdog posts them as
 * comments unchanged; `original_output`, which it prints in terminals and logs, is text.
 *
 * No diagnostic has `suggestions`: a suggested fix is a reviewer's text, and nothing proves that it may replace a line.
 */
export function renderRdjson(report: Report): string {
  return inertJson({
    source: { name: 'correctless' },
    diagnostics: [
      ...incomplete(report),
      ...onWord(report),
      ...withoutWork(report),
      ...report.findings.map(diagnostic),
      ...reserved(report),
    ],
  });
}

/** Without a place: reviewdog shows it only with `-filter-mode=nofilter`, and does not count it as a finding in other modes. */
function incomplete(report: Report) {
  if (report.status === 'complete') return [];
  const title = `${report.status.toUpperCase()}: this review certifies nothing.`;
  const gaps = (item: (gap: string) => string) => report.gaps.map(item);
  const message = [title, ...gaps((gap) => `- ${inertMarkdown(gap)}`), '', nextStep(report)].join('\n');
  const text = [title, ...gaps((gap) => `  ${inertLine(gap)}`), nextStep(report)].join('\n');
  return [{ message, severity: 'ERROR', code: { value: report.status }, original_output: text }];
}

function remark(code: string, text: string) {
  return {
    message: inertMarkdown(text),
    severity: 'INFO',
    code: { value: code },
    original_output: inertLine(text),
  };
}

/** What was reviewed elsewhere is not a finding, but no reader may miss it. */
function onWord(report: Report) {
  const text = wordOf(report);
  return text === '' ? [] : [remark('word-of', text)];
}

/** Without findings this format says nothing else about a review that needs explanation. */
function reserved(report: Report) {
  return reservations(report).map((text) => remark('reservation', text));
}

/** A reviewer that was not asked, and why. For a change without a line for reviewers that goes without saying. */
function withoutWork({ coverage: { hunks, lenses } }: Report) {
  return lenses.flatMap(({ lens, why }) => {
    if (why === null || hunks === 0) return [];
    return [remark('not-run', `${lens} had nothing to do: ${why}`)];
  });
}

function diagnostic(finding: ReportFinding) {
  const { file, lines, side, lens } = finding;
  // Without columns, lines mean whole lines, both included.
  const range = { start: { line: lines[0] }, end: { line: lines[1] } };
  return {
    message: messageOf(finding),
    // The line of removed code is not a line of the file at head.
    location: side === 'old' ? { path: file } : { path: file, range },
    severity: SEVERITIES[levelOf(finding)],
    code: { value: lens },
    original_output: plainText(finding),
  };
}

function messageOf(finding: ReportFinding): string {
  const { title, why, suggested_fix: fix } = finding;
  const known = knowledgeNote(finding);
  return [
    `${formerPlace(finding)}**${inertMarkdown(title)}**`,
    ...workLines(finding).map(inertMarkdown),
    inertMarkdown(why),
    ...(known === '' ? [] : [inertMarkdown(known)]),
    ...(fix.trim() === '' ? [] : [`Suggested fix:\n\n${inertFence(fix)}`]),
  ].join('\n\n');
}

function plainText(finding: ReportFinding): string {
  const { file, lines, title, why, severity, lens } = finding;
  const place = `${inertLine(file)}:${lines[0]}`;
  const parts = [sentences(title, why), ...workLines(finding), knowledgeNote(finding)];
  const text = parts.filter((part) => part !== '').join(' ');
  return inertBlock(`${place}: ${severity}: ${formerPlace(finding)}${inertLine(text)} (${lens})`);
}
