import type { Severity, Side } from '../../../contracts/shapes.ts';
import { attribute, capital, line } from './markup.ts';

/** What the page lists, filters and steps through: a finding, or a dropped one. */
export type PageItem = {
  /** The id of the element and the fragment of links to it: `F3`, `D7`. */
  readonly id: string;
  /** The heading it is listed under. */
  readonly heading: string;
  readonly title: string;
  readonly file: string;
  /** null if only the file is known. */
  readonly lines: readonly [number, number] | null;
  readonly side: Side;
  /** null if the report does not keep it. */
  readonly severity: Severity | null;
  /** The lens, or in an audit the specialist's role. */
  readonly lens: string;
  /** Its name in the filter: `new`, `open`, `dropped` … */
  readonly status: string;
  /** HTML below its title. */
  readonly body: string;
};

/** Dropped findings are there on request; the page treats them like any other. */
export const DROPPED = 'dropped';

/** The finding at its line, or under the words for a place that the page does not show. */
export function findingCard(item: PageItem, where = ''): string {
  const { id, title, body } = item;
  return `<article id=${attribute(id)}${facets(item)}>${where === '' ? '' : `<p class=where>${where}`}<h4><a href=${attribute(`#${id}`)}>${line(id)}</a> ${line(title)}</h4>${body}</article>\n`;
}

/** What the filters compare and the style selects by. Values are from closed lists, except for the roles of an audit. */
function facets({ severity, lens, status }: PageItem): string {
  const grave = severity === null ? '' : ` data-severity=${severity}`;
  return `${grave} data-lens=${attribute(lens)} data-status=${attribute(status)}`;
}

export function place({ file, lines }: Pick<PageItem, 'file' | 'lines'>): string {
  return lines === null ? file : `${file}:${lines[0]}`;
}

/** Short facts about it, below its title. Each is HTML. */
export function factsLine(badge: string, facts: readonly string[]): string {
  return `<p class=facts>${badge} ${facts.join(' · ')}`;
}

export function severityBadge(severity: Severity): string {
  return `<span class=badge>${capital(severity)}</span>`;
}
