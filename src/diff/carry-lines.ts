import type { LineSpan } from '../kernel/line-span.ts';
import type { Hunk } from './changed-lines.ts';
import { firstLine } from './patch/hunk-order.ts';

/** Corresponding lines of both sides. `end` is the line after the last one; for no lines it equals the start. */
type Run = {
  readonly old: { readonly from: number; readonly to: number };
  readonly new: { readonly from: number; readonly to: number };
  /** The last line of the new side that the hunk shows. */
  readonly lastShown: number;
};

/**
 * Where lines of the old file are in the new one. Replaced lines map to their replacement, and deleted lines to the text after
 * them.
 */
export function carryLines({ start, end }: LineSpan, hunks: readonly Hunk[]): LineSpan {
  const runs = hunks.flatMap(runsOf);
  const first = carried(start, runs).start;
  return { start: first, end: Math.max(first, carried(end, runs).end) };
}

function carried(line: number, runs: readonly Run[]): LineSpan {
  let shift = 0;
  for (const { old, new: now, lastShown } of runs) {
    if (line < old.from) break;
    if (line < old.to) {
      const at = Math.max(1, Math.min(now.from, lastShown));
      return { start: at, end: Math.max(at, now.to - 1) };
    }
    shift += now.to - now.from - (old.to - old.from);
  }
  return { start: line + shift, end: line + shift };
}

/** The changes of a hunk in order, from its spans: lines outside of the spans are context. */
function runsOf(hunk: Hunk): Run[] {
  const runs: Run[] = [];
  const [removed, added] = [[...hunk.removed], [...hunk.added]];
  let [old, now] = [firstLine(hunk.old), firstLine(hunk.new)];
  const lastShown = hunk.new.start + Math.max(0, hunk.new.count - 1);
  while (removed.length > 0 || added.length > 0) {
    const context = Math.min((removed[0]?.start ?? Infinity) - old, (added[0]?.start ?? Infinity) - now);
    const from = { old: old + context, new: now + context };
    old = removed[0]?.start === from.old ? (removed.shift()?.end ?? 0) + 1 : from.old;
    now = added[0]?.start === from.new ? (added.shift()?.end ?? 0) + 1 : from.new;
    runs.push({ old: { from: from.old, to: old }, new: { from: from.new, to: now }, lastShown });
  }
  return runs;
}
