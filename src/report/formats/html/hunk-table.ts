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
  const { below, marked, placed } = placesOf(rows, items);
  const texts = safeTexts(rows);
  let html = `<table><caption>${line(hunk.text.slice(0, hunk.text.indexOf('\n')))}</caption>`;
  let open = true;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (row === undefined) continue;
    if (!open) html += '<table>';
    html += rowHtml(row, texts[at] ?? '', marked.has(at));
    const here = below.get(at);
    open = here === undefined;
    if (here !== undefined) html += `</table>\n${here.map((item) => findingCard(item)).join('')}`;
  }
  return { html: open ? `${html}</table>\n` : html, placed };
}

type Places = {
  /** Items by the index of the row that they are below. */
  readonly below: ReadonlyMap<number, readonly PageItem[]>;
  readonly marked: ReadonlySet<number>;
  readonly placed: ReadonlySet<PageItem>;
};

function placesOf(rows: readonly HunkRow[], items: readonly PageItem[]): Places {
  const below = new Map<number, PageItem[]>();
  const marked = new Set<number>();
  const placed = new Set<PageItem>();
  if (items.length === 0) return { below, marked, placed };
  const rowsOf = { old: rowsByLine(rows, 'old'), new: rowsByLine(rows, 'now') };
  for (const item of items) {
    const about = rowsAbout(rowsOf[item.side], item.lines);
    const last = about.at(-1);
    if (last === undefined) continue;
    placed.add(item);
    const here = below.get(last);
    if (here === undefined) below.set(last, [item]);
    else here.push(item);
    if (item.status !== DROPPED && about.length <= MOST_MARKED) for (const at of about) marked.add(at);
  }
  return { below, marked, placed };
}

/** Indexes of the rows on one side, with the number of the first: the others follow without a gap. */
type RowsByLine = { readonly first: number; readonly indexes: readonly number[] };

function rowsByLine(rows: readonly HunkRow[], side: 'old' | 'now'): RowsByLine {
  const indexes: number[] = [];
  for (let at = 0; at < rows.length; at += 1) if (rows[at]?.[side] !== null) indexes.push(at);
  return { first: rows[indexes[0] ?? -1]?.[side] ?? 0, indexes };
}

function rowsAbout({ first, indexes }: RowsByLine, lines: PageItem['lines']): readonly number[] {
  if (lines === null) return [];
  return indexes.slice(Math.max(0, lines[0] - first), Math.max(0, lines[1] - first + 1));
}

/** All lines at once, which takes a fraction of the time. But a CR and the line feed after it would be one line end. */
function safeTexts(rows: readonly HunkRow[]): readonly string[] {
  const text = rows.map((row) => row.text).join('\n');
  return text.includes('\r') ? rows.map((row) => block(row.text)) : block(text).split('\n');
}

/**
 * Its numbers, with the sign of what was added or removed, and its text. The style gets the kind of row from the cell that is
 * empty, and optional end tags are left out: there may be tens of thousands of rows.
 */
function rowHtml({ kind, old, now }: HunkRow, text: string, isMarked: boolean): string {
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
