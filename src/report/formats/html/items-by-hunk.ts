import type { Side } from '../../../contracts/shapes.ts';
import type { ShownHunk } from '../../../packets/hunks/shown-files.ts';
import type { PageItem } from './page-item.ts';

/**
 * The items of a file by the first hunk that has one of their lines, in their order. Items that no hunk shows are left out.
 *
 * Hunks are in the order of their lines on both sides, so that each item searches for its own: a file may have ten thousand of
 * both.
 */
export function itemsByHunk(
  hunks: readonly ShownHunk[],
  items: readonly PageItem[],
): Map<ShownHunk, PageItem[]> {
  // If a side has no line in a hunk, its number only says after which line it would be.
  const withLines = {
    old: hunks.filter(({ old }) => old.count > 0),
    new: hunks.filter((hunk) => hunk.new.count > 0),
  };
  const byHunk = new Map<ShownHunk, PageItem[]>();
  for (const item of items) {
    if (item.lines === null) continue;
    const hunk = firstWithin(withLines[item.side], item.side, item.lines);
    if (hunk === undefined) continue;
    const known = byHunk.get(hunk);
    if (known === undefined) byHunk.set(hunk, [item]);
    else known.push(item);
  }
  return byHunk;
}

function firstWithin(
  hunks: readonly ShownHunk[],
  side: Side,
  [first, last]: readonly [number, number],
): ShownHunk | undefined {
  let [low, high] = [0, hunks.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const { start, count } = hunks[middle]?.[side] ?? { start: 0, count: 0 };
    if (start + count > first) high = middle;
    else low = middle + 1;
  }
  const hunk = hunks[low];
  return hunk !== undefined && hunk[side].start <= last ? hunk : undefined;
}
