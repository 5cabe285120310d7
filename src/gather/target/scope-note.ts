import { counted } from '../../kernel/text/counted.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import { shortIds } from '../../kernel/text/short-ids.ts';
import type { ChangedLines } from '../../diff/changed-lines.ts';
import type { Revision, Sides } from '../../scope/revision.ts';
import { linkIn } from '../../packets/hunks/changed-links.ts';
import { printable } from '../../kernel/text/printable.ts';
import type { SkippedFile } from '../../scope/skip.ts';

/** One line that says what is reviewed: files, changed lines, both revisions and why each was chosen. */
export function scopeNote(
  { base, head }: Sides,
  changed: ChangedLines,
  skipped: readonly SkippedFile[],
): string {
  const { added, removed } = changedLineCounts(changed);
  const files = counted(changed.size, 'file');
  const left = skipped.length === 0 ? '' : ` (${skipped.length} not shown to reviewers)`;
  // Git allows branch names with characters that control a terminal: U+009B, or marks that change the text direction.
  return inertLine(`${files}${left}, +${added} -${removed} lines: base ${named(base)}, head ${named(head)}`);
}

const NAMED_LINKS = 5;

/** Links of a change that lead out of the repository; empty if there is none. Their targets are in no tree. */
export function linksNote(patch: Buffer, changed: ChangedLines): string {
  const leaving = [...changed.values()].flatMap((change) => {
    const link = linkIn(change, patch);
    return link?.leaves === true ? [`${printable(change.path)} → ${printable(link.target)}`] : [];
  });
  if (leaving.length === 0) return '';
  const more = leaving.length > NAMED_LINKS ? ` and ${leaving.length - NAMED_LINKS} more` : '';
  return `; ${counted(leaving.length, 'symbolic link')} out of the repository: ${leaving.slice(0, NAMED_LINKS).join(', ')}${more}`;
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

function named({ sha, label, why, tip }: Revision): string {
  const ruled = tip === undefined ? '' : `; its rules and settings as of ${tip.sha.slice(0, 12)}`;
  return shortIds(sha === null ? `${label} (${why})` : `${sha.slice(0, 12)} (${label}: ${why}${ruled})`);
}
