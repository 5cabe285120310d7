import { parsePatch } from 'diff';
import { overlapsAny, type LineSpan } from '../../src/kernel/line-span.ts';

/** Lines that a change adds (`new`) and removes (`old`), file by file. */
export type ChangedInDiff = Readonly<Record<'new' | 'old', ReadonlyMap<string, readonly LineSpan[]>>>;

/**
 * Reads `git diff --unified=0 --no-renames`. Not by the parser that is under test elsewhere: what a case promises is
 * to be compared with what git says, and with nothing of ours.
 */
export function changedInDiff(diff: string): ChangedInDiff {
  const changed = { new: new Map<string, LineSpan[]>(), old: new Map<string, LineSpan[]>() };
  const add = (side: 'new' | 'old', name: string | undefined, start: number, lines: number): void => {
    const file = name?.replace(/^[ab]\//, '') ?? '';
    const span = { start, end: start + lines - 1 };
    if (lines > 0) changed[side].set(file, [...(changed[side].get(file) ?? []), span]);
  };
  for (const { oldFileName, newFileName, hunks } of parsePatch(diff))
    for (const { oldStart, oldLines, newStart, newLines } of hunks) {
      add('old', oldFileName, oldStart, oldLines);
      add('new', newFileName, newStart, newLines);
    }
  return changed;
}

export function isChanged(
  changed: ChangedInDiff,
  { file, side, span }: { readonly file: string; readonly side: 'new' | 'old'; readonly span: LineSpan },
): boolean {
  return overlapsAny(span, changed[side].get(file) ?? []);
}
