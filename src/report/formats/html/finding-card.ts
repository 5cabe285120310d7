import type { Report, ReportFinding } from '../../../contracts/files/report.ts';
import { stateLabel } from '../words/since-words.ts';
import { workLines } from '../words/work-lines.ts';
import { block, line, preformatted } from './markup.ts';
import { factsLine, severityBadge } from './page-item.ts';
import { workOn } from './work-on-finding.ts';

/** The text below a finding's title: how grave and how certain it is, why, its evidence, and how to fix it. */
export function findingBody(finding: ReportFinding, report: Report, dropReason: string | undefined): string {
  return [
    facts(finding, report),
    ...(dropReason === undefined ? [] : [`<p class=reason>${line(capitalised(dropReason))}.`]),
    ...workLines(finding).map((text) => `<p class=reason>${line(text)}`),
    `<p>${block(finding.why)}`,
    evidence(finding),
    finding.suggested_fix.trim() === '' ? '' : fix(finding.suggested_fix),
    workOn(finding),
  ].join('');
}

function facts(finding: ReportFinding, report: Report): string {
  const { severity, score, lens, witnesses, placement, fingerprint } = finding;
  const state = stateLabel(finding, report).replace(/^, /, '');
  return factsLine(severityBadge(severity), [
    score === null ? 'no score' : `score <b>${score}</b>`,
    lens,
    ...(witnesses.length === 0 ? [] : [`also ${witnesses.map(line).join(', ')}`]),
    ...(state === '' ? [] : [line(state)]),
    line(placement.replaceAll('_', ' ')),
    // Its purpose is explained once, above all cards.
    `<code>${line(fingerprint.slice(0, 12))}</code>`,
  ]);
}

function evidence({ evidence: proofs }: ReportFinding): string {
  const rows = proofs.map(
    ({ kind, source, text }) =>
      `<dt><b>${line(kind)}</b> ${line(source)}<dd><pre>${preformatted(text)}</pre>`,
  );
  return rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`;
}

export function fix(text: string, name = 'Suggested fix'): string {
  return `<dl class=fix><dt><b>${name}</b><dd><pre>${preformatted(text)}</pre></dl>`;
}

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
