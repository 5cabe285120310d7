import type { ShownHunk } from '../../packets/shown-files.ts';
import { hunkRows, type HunkRow } from './hunk-rows.ts';
import { block, line } from './markup.ts';
import { card, DROPPED, type PageItem } from './page-item.ts';

/** A hunk with the findings that stand in it, and those that do not. */
export type PlacedHunk = { readonly html: string; readonly placed: ReadonlySet<PageItem> };

/** More lines than these are not marked: a finding about a whole file would colour all of it. */
const MOST_MARKED = 40;

/**
 * The lines of a hunk, and each finding below the last line it is about. The table is cut there: a finding is no row.
 */
export function placedHunk(hunk: ShownHunk, items: readonly PageItem[], path: string): PlacedHunk {
  const rows = hunkRows(hunk);
  const below = itemsByRow(rows, items);
  const marked = markedRows(rows, [...below.values()].flat());
  const label = `${line(path)}, lines ${hunk.new.start} to ${hunk.new.start + Math.max(hunk.new.count, 1) - 1}`;
  const parts = [`<p class=at>${line(hunk.text.slice(0, hunk.text.indexOf('\n')))}`];
  let open = false;
  for (const row of rows) {
    if (!open) parts.push(`<table class=diff aria-label="${label}">`);
    open = true;
    parts.push(rowHtml(row, marked.has(row)));
    const here = below.get(row) ?? [];
    if (here.length === 0) continue;
    parts.push('</table>\n', ...here.map((item) => card(item)));
    open = false;
  }
  if (open) parts.push('</table>\n');
  return { html: parts.join(''), placed: new Set([...below.values()].flat()) };
}

function itemsByRow(rows: readonly HunkRow[], items: readonly PageItem[]): Map<HunkRow, PageItem[]> {
  const below = new Map<HunkRow, PageItem[]>();
  for (const item of items) {
    if (item.lines === null) continue;
    const [first, last] = item.lines;
    const inside = rows.filter((row) => isWithin(row, item, first, last));
    const row = inside.at(-1);
    if (row !== undefined) below.set(row, [...(below.get(row) ?? []), item]);
  }
  return below;
}

function isWithin({ old, now }: HunkRow, { side }: PageItem, first: number, last: number): boolean {
  const at = side === 'old' ? old : now;
  return at !== null && at >= first && at <= last;
}

function markedRows(rows: readonly HunkRow[], items: readonly PageItem[]): ReadonlySet<HunkRow> {
  const marking = items.filter(({ status }) => status !== DROPPED);
  return new Set(
    marking.flatMap((item) => {
      const [first, last] = item.lines ?? [0, -1];
      const about = rows.filter((row) => isWithin(row, item, first, last));
      return about.length > MOST_MARKED ? [] : about;
    }),
  );
}

const TAGS = { added: 'ins', removed: 'del', context: '', remark: 'i' } as const;
const CLASSES = { added: 'a', removed: 'r', context: '', remark: 'n' } as const;

/** End tags that HTML lets out are left out: there may be tens of thousands of lines. */
function rowHtml({ kind, old, now, text }: HunkRow, isMarked: boolean): string {
  const names = [CLASSES[kind], isMarked ? 'm' : ''].filter((name) => name !== '').join(' ');
  const tag = TAGS[kind];
  const code = tag === '' ? block(text) : `<${tag}>${block(text)}</${tag}>`;
  const attribute = names === '' ? '' : names.includes(' ') ? ` class="${names}"` : ` class=${names}`;
  return `<tr${attribute}><td>${old ?? ''}<td>${now ?? ''}<td>${code}`;
}
