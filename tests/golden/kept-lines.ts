import type { FileChange } from '../../src/diff/changed-lines.ts';
import type { LineSpan } from '../../src/kernel/line-span.ts';

/**
 * The two contents of a changed file. Without the lines that the change calls removed and added, they must be the same: a check that
 * does not need the patch.
 */
export type Contents = { readonly old: Buffer; readonly new: Buffer };

/** Lines as latin1, newlines included, so that a lost newline is a difference. */
export function linesOf(content: Buffer): string[] {
  return content.toString('latin1').match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** The unchanged lines, from the old file and from the new file. */
export function keptLines(change: FileChange, contents: Contents): { old: string[]; new: string[] } {
  const [removed, added] = [
    change.kind === 'opaque' ? [] : change.removed,
    change.kind === 'text' ? change.added : [],
  ];
  return { old: without(linesOf(contents.old), removed), new: without(linesOf(contents.new), added) };
}

function without(lines: readonly string[], spans: readonly LineSpan[]): string[] {
  const gone = numbers(spans);
  return lines.filter((_, index) => !gone.has(index + 1));
}

function numbers(spans: readonly LineSpan[]): Set<number> {
  return new Set(
    spans.flatMap(({ start, end }) => Array.from({ length: end - start + 1 }, (_, i) => start + i)),
  );
}

/**
 * The expected deletion anchors: for each removed span, the gap in the new file between the kept lines around it. If the gap is
 * empty, nothing replaced the lines.
 */
export function expectedAnchors(change: FileChange, contents: Contents): number[] {
  if (change.kind !== 'text') return [];
  const lines = linesOf(contents.new).length;
  const added = numbers(change.added);
  const kept = Array.from({ length: lines }, (_, i) => i + 1).filter((line) => !added.has(line));
  const removed = numbers(change.removed);
  const anchors: number[] = [];
  for (const { start } of change.removed) {
    const keptBefore = start - 1 - [...removed].filter((line) => line < start).length;
    const [from, to] = [kept[keptBefore - 1] ?? 0, kept[keptBefore] ?? lines + 1];
    if (to - from === 1) anchors.push(Math.max(1, Math.min(to, lines)));
  }
  return anchors;
}

/** Sorted, and at least one line between two spans. */
export function areApart(spans: readonly LineSpan[]): boolean {
  return spans.every(({ start, end }, i) => start <= end && start > (spans[i - 1]?.end ?? -1) + 1);
}
