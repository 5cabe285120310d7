import type { Report } from '../../../contracts/files/report.ts';
import { sentLine } from '../words/sent-line.ts';
import { sinceCounts, sinceTitle } from '../words/since-words.ts';
import { summaryNotes } from '../words/summary-notes.ts';
import { line } from './markup.ts';

/** What happened to the findings of the previous review; empty if this one started afresh. */
export function goneFindings({ since }: Report): string {
  if (since === null) return '';
  const rows = since.gone.map(
    ({ became, file, line: at, title, lens, why }) =>
      `<tr><th scope=row><span class="tag ${became}">${became}</span><td>${line(title)}<td><code>${line(file)}:${at}</code><td>${lens}<td>${line(why)}`,
  );
  const table =
    rows.length === 0
      ? ''
      : `<div class=scroll role=region aria-label="Findings of the review before" tabindex=0><table class=plain><thead><tr><th scope=col>Became<th scope=col>Finding<th scope=col>Place<th scope=col>Lens<th scope=col>Why</thead><tbody>${rows.join('')}</tbody></table></div>`;
  return `<section id=since aria-labelledby=since-title><h2 id=since-title>${line(sinceTitle(since))}</h2><p class=lead>${sinceCounts(since)}</p>${table}</section>\n`;
}

/** What else a reader must know, and what the page was made from. */
export function aboutRun(report: Report): string {
  const { scope, cost } = report;
  const areas = report.risk_areas.map(line).join(', ');
  const rows: readonly (readonly [string, string])[] = [
    ...(areas === '' ? [] : [['Risk areas', areas] as const]),
    ...summaryNotes(report).map(([name, text]) => [name, line(text)] as const),
    ['Scope', line(scope.note)],
    ['Base', revision(scope.base)],
    ['Head', revision(scope.head)],
    ['Sent', line(sentLine(cost))],
    ['Run', `<code>${line(report.run)}</code>, correctless ${line(report.version)}`],
  ];
  const list = rows.map(([name, text]) => `<dt>${line(name)}<dd>${text}`).join('');
  return `<section id=about aria-labelledby=about-title><h2 id=about-title>About this review</h2><dl class=about>${list}</dl></section>\n`;
}

function revision({ sha, label, why }: Report['scope']['base']): string {
  const id = sha === null ? '' : ` <code>${sha.slice(0, 12)}</code>`;
  return `${line(label)}${id}, ${line(why)}`;
}
