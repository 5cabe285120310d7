import type { Report, ReportFinding } from '../../../contracts/files/report.ts';
import { glanceOf, shortTitle, shortWhy } from '../words/at-a-glance.ts';
import { attribute, line } from './markup.ts';
import { place } from './page-item.ts';

/** The most important findings, each with its reason and a link to its card; empty for a page that fits on one screen. */
export function firstFindings(report: Report): string {
  const first = glanceOf(report)?.first ?? [];
  const rows = first.map((one) => `<li>${link(one)}<p>${line(shortWhy(one))}\n`);
  return rows.length === 0
    ? ''
    : `<h3 class=first-title>The ${rows.length} that matter most</h3><ol class=first>${rows.join('')}</ol>`;
}

/** A larger group is closed: it would push the changes screens away. */
const SEEN_OPEN = 40;

/** The others in a line each, folded by group. Minor notes matter least, and are closed. */
export function otherFindings(report: Report): string {
  const rest = glanceOf(report)?.rest ?? [];
  const groups = rest.map(({ name, findings }) => {
    const open = name === 'Minor' || findings.length > SEEN_OPEN ? '' : ' open';
    const rows = findings.map((one) => `<li>${link(one)}\n`);
    return `<details class=others${open}><summary><h3>${name}, in a line each <small>${findings.length}</small></h3></summary><ol>${rows.join('')}</ol></details>`;
  });
  return groups.join('');
}

function link(one: ReportFinding): string {
  return `<a href=${attribute(`#${one.id}`)}><i class=${one.severity}>${one.severity}</i> <b>${line(shortTitle(one))}</b> <span>${line(place(one))}</span></a>`;
}
