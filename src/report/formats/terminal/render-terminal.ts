import type { Report, ReportFinding } from '../../../contracts/files/report.ts';
import { inertBlock, inertLine } from '../../../kernel/text/inert.ts';
import { MARKS, type Ink } from '../../../kernel/text/ink.ts';
import { reportText, TONES } from '../words/report-text.ts';
import { stateLabel } from '../words/since-words.ts';
import { nextStep } from '../words/summary-notes.ts';
import { workLines } from '../words/work-lines.ts';

/** The report for a terminal. Score reasoning stays hidden; nothing printed is live markup. */
export function renderTerminal(report: Report, ink: Ink = MARKS): string {
  return reportText(report, {
    ink,
    inert: inertLine,
    status: (of) => statusText(of, ink),
    counts: (counts, scope) => `${counts}\n${scope}`,
    since: (counts, gone) => {
      const lines = gone.map(
        ({ file, line, title, became, why }) =>
          `- ${became}: [${placeText(file, line, ink)}] ${inertLine(title)} (${inertLine(why)})`,
      );
      return [[counts, ...lines].join('\n')];
    },
    place: (finding) => findingPlace(finding, ink),
    finding: (finding, of) => findingText(finding, of, ink),
    dropped: (dropped) =>
      dropped
        .map(
          ({ finding, reason }) =>
            `- [${inertLine(finding.file)}:${finding.line}] ${inertLine(finding.title)} (${finding.lens}): ${inertLine(reason.text)}`,
        )
        .join('\n'),
  });
}

function statusText(report: Report, ink: Ink): string {
  const title =
    report.status === 'failed'
      ? 'FAILED: the repository changed while it was reviewed.'
      : 'INCOMPLETE: not everything was reviewed. What follows is partial and certifies nothing.';
  const gaps = report.gaps.map((gap) => `- ${inertLine(gap)}`);
  return [ink.strong(title, 'red'), ...gaps, nextStep(report)].join('\n');
}

function findingText(finding: ReportFinding, report: Report, ink: Ink): string {
  const score = finding.score === null ? '' : `, score ${finding.score}`;
  const also = finding.witnesses.length === 0 ? '' : `, also ${finding.witnesses.join(', ')}`;
  const facts = `${finding.id} (${finding.fingerprint.slice(0, 12)})${stateLabel(finding, report)}, severity ${finding.severity}${score}, ${finding.lens}${also}`;
  const named = (name: string, text: string) => `  - ${ink.strong(`${name}:`)} ${text}`;
  return [
    `- ${ink.strong(findingPlace(finding, ink), TONES[finding.group])} ${inertLine(finding.title)}`,
    `  ${ink.toned(facts, 'faint')}`,
    ...workLines(finding).map((text) => `  - ${inertLine(text)}`),
    named('Why', inertLine(finding.why)),
    ...finding.evidence.map((e) => named(`Evidence (${e.kind}, ${inertLine(e.source)})`, quoted(e.text))),
    ...(finding.suggested_fix.trim() === '' ? [] : [named('Fix', quoted(finding.suggested_fix))]),
  ].join('\n');
}

/** No link for a place that only existed before the change. */
function findingPlace({ file, lines, side }: ReportFinding, ink: Ink): string {
  return `[${placeText(file, lines[0], side === 'old' ? MARKS : ink)}]`;
}

function placeText(file: string, line: number, ink: Ink): string {
  return ink.link(`${inertLine(file)}:${line}`, file);
}

/** A single line stays on the same line; several lines go below it, indented. */
function quoted(text: string): string {
  if (!text.includes('\n')) return inertLine(text);
  return `\n${inertBlock(text)}`.replaceAll('\n', '\n      ');
}
