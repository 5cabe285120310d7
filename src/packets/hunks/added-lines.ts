import { counted } from '../../kernel/text/counted.ts';
import { firstLine } from '../../diff/patch/hunk-order.ts';
import { printable } from '../../kernel/text/printable.ts';
import type { Hunk } from '../../diff/changed-lines.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';

/** A file and its hunks as agents see them, reduced to what is needed here. */
export type FileLines = { readonly path: RepoPath; readonly hunks: readonly HunkLines[] };
export type HunkLines = { readonly new: Hunk['new']; readonly text: string };

/** A line that a change adds, as reviewers are shown it, and its number in the file. */
export type AddedLine = { readonly line: number; readonly text: string };

const MOST_LINES = 10;
const MOST_FILES = 5;

export function addedLines(hunks: readonly HunkLines[]): AddedLine[] {
  return hunks.flatMap(({ new: now, text }) => {
    const added: AddedLine[] = [];
    let line = firstLine(now) - 1;
    for (const one of text.split('\n').slice(1)) {
      if (!one.startsWith('+') && !one.startsWith(' ')) continue;
      line += 1;
      if (one.startsWith('+')) added.push({ line, text: one.slice(1) });
    }
    return added;
  });
}

/** A warning for each file in which something is found, the first few by name, each safe to print. */
export function fileWarnings<Found extends { readonly line: number }>(
  files: readonly FileLines[],
  find: (hunks: readonly HunkLines[]) => readonly Found[],
  { says, more }: { readonly says: (found: readonly Found[]) => string; readonly more: string },
): string[] {
  const named = files.flatMap(({ path, hunks }) => {
    const found = find(hunks);
    return found.length === 0 ? [] : [{ path, found }];
  });
  const rest = named.length - MOST_FILES;
  return [
    ...named.slice(0, MOST_FILES).map(({ path, found }) => {
      const numbers = found.slice(0, MOST_LINES).map(({ line }) => String(line));
      const at = `${numbers.join(', ')}${found.length > MOST_LINES ? ' …' : ''}`;
      return `${printable(path)} ${says(found)}: line ${at}`;
    }),
    ...(rest > 0 ? [`${counted(rest, 'more file')} ${more}`] : []),
  ];
}
