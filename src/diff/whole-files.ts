import { by } from '../kernel/order.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { ChangedLines, FileChange, Hunk } from './changed-lines.ts';
import type { RawEntry } from './check/git-lists.ts';

const SUBMODULE_MODE = '160000';
const NOWHERE = { start: 0, count: 0 };

/**
 * Adds the files that were added or deleted as a whole to a change whose patch was made without them. git's list and the line
 * counts say everything about them, so their text need not be printed. Their hunks have no place in the patch.
 *
 * @param linesOf the number of lines of such a file; null if it is binary
 */
export function withWholeFiles(
  changed: ChangedLines,
  raw: readonly RawEntry[],
  linesOf: (entry: WholeEntry) => number | null,
): ChangedLines {
  const files = new Map<RepoPath, FileChange>(changed);
  for (const entry of raw) if (isWhole(entry)) files.set(entry.path, wholeFile(entry, linesOf(entry)));
  return new Map([...files].sort(by(([path]) => path)));
}

export type WholeEntry = RawEntry & { readonly status: 'added' | 'deleted' };

export function isWhole(entry: RawEntry): entry is WholeEntry {
  return entry.status === 'added' || entry.status === 'deleted';
}

function wholeFile({ path, status, oldMode, newMode }: WholeEntry, lines: number | null): FileChange {
  if (oldMode === SUBMODULE_MODE || newMode === SUBMODULE_MODE)
    return { kind: 'opaque', path, status, why: 'submodule' };
  if (lines === null) return { kind: 'opaque', path, status, why: 'binary' };
  if (lines === 0) return { kind: 'opaque', path, status, why: 'empty' };
  const side = { start: 1, count: lines };
  const span = [{ start: 1, end: lines }];
  const common = { bytes: { start: 0, end: 0 }, deletionAnchors: [] };
  if (status === 'deleted') {
    const hunk: Hunk = { old: side, new: NOWHERE, ...common, added: [], removed: span };
    return { kind: 'deleted', path, addedLines: 0, removedLines: lines, hunks: [hunk], removed: span };
  }
  const hunk: Hunk = { old: NOWHERE, new: side, ...common, added: span, removed: [] };
  const none = { removedLines: 0, removed: [], deletionAnchors: [] };
  return { kind: 'text', path, status, addedLines: lines, hunks: [hunk], added: span, ...none };
}
