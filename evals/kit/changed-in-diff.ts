import { overlapsAny, type LineSpan } from '../../src/kernel/line-span.ts';

/** Lines that a change adds (`new`) and removes (`old`), file by file. */
export type ChangedInDiff = Readonly<Record<'new' | 'old', ReadonlyMap<string, readonly LineSpan[]>>>;

/**
 * Reads `git diff --unified=0 --no-renames`. Not by the parser that is under test elsewhere: what a case promises is
 * to be compared with what git says, and with nothing of ours.
 */
export function changedInDiff(diff: string): ChangedInDiff {
  const changed = { new: new Map<string, LineSpan[]>(), old: new Map<string, LineSpan[]>() };
  let names = { old: '', new: '' };
  // Lines of the hunk that are still to come: they may look like headers.
  let left = 0;
  for (const line of diff.split('\n')) {
    if (left > 0) {
      if (!line.startsWith('\\')) left -= 1;
      continue;
    }
    const name = /^(---|\+\+\+) (?:[ab]\/)?(.*?)\t?$/.exec(line);
    if (name !== null) names = { ...names, [name[1] === '---' ? 'old' : 'new']: name[2] ?? '' };
    const hunk = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk === null) continue;
    const [removed, added] = [spanOf(hunk[1], hunk[2]), spanOf(hunk[3], hunk[4])];
    add(changed.old, names.old, removed);
    add(changed.new, names.new, added);
    left = length(removed) + length(added);
  }
  return changed;
}

export function isChanged(
  changed: ChangedInDiff,
  { file, side, span }: { readonly file: string; readonly side: 'new' | 'old'; readonly span: LineSpan },
): boolean {
  return overlapsAny(span, changed[side].get(file) ?? []);
}

function spanOf(start = '0', count = '1'): LineSpan {
  return { start: Number(start), end: Number(start) + Number(count) - 1 };
}

function length({ start, end }: LineSpan): number {
  return end - start + 1;
}

function add(spans: Map<string, LineSpan[]>, file: string, span: LineSpan): void {
  if (length(span) > 0) spans.set(file, [...(spans.get(file) ?? []), span]);
}
