import type { Hunk } from '../../diff/changed-lines.ts';
import { hunkText } from '../../diff/hunk-text.ts';
import { overlaps, overlapsAny, type LineSpan } from '../../kernel/line-span.ts';

/** An excerpt holds at most this many lines of a patch. */
export const EXCERPT_LINES = 40;
/** A longer line is named by its length: one line of a minified file would fill a packet. */
const LONGEST_LINE = 500;

/**
 * A commit's patch of one file, at most 40 lines, whole; lines in brackets say what is left out.
 *
 * Hunks that hold one of `wanted` (lines of the new side) come first in the choice, in file order in the text; a hunk
 * that is too long is shown around the first line wanted of it.
 */
export function excerptOf(patch: Buffer, hunks: readonly Hunk[], wanted: readonly LineSpan[]): string {
  const byInterest = [...hunks.entries()].toSorted(
    ([i, a], [j, b]) => Number(holds(b, wanted)) - Number(holds(a, wanted)) || i - j,
  );
  const shown = new Map<number, string[]>();
  let left = EXCERPT_LINES;
  for (const [index, hunk] of byInterest) {
    // A header and one line of a hunk is the least that tells anything.
    if (left < 2) break;
    const lines = windowOf(linesOf(patch, hunk), hunk, wanted, left);
    shown.set(index, lines);
    left -= lines.filter((line) => !line.startsWith('[')).length;
  }
  const missing = hunks.length - shown.size;
  const texts = [...shown].toSorted(([i], [j]) => i - j).flatMap(([, lines]) => lines);
  return [...texts, ...(missing === 0 ? [] : [`[${missing} more hunks of this patch]`])].join('\n');
}

function holds(hunk: Hunk, wanted: readonly LineSpan[]): boolean {
  return overlapsAny({ start: hunk.new.start, end: hunk.new.start + hunk.new.count - 1 }, wanted);
}

/** The `@@` line and what follows it. No line of a hunk begins with a bracket. */
function linesOf(patch: Buffer, hunk: Hunk): string[] {
  return hunkText(patch, hunk)
    .replace(/\n$/, '')
    .split('\n')
    .map((line) =>
      line.length <= LONGEST_LINE ? line : `${line.charAt(0)}[a line of ${line.length - 1} characters]`,
    );
}

function windowOf(
  lines: readonly string[],
  hunk: Hunk,
  wanted: readonly LineSpan[],
  limit: number,
): string[] {
  if (lines.length <= limit) return [...lines];
  const [header = '', ...content] = lines;
  const room = limit - 1;
  const start = Math.min(
    Math.max(0, firstWanted(content, hunk, wanted) - Math.floor(room / 2)),
    content.length - room,
  );
  const [above, below] = [start, content.length - start - room];
  return [
    header,
    ...(above === 0 ? [] : [`[${above} more lines above]`]),
    ...content.slice(start, start + room),
    ...(below === 0 ? [] : [`[${below} more lines below]`]),
  ];
}

/** Index of the first wanted line of a hunk's content, counted along its new side; 0 when none is wanted. */
function firstWanted(content: readonly string[], hunk: Hunk, wanted: readonly LineSpan[]): number {
  let line = hunk.new.start - 1;
  const index = content.findIndex((text) => {
    if (!text.startsWith('+') && !text.startsWith(' ')) return false;
    line += 1;
    return wanted.some((span) => overlaps(span, { start: line, end: line }));
  });
  return Math.max(0, index);
}
