import { by } from '../kernel/order.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { ChangedLines, FileChange, Hunk } from './changed-lines.ts';
import type { NumstatEntry, RawEntry } from './git-lists.ts';

const SUBMODULE_MODE = '160000';
const NOWHERE = { start: 0, count: 0 };

/**
 * A change whose patch was made without files that come or go as a whole, with those files: git's lists say all about
 * them, and nobody has to print their text. Their hunks stand nowhere in the patch.
 */
export function withWholeFiles(
  changed: ChangedLines,
  git: { readonly raw: readonly RawEntry[]; readonly numstat: readonly NumstatEntry[] },
): ChangedLines {
  const counts = new Map(git.numstat.map((entry) => [entry.path, entry]));
  const files = new Map<RepoPath, FileChange>(changed);
  for (const entry of git.raw) {
    const count = counts.get(entry.path);
    // What only one list knows is for the cross-check to refuse.
    if (count !== undefined && isWhole(entry)) files.set(entry.path, wholeFile(entry, count));
  }
  return new Map([...files].sort(by(([path]) => path)));
}

type WholeEntry = RawEntry & { readonly status: 'added' | 'deleted' };

function isWhole(entry: RawEntry): entry is WholeEntry {
  return entry.status === 'added' || entry.status === 'deleted';
}

function wholeFile({ path, status, oldMode, newMode }: WholeEntry, counts: NumstatEntry): FileChange {
  const lines = status === 'added' ? counts.added : counts.removed;
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
