import type { Hunk } from './changed-lines.ts';

/** The lines that a hunk without context takes away and puts in their place. */
export type Replaced = Pick<Hunk, 'old' | 'new'>;

/** The old file with some of the changes that made the new one: those of these hunks, which hold no context (`-U0`). */
export function spliceLines(before: Buffer, after: Buffer, hunks: readonly Replaced[]): Buffer {
  const [old, now] = [linesOf(before), linesOf(after)];
  const parts: string[] = [];
  let at = 0;
  for (const hunk of hunks.toSorted(inOrder)) {
    const [from, to] = [firstOf(hunk.old), firstOf(hunk.new)];
    parts.push(...old.slice(at, from), ...now.slice(to, to + hunk.new.count));
    at = from + hunk.old.count;
  }
  return Buffer.from([...parts, ...old.slice(at)].join(''), 'latin1');
}

/** Of a text, each line with its newline; bytes as characters. */
export function linesOf(bytes: Buffer): string[] {
  return bytes.toString('latin1').match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Pieces of one insertion stand at the same place of the old file. */
function inOrder(one: Replaced, other: Replaced): number {
  return firstOf(one.old) - firstOf(other.old) || firstOf(one.new) - firstOf(other.new);
}

/** Of a side with nothing on it `start` is the line before. Counted from 0. */
function firstOf({ start, count }: Hunk['old']): number {
  return count === 0 ? start : start - 1;
}
