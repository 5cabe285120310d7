import { counted } from '../../../kernel/text/counted.ts';
import { shortTitle } from '../words/at-a-glance.ts';
import { attribute, line } from './markup.ts';
import type { Words } from './filter-bar.ts';
import { DROPPED, place, type PageItem } from './page-item.ts';

/** All items to step through, in the order of the report, under its headings; each is a link to its place. */
export function findingIndex(items: readonly PageItem[], { dropped: word }: Words): string {
  const listed = items.filter(({ status }) => status !== DROPPED).length;
  const dropped = items.length - listed;
  const summary = [counted(listed, 'finding'), ...(dropped === 0 ? [] : [`${dropped} ${word}`])].join(', ');
  const groups = headingsOf(items).map((heading) => group(heading, items));
  return `<nav id=index aria-labelledby=index-title><details id=index-fold open><summary><h2 id=index-title>Findings <small>${summary}</small></h2></summary>${groups.join('')}${items.length === 0 ? '<p class=empty>None.' : ''}</details></nav>\n`;
}

function group(heading: string, items: readonly PageItem[]): string {
  const entries = items.filter((item) => item.heading === heading).map(entry);
  return `<section><details class=group open><summary><h3>${heading} <small>${entries.length}</small></h3></summary><ol>${entries.join('')}</ol></details></section>`;
}

function entry(item: PageItem): string {
  const { id, severity } = item;
  const mark = severity === null ? '' : `<i class=${severity}>${severity}</i> `;
  return `<li><a href=${attribute(`#${id}`)}>${mark}<b>${line(shortTitle(item))}</b> <span>${line(id)} ${line(place(item))}</span></a>\n`;
}

function headingsOf(items: readonly PageItem[]): string[] {
  return [...new Set(items.map(({ heading }) => heading))];
}
