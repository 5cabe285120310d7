import type { ChangedLines } from '../../diff/changed-lines.ts';
import { hunkId } from '../../diff/patch/hunk-text.ts';
import { overlaps, type LineSpan } from '../../kernel/line-span.ts';
import type { MergedFinding } from '../lifecycle.ts';
import { changeAt } from '../placement.ts';

/** Ids of the hunks that a finding depends on: those at its place or its cause; else all of its file; else all. */
export function hunksUnder(
  { file, side, at, cause }: Pick<MergedFinding, 'file' | 'side' | 'at' | 'cause'>,
  changed: ChangedLines,
): string[] {
  const place = cause ?? { file, side, at };
  const change = changed.get(place.file);
  if (change === undefined || change.kind === 'opaque') return allHunks(changed);
  const ids = change.hunks.map((_, index) => hunkId(change.path, index + 1));
  if (cause?.whole !== undefined) return ids;
  const touched = hunksAt(place, changed);
  return touched.length > 0 ? touched : ids;
}

/** Ids of the hunks that show a line of a place; empty if no hunk does. */
export function hunksAt(place: Pick<MergedFinding, 'file' | 'side' | 'at'>, changed: ChangedLines): string[] {
  const change = changeAt(place, changed);
  if (change === undefined || change.kind === 'opaque') return [];
  return change.hunks.flatMap((hunk, index) => {
    const range = hunk[place.side];
    return range.count > 0 && overlaps(place.at, spanOf(range)) ? [hunkId(change.path, index + 1)] : [];
  });
}

function allHunks(changed: ChangedLines): string[] {
  return [...changed.values()].flatMap((change) =>
    change.kind === 'opaque' ? [] : change.hunks.map((_, index) => hunkId(change.path, index + 1)),
  );
}

function spanOf({ start, count }: { readonly start: number; readonly count: number }): LineSpan {
  return { start, end: start + count - 1 };
}
