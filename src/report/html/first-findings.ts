import type { Report } from '../../contracts/report.ts';
import { atAGlance, shortWhy } from '../at-a-glance.ts';
import { attribute, line } from './markup.ts';
import { place } from './page-item.ts';

/** What matters most, each with its reason and a link to its card; nothing on a page that is seen at once. */
export function firstFindings(report: Report): string {
  const first = atAGlance(report)?.first ?? [];
  const rows = first.map((one) => {
    const { id, severity, title } = one;
    return `<li><a href=${attribute(`#${id}`)}><i class=${severity}>${severity}</i> <b>${line(title)}</b> <span>${line(place(one))}</span></a><p>${line(shortWhy(one))}\n`;
  });
  return rows.length === 0
    ? ''
    : `<h3 class=first-title>The ${rows.length} that matter most</h3><ol class=first>${rows.join('')}</ol>`;
}
