import { firstLine } from '../../diff/patch/hunk-order.ts';
import type { ShownFile, ShownHunk } from './shown-files.ts';
import { hunkHeader, rowsOf, sectionOf, type Row } from './split-hunk.ts';

/**
 * The hunk with only those of git's context lines around its changes that belong to the changed code: up to the header of
 * the enclosing construct or a blank line, down to a blank line or the end of the construct. Brackets at the edge that only
 * close something are dropped too.
 *
 * Decided by indentation and brackets alone, so for any language. Changed lines and everything between two of them
 * stay. A line keeps its number, because the `@@` header is adjusted. A hunk that loses nothing is the same value.
 *
 * @param most lines of context per side, whatever belongs to the changed code
 */
export function leanHunk(hunk: ShownHunk, most = Infinity): ShownHunk {
  const end = hunk.text.indexOf('\n') + 1;
  const rows = rowsOf(hunk.text.slice(end));
  const isChanged = ({ text }: Row): boolean => text.startsWith('+') || text.startsWith('-');
  const [first, last] = [rows.findIndex(isChanged), rows.findLastIndex(isChanged)];
  if (first < 0) return hunk;
  const depth = depthOf(rows.filter(isChanged));
  const above = Math.min(most, keptAbove(rows.slice(0, first), depth));
  const below = Math.min(most, keptBelow(rows.slice(last + 1), depth));
  const from = first - above;
  const kept = rows.slice(from, last + 1 + below);
  if (kept.length === rows.length) return hunk;
  const start = { old: firstLine(hunk.old) + from, new: firstLine(hunk.new) + from };
  const [old, now] = [side(start.old, kept, 'old'), side(start.new, kept, 'new')];
  const body = kept.map(({ text }) => text).join('');
  return {
    ...hunk,
    old,
    new: now,
    text: hunkHeader({ rows: kept, oldStart: start.old, newStart: start.new }, sectionOf(hunk.text)) + body,
  };
}

export function leanFile(file: ShownFile): ShownFile {
  return { ...file, hunks: file.hunks.map((hunk) => leanHunk(hunk)) };
}

/** As git counts: a side without lines names the line before. */
function side(first: number, rows: readonly Row[], of: 'old' | 'new'): ShownHunk['old'] {
  const count = rows.reduce((sum, row) => sum + row[of], 0);
  return { start: count === 0 ? first - 1 : first, count };
}

/** How many of the lines above the first change are kept: those next to it. */
function keptAbove(rows: readonly Row[], depth: number): number {
  const near = rows.toReversed();
  let kept = 0;
  for (const row of near) {
    if (isBlank(row) || (indentOf(row) < depth && onlyCloses(row))) break;
    kept += 1;
    // The header of the construct that encloses the change; what is above it belongs to something else.
    if (indentOf(row) < depth) break;
  }
  while (kept > 0 && onlyCloses(near[kept - 1])) kept -= 1;
  return kept;
}

function keptBelow(rows: readonly Row[], depth: number): number {
  let kept = 0;
  for (const row of rows) {
    if (isBlank(row) || indentOf(row) < depth) break;
    kept += 1;
  }
  while (kept > 0 && onlyCloses(rows[kept - 1])) kept -= 1;
  return kept;
}

/** The indentation of the least indented changed line. */
function depthOf(rows: readonly Row[]): number {
  let least = Infinity;
  // Not as arguments of one call: a change may have more lines than a call accepts.
  for (const row of rows) if (!isBlank(row)) least = Math.min(least, indentOf(row));
  return least === Infinity ? 0 : least;
}

function isBlank({ text }: Row): boolean {
  return text.slice(1).trim() === '';
}

function indentOf({ text }: Row): number {
  const line = text.slice(1);
  return line.length - line.trimStart().length;
}

function onlyCloses(row: Row | undefined): boolean {
  return row !== undefined && /^[\s)\]}>;,]*$/.test(row.text.slice(1));
}
