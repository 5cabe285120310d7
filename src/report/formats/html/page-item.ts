import type { Severity, Side } from '../../../contracts/shapes.ts';
import { attribute, capital, line } from './markup.ts';

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
  const { id, title, body } = item;
  return `<article id=${attribute(id)}${facets(item)}>${where === '' ? '' : `<p class=where>${where}`}<h4><a href=${attribute(`#${id}`)}>${line(id)}</a> ${line(title)}</h4>${body}</article>\n`;
}

/** What the filters compare and the style knows it by. Values are of closed lists, but for the roles of an audit. */
function facets({ severity, lens, status }: PageItem): string {
  const grave = severity === null ? '' : ` data-severity=${severity}`;
  return `${grave} data-lens=${attribute(lens)} data-status=${attribute(status)}`;
}

/** Its place as people write it: `src/pay.ts:4`. */
export function place({ file, lines }: Pick<PageItem, 'file' | 'lines'>): string {
  return lines === null ? file : `${file}:${lines[0]}`;
}

/** What is known about it, in short, below its title. Each is HTML. */
export function factsLine(badge: string, facts: readonly string[]): string {
  return `<p class=facts>${badge} ${facts.join(' · ')}`;
}

/** In the colour of its card. */
export function severityBadge(severity: Severity): string {
  return `<span class=badge>${capital(severity)}</span>`;
}
