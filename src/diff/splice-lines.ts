import type { Hunk } from './changed-lines.ts';

/** The lines that a hunk without context removes, and those it adds. */
export type Replaced = Pick<Hunk, 'old' | 'new'>;

/** The old file with only some of the changes that led to the new one: these hunks, without context (`-U0`). */
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

/** The lines of a text, each with its newline; each byte becomes a character. */
export function linesOf(bytes: Buffer): string[] {
  return bytes.toString('latin1').match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Pieces of one insertion are at the same position of the old file. */
function inOrder(one: Replaced, other: Replaced): number {
  return firstOf(one.old) - firstOf(other.old) || firstOf(one.new) - firstOf(other.new);
}

/** The first line, counted from 0. For an empty side, `start` is the line before. */
export function firstOf({ start, count }: Hunk['old']): number {
  return count === 0 ? start : start - 1;
}
