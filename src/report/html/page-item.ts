import type { Severity, Side } from '../../contracts/shapes.ts';
import { capital, line } from './markup.ts';

/** What the page lists, filters and steps through: a finding, or one that was dropped. */
export type PageItem = {
  /** Of the element, and what a link to it ends with: `F3`, `D7`. */
  readonly id: string;
  /** The heading it is listed under. */
  readonly heading: string;
  readonly title: string;
  readonly file: string;
  /** null when it is known of the file only. */
  readonly lines: readonly [number, number] | null;
  readonly side: Side;
  /** null where the report does not keep it. */
  readonly severity: Severity | null;
  /** The lens, or in an audit the specialist's role. */
  readonly lens: string;
  /** What the filter calls it: `new`, `open`, `dropped` … */
  readonly status: string;
  /** HTML: what stands below its title. */
  readonly body: string;
};

/** Dropped findings are there for whoever asks; nothing else about the page treats them otherwise. */
export const DROPPED = 'dropped';

/** The finding as it stands at its line, or under the words for a place that the page does not show. */
export function card(item: PageItem, where = ''): string {
  const severity = item.severity === null ? '' : ` ${item.severity}`;
  const id = line(item.id);
  const name = `card${severity}${item.status === DROPPED ? ' dropped' : ''}`;
  return `<article class="${name}" id="${id}" tabindex=-1 ${facets(item)}>${where === '' ? '' : `<p class=where>${where}`}<h4><a href="#${id}" class=id aria-label="Link to ${id}">${id}</a> ${line(item.title)}</h4>${item.body}</article>\n`;
}

/** What the filters compare. Values are of closed lists, but for the roles of an audit. */
export function facets({ severity, lens, status }: PageItem): string {
  return `data-severity="${severity ?? ''}" data-lens="${line(lens)}" data-status="${status}"`;
}

/** Its place as people write it: `src/pay.ts:4`. */
export function place({ file, lines }: Pick<PageItem, 'file' | 'lines'>): string {
  return lines === null ? file : `${file}:${lines[0]}`;
}

export function severityBadge(severity: Severity): string {
  return `<span class="badge ${severity}">${capital(severity)}</span>`;
}
