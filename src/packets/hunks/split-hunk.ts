import { firstLine } from '../../diff/patch/hunk-order.ts';
import { runsOf } from '../../kernel/runs-of.ts';
import { byteLength } from '../packet.ts';
import type { ShownHunk } from './shown-files.ts';

/** A hunk or a part of one. `part` is null for a whole hunk, whose text is unchanged. */
export type Piece = {
  readonly hunk: string;
  readonly part: { readonly index: number; readonly of: number } | null;
  /** The first line of the piece on either side, and how many lines. */
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
  readonly text: string;
};

/** `tooLong`: bytes of each line that no piece can hold; the hunk is then shown only in part. */
export type SplitHunk = { readonly pieces: readonly Piece[]; readonly tooLong: readonly number[] };

/** A line of a hunk with what belongs to it: `\ No newline at end of file` is never separated from its line. */
export type Row = { readonly text: string; readonly bytes: number; readonly old: 0 | 1; readonly new: 0 | 1 };

type Part = { readonly rows: readonly Row[]; readonly oldStart: number; readonly newStart: number };

// The longest pair of numbers that a part's header can have beyond the hunk's own, and the line "(part i of n)".
const PART_OVERHEAD = 120;

/**
 * A hunk as pieces of at most `maxBytes` each, cut between lines, never within one.
 *
 * Each part has the `@@` header of its own lines. Together the parts have all lines of the hunk, except a line that is too
 * long by itself.
 */
export function splitHunk(hunk: ShownHunk, maxBytes: number): SplitHunk {
  if (byteLength(hunk.text) <= maxBytes) {
    return { pieces: [wholeHunk(hunk)], tooLong: [] };
  }
  const end = hunk.text.indexOf('\n') + 1;
  const section = sectionOf(hunk.text);
  const room = maxBytes - byteLength(section) - PART_OVERHEAD;
  const rows = rowsOf(hunk.text.slice(end));
  const parts = partsOf(rows, room, firstLine(hunk.old), firstLine(hunk.new));
  return {
    pieces: parts.map((part, index) => ({
      hunk: hunk.id,
      part: { index: index + 1, of: parts.length },
      ...linesOf(part),
      text: hunkHeader(part, section) + part.rows.map((row) => row.text).join(''),
    })),
    tooLong: rows.filter((row) => row.bytes > room).map((row) => row.bytes),
  };
}

/** What git writes after the second `@@`: usually the function that the hunk begins in. */
export function sectionOf(hunk: string): string {
  return /^@@[^@]*@@(.*)\n$/s.exec(hunk.slice(0, hunk.indexOf('\n') + 1))?.[1] ?? '';
}

/** Lines of a hunk's body. Split at the line feed only: a lone CR is part of its line. */
export function rowsOf(body: string): Row[] {
  const rows: Row[] = [];
  for (const line of body.split(/(?<=\n)/)) {
    const last = rows.at(-1);
    if (line.startsWith('\\') && last !== undefined) {
      rows[rows.length - 1] = { ...last, text: last.text + line, bytes: last.bytes + byteLength(line) };
    } else {
      rows.push({
        text: line,
        bytes: byteLength(line),
        old: line.startsWith('+') ? 0 : 1,
        new: line.startsWith('-') ? 0 : 1,
      });
    }
  }
  return rows;
}

function partsOf(rows: readonly Row[], room: number, oldFirst: number, newFirst: number): Part[] {
  const parts: Part[] = [];
  let [oldStart, newStart] = [oldFirst, newFirst];
  for (const run of runsOf(rows, ({ bytes }) => bytes, room)) {
    const part = { rows: run, oldStart, newStart };
    if (run.every(({ bytes }) => bytes <= room)) parts.push(part);
    const { oldCount, newCount } = linesOf(part);
    oldStart += oldCount;
    newStart += newCount;
  }
  return parts;
}

function wholeHunk({ id, old, new: now, text }: ShownHunk): Piece {
  return {
    hunk: id,
    part: null,
    oldStart: firstLine(old),
    oldCount: old.count,
    newStart: firstLine(now),
    newCount: now.count,
    text,
  };
}

type Lines = Pick<Piece, 'oldStart' | 'oldCount' | 'newStart' | 'newCount'>;

function linesOf({ rows, oldStart, newStart }: Part): Lines {
  const oldCount = rows.reduce((sum, row) => sum + row.old, 0);
  const newCount = rows.reduce((sum, row) => sum + row.new, 0);
  return { oldStart, oldCount, newStart, newCount };
}

/** As git writes it: the count 1 is left out, and a side without lines names the line before. */
export function hunkHeader(part: Part, section: string): string {
  const { oldStart, oldCount, newStart, newCount } = linesOf(part);
  const side = (start: number, count: number): string =>
    count === 1 ? String(start) : `${count === 0 ? start - 1 : start},${count}`;
  return `@@ -${side(oldStart, oldCount)} +${side(newStart, newCount)} @@${section}\n`;
}
