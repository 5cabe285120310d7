import type { ShownHunk } from '../../../packets/hunks/shown-files.ts';
import { hunkRows, type HunkRow } from './hunk-rows.ts';
import { block, line } from './markup.ts';
import { findingCard, DROPPED, type PageItem } from './page-item.ts';

/** A hunk with its findings, and the items that were placed in it. */
export type PlacedHunk = { readonly html: string; readonly placed: ReadonlySet<PageItem> };

/** If a finding has more lines than this, they are not marked: a finding about a whole file would colour all of it. */
const MOST_MARKED = 40;

/** The lines of a hunk, and each finding below its last line. The table is cut there, because a finding is not a row. */
export function placedHunk(hunk: ShownHunk, items: readonly PageItem[]): PlacedHunk {
  const rows = hunkRows(hunk);
  const below = new Map<number, readonly PageItem[]>();
  const marked = new Set<number>();
  for (const item of items) {
    const about = rowsAbout(item, rows);
    const last = about.at(-1);
    if (last === undefined) continue;
    below.set(last, [...(below.get(last) ?? []), item]);
    if (item.status !== DROPPED && about.length <= MOST_MARKED) for (const at of about) marked.add(at);
  }
  const parts = rows.map((row, at) => {
    const here = below.get(at);
    const cards = here === undefined ? '' : `</table>\n${here.map((item) => findingCard(item)).join('')}`;
    return `${at > 0 && below.has(at - 1) ? '<table>' : ''}${rowHtml(row, marked.has(at))}${cards}`;
  });
  const caption = `<caption>${line(hunk.text.slice(0, hunk.text.indexOf('\n')))}</caption>`;
  const end = below.has(rows.length - 1) ? '' : '</table>\n';
  return { html: `<table>${caption}${parts.join('')}${end}`, placed: new Set([...below.values()].flat()) };
}

/** The indexes of the rows that an item is about. */
function rowsAbout({ lines, side }: PageItem, rows: readonly HunkRow[]): readonly number[] {
  return rows.flatMap((row, index) => {
    const at = side === 'old' ? row.old : row.now;
    return at !== null && lines !== null && lines[0] <= at && at <= lines[1] ? [index] : [];
  });
}

/**
 * Its numbers, with the sign of what was added or removed, and its text. The style gets the kind of row from the cell that is
 * empty, and optional end tags are left out: there may be tens of thousands of rows.
 */
function rowHtml({ kind, old, now, ...row }: HunkRow, isMarked: boolean): string {
  const text = block(row.text);
  const start = isMarked ? '<tr class=m>' : '<tr>';
  switch (kind) {
    case 'added':
      return `${start}<td><td>${now} +<td>${text}`;
    case 'removed':
      return `${start}<td>${old} -<td><td>${text}`;
    case 'context':
      return `${start}<td>${old}<td>${now}<td>${text}`;
    case 'remark':
      return `<tr class=n><td><td><td>${text}`;
  }
}
