import type { Hunk } from '../../diff/changed-lines.ts';
import { mergeSpans, type LineSpan } from '../../kernel/line-span.ts';

/** Lines around a change whose history belongs to it. */
const LINES_AROUND = 3;

/** More ranges than this are asked for as one: an argument list has an end. */
const MOST_RANGES = 200;

/** Lines of the base file to blame: what the hunks removed, and 3 lines around each removal or insertion. */
export function blameRanges(hunks: readonly Hunk[], lineCount: number): LineSpan[] {
  if (lineCount === 0) return [];
  const around = hunks.flatMap(changedPlaces).map(({ start, end }) => ({
    start: Math.max(1, start - LINES_AROUND),
    end: Math.min(lineCount, end + LINES_AROUND),
  }));
  const ranges = mergeSpans(around.filter((range) => range.start <= range.end));
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined) return [];
  return ranges.length > MOST_RANGES ? [{ start: first.start, end: last.end }] : ranges;
}

/** Removed lines, and for each insertion the empty span between the two old lines it came between. */
function changedPlaces(hunk: Hunk): LineSpan[] {
  return [...hunk.removed, ...hunk.added.map((span) => insertionPoint(hunk, span))];
}

/**
 * Where added lines came in, as `{start: n + 1, end: n}` with n the old line before them.
 *
 * Up to there the hunk holds as many old lines as new ones, apart from what it added and removed above.
 */
function insertionPoint(hunk: Hunk, span: LineSpan): LineSpan {
  // `count` 0 says `start` is the line before the gap.
  const oldStart = hunk.old.count === 0 ? hunk.old.start + 1 : hunk.old.start;
  let [oldLine, newLine] = [oldStart, hunk.new.count === 0 ? hunk.new.start + 1 : hunk.new.start];
  while (newLine < span.start) {
    const removed = hunk.removed.find((r) => r.start === oldLine);
    if (removed !== undefined) oldLine = removed.end + 1;
    const added = hunk.added.find((a) => a.start === newLine);
    if (added !== undefined) newLine = added.end + 1;
    if (removed !== undefined || added !== undefined) continue;
    oldLine += 1;
    newLine += 1;
  }
  return { start: oldLine, end: oldLine - 1 };
}
