import type { ChangedLines } from '../diff/changed-lines.ts';
import { hunkId } from '../diff/hunk-text.ts';
import { overlaps, type LineSpan } from '../kernel/line-span.ts';
import type { MergedFinding } from './lifecycle.ts';

/** Ids of the hunks that a finding hangs on: those at its place, or at its cause; else all of its file; else all. */
export function hunksUnder(
  { file, side, at, cause }: Pick<MergedFinding, 'file' | 'side' | 'at' | 'cause'>,
  changed: ChangedLines,
): string[] {
  const place = cause ?? { file, side, at };
  const change = changed.get(place.file);
  if (change === undefined || change.kind === 'opaque') return allHunks(changed);
  const ids = change.hunks.map((_, index) => hunkId(change.path, index + 1));
  if (cause?.whole !== undefined) return ids;
  const touched = ids.filter((_, index) => {
    const range = change.hunks[index]?.[place.side];
    return range !== undefined && range.count > 0 && overlaps(place.at, spanOf(range));
  });
  return touched.length > 0 ? touched : ids;
}

function allHunks(changed: ChangedLines): string[] {
  return [...changed.values()].flatMap((change) =>
    change.kind === 'opaque' ? [] : change.hunks.map((_, index) => hunkId(change.path, index + 1)),
  );
}

function spanOf({ start, count }: { readonly start: number; readonly count: number }): LineSpan {
  return { start, end: start + count - 1 };
}
