import type { Report, ReportFinding } from '../../../contracts/files/report.ts';
import { inertBlock, inertLine } from '../../../kernel/text/inert.ts';
import { arithmetic, coverageLine } from '../../build/arithmetic.ts';
import { formerPlace, levelOf, sentences, type Level } from '../words/finding-level.ts';
import { knowledgeNote } from '../../build/knowledge-note.ts';
import { reservations } from '../../build/reservations.ts';
import { nextStep } from '../words/summary-notes.ts';
import { wordOf } from '../words/word-of.ts';
import { workLines } from '../words/work-lines.ts';

const COMMANDS: Readonly<Record<Level, 'error' | 'warning' | 'notice'>> = {
  error: 'error',
  warning: 'warning',
  note: 'notice',
};

type Properties = Readonly<Record<string, string | number>>;

/**
 * Workflow commands for the log of a GitHub Actions job, one per finding: the runner turns them into annotations. What was not
 * reviewed comes first, because GitHub shows only ten annotations of a kind per step. The last line is for people.
 */
export function renderGithubAnnotations(report: Report): string {
  const facts = [report.status, arithmetic(report.counts), coverageLine(report.coverage)];
  const summary = `correctless ${report.run}: ${inertLine(facts.join('; '))}`;
  return [
    ...incomplete(report),
    ...onWord(report),
    ...report.findings.map(annotation),
    ...reserved(report),
    summary,
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function incomplete(report: Report): string[] {
  if (report.status === 'complete') return [];
  const status = report.status.toUpperCase();
  const text = [
    `${status}: this review certifies nothing.`,
    ...report.gaps.map((gap) => `- ${inertLine(gap)}`),
    nextStep(report),
  ];
  return [command('error', { title: `correctless: review ${status}` }, text.join('\n'))];
}

function onWord(report: Report): string[] {
  const text = wordOf(report);
  return text === '' ? [] : [command('notice', { title: 'correctless: reviewed elsewhere' }, text)];
}

function reserved(report: Report): string[] {
  const text = reservations(report).map(inertLine).join('; ');
  return text === '' ? [] : [command('notice', { title: 'correctless: what this does not say' }, text)];
}

function annotation(finding: ReportFinding): string {
  const { file, lines, side, lens, title, why, suggested_fix: fix } = finding;
  const at = { line: lines[0], endLine: lines[1] };
  const said = `${formerPlace(finding)}${sentences(inertLine(title), inertBlock(why))}`;
  const notes = [...workLines(finding).map(inertLine), inertBlock(knowledgeNote(finding))];
  const text = [said, ...notes].filter((part) => part !== '').join('\n\n');
  return command(
    COMMANDS[levelOf(finding)],
    // The line of removed code is not a line of the file at head.
    { file: inertBlock(file), ...(side === 'old' ? {} : at), title: `correctless ${lens}` },
    fix.trim() === '' ? text : `${text}\n\nSuggested fix:\n${inertBlock(fix)}`,
  );
}

function command(name: string, properties: Properties, message: string): string {
  const given = Object.entries(properties).map(([key, value]) => `${key}=${escapedProperty(String(value))}`);
  return `::${name} ${given.join(',')}::${escaped(message)}`;
}

/** Escaped for the runner, which decodes it. */
function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapedProperty(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
