import type { Hunk } from '../../diff/changed-lines.ts';
import { mergeSpans, type LineSpan } from '../../kernel/line-span.ts';

/** More ranges than this are requested as one: an argument list has a maximum length. */
const MOST_RANGES = 200;

/** Lines of the base file to blame: those of the hunks, so with three lines around each removal or insertion. */
export function blameRanges(hunks: readonly Hunk[]): LineSpan[] {
  const ranges = mergeSpans(
    hunks.flatMap(({ old: { start, count } }) => (count === 0 ? [] : [{ start, end: start + count - 1 }])),
  );
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined || ranges.length <= MOST_RANGES) return ranges;
  return [{ start: first.start, end: last.end }];
}
