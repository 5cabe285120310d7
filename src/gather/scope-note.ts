import { counted } from '../kernel/counted.ts';
import { inertLine } from '../kernel/inert.ts';
import { shortIds } from '../kernel/short-ids.ts';
import type { ChangedLines } from '../diff/changed-lines.ts';
import type { Revision, Sides } from '../scope/revision.ts';
import type { SkippedFile } from '../scope/skip.ts';

/** One line that says what is reviewed: files, changed lines, both revisions and why each was chosen. */
export function scopeNote(
  { base, head }: Sides,
  changed: ChangedLines,
  skipped: readonly SkippedFile[],
): string {
  const { added, removed } = changedLineCounts(changed);
  const files = counted(changed.size, 'file');
  const left = skipped.length === 0 ? '' : ` (${skipped.length} not shown to reviewers)`;
  // Git lets names of branches hold what a terminal obeys: U+009B, or marks that turn the line around.
  return inertLine(`${files}${left}, +${added} -${removed} lines: base ${named(base)}, head ${named(head)}`);
}

/** Lines added and removed over all files of a change. */
export function changedLineCounts(changed: ChangedLines): { added: number; removed: number } {
  let [added, removed] = [0, 0];
  for (const change of changed.values()) {
    if (change.kind === 'opaque') continue;
    added += change.addedLines;
    removed += change.removedLines;
  }
  return { added, removed };
}

function named({ sha, label, why }: Revision): string {
  return shortIds(sha === null ? `${label} (${why})` : `${sha.slice(0, 12)} (${label}: ${why})`);
}
