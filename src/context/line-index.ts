import type { LineSpan } from '../kernel/line-span.ts';

/** Offsets at which the lines of a text begin; line n begins at `starts[n - 1]`. */
export type LineIndex = { readonly starts: readonly number[] };

export function lineIndex(text: string): LineIndex {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return { starts };
}

/** The line, 1-based, that holds the character at `offset`. */
export function lineAt(index: LineIndex, offset: number): number {
  let [low, high] = [0, index.starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((index.starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/** The lines that hold the characters from `start` (inclusive) to `end` (exclusive). */
export function linesBetween(index: LineIndex, start: number, end: number): LineSpan {
  return { start: lineAt(index, start), end: lineAt(index, Math.max(start, end - 1)) };
}

/** A last line without a newline counts; an empty text has no lines. */
export function lineCountOf(text: string): number {
  const newlines = lineIndex(text).starts.length - 1;
  return text === '' || text.endsWith('\n') ? newlines : newlines + 1;
}
