import type { Hunk } from '../changed-lines.ts';

type Side = Hunk['old'];

/** The first line of a side. With count 0, git's start is the line before. */
export function firstLine(side: Side): number {
  return side.count === 0 ? side.start + 1 : side.start;
}

/**
 * What is wrong with a hunk's position, if anything. Between two hunks nothing changes, so both sides must skip the same number
 * of lines. A hunk without a change is wrong unless the caller allows it.
 */
export function misplaced(previous: Hunk | undefined, hunk: Hunk, idle = false): string | undefined {
  if (!idle && hunk.added.length === 0 && hunk.removed.length === 0) return 'changes nothing';
  const oldGap = firstLine(hunk.old) - lineAfter(previous?.old);
  const newGap = firstLine(hunk.new) - lineAfter(previous?.new);
  if (oldGap < 0 || newGap < 0) return 'overlaps the lines before it';
  if (oldGap === 0 && previous !== undefined && endsInChange(previous) && startsWithChange(hunk)) {
    return 'goes on with the change before it';
  }
  if (oldGap === newGap) return undefined;
  return `starts at old line ${hunk.old.start} and new line ${hunk.new.start}, which the hunks before it contradict`;
}

function lineAfter(side: Side | undefined): number {
  return side === undefined ? 1 : firstLine(side) + side.count;
}

function startsWithChange(hunk: Hunk): boolean {
  return hunk.added[0]?.start === firstLine(hunk.new) || hunk.removed[0]?.start === firstLine(hunk.old);
}

function endsInChange(hunk: Hunk): boolean {
  return (
    hunk.added.at(-1)?.end === lineAfter(hunk.new) - 1 || hunk.removed.at(-1)?.end === lineAfter(hunk.old) - 1
  );
}
