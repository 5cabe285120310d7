/** Lines of one file. 1-based, both ends included. */
export type LineSpan = { readonly start: number; readonly end: number };

/** Sorted spans in which neighbours are joined: `[1,2],[3,3]` becomes `[1,3]`. */
export function mergeSpans(spans: readonly LineSpan[]): LineSpan[] {
  const merged: LineSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last !== undefined && span.start <= last.end + 1) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else {
      merged.push(span);
    }
  }
  return merged;
}

export function overlaps(a: LineSpan, b: LineSpan): boolean {
  return a.start <= b.end && b.start <= a.end;
}

export function overlapsAny(span: LineSpan, spans: readonly LineSpan[]): boolean {
  return spans.some((other) => overlaps(span, other));
}

export function lineCount(spans: readonly LineSpan[]): number {
  return spans.reduce((sum, span) => sum + span.end - span.start + 1, 0);
}
