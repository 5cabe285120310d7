import type { Hunk } from '../../diff/changed-lines.ts';
import { mergeSpans, type LineSpan } from '../../kernel/line-span.ts';

/** Lines around a change whose history is relevant to it. */
const LINES_AROUND = 3;

/** More ranges than this are requested as one: an argument list has a maximum length. */
const MOST_RANGES = 200;

/** Lines of the base file to blame: the lines that hunks removed, and 3 lines around each removal or insertion. */
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
 * Where added lines were inserted, span by span, as `{start: n + 1, end: n}` with n the old line before them.
 *
 * Up to there the hunk has as many old lines as new ones, apart from what it added and removed above. One pass for all
 * spans: with a pass for each, a hunk with ten thousand spans would never finish.
 */
function insertionPoints({ old, new: now, removed, added }: Hunk): LineSpan[] {
  // With `count` 0, `start` is the line before the gap.
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
