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
  return [...hunk.removed, ...insertionPoints(hunk)];
}

/**
 * Where added lines came in, as `{start: n + 1, end: n}` with n the old line before them, span by span.
 *
 * Up to there the hunk holds as many old lines as new ones, apart from what it added and removed above. One walk for all
 * spans: of a hunk with ten thousand of them, a walk for each is no review that ends.
 */
function insertionPoints({ old, new: now, removed, added }: Hunk): LineSpan[] {
  // `count` 0 says `start` is the line before the gap.
  let [oldLine, newLine] = [firstOf(old), firstOf(now)];
  let [removals, additions] = [0, 0];
  return added.map((span) => {
    while (newLine < span.start) {
      const [gone, come] = [removed[removals], added[additions]];
      const [isGone, isCome] = [gone?.start === oldLine, come?.start === newLine];
      if (gone !== undefined && isGone) [oldLine, removals] = [gone.end + 1, removals + 1];
      if (come !== undefined && isCome) [newLine, additions] = [come.end + 1, additions + 1];
      if (isGone || isCome) continue;
      oldLine += 1;
      newLine += 1;
    }
    return { start: oldLine, end: oldLine - 1 };
  });
}

const firstOf = ({ start, count }: Hunk['old']): number => (count === 0 ? start + 1 : start);
