import { Failure } from '../../kernel/failure.ts';
import { printable } from '../../kernel/text/printable.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { ChangedLines, FileChange } from '../changed-lines.ts';
import type { NumstatEntry, RawEntry, RawStatus } from './git-lists.ts';

export { parseNumstat, parseRaw, type NumstatEntry, type RawEntry } from './git-lists.ts';

const SUBMODULE_MODE = '160000';

type Counts = Pick<NumstatEntry, 'added' | 'removed'>;

/**
 * Compares the parsed patch with git's own lists for the same two trees, file by file: paths, statuses and line counts. Throws
 * `refused/diff-disagrees-with-git` at the first difference, naming the file and both sides.
 *
 * An attack on the patch's text (or a bug in its parser) would have to fool three formats in the same way.
 */
export function crossCheck(
  changed: ChangedLines,
  git: { readonly raw: readonly RawEntry[]; readonly numstat: readonly NumstatEntry[] },
): void {
  const raw = byPath(git.raw, '--raw');
  const numstat = byPath(git.numstat, '--numstat');
  for (const path of new Set([...changed.keys(), ...raw.keys(), ...numstat.keys()])) {
    const [change, entry, counts] = [changed.get(path), raw.get(path), numstat.get(path)];
    if (change === undefined || entry === undefined || counts === undefined) {
      const lists = [change && 'the patch', entry && 'git diff --raw', counts && 'git diff --numstat'];
      throw disagrees(path, `only in ${lists.filter((list) => list !== undefined).join(' and ')}`);
    }
    checkStatus(change, entry);
    checkFrom(change, counts);
    checkCounts(change, entry, counts);
  }
}

function byPath<Entry extends { readonly path: RepoPath }>(
  entries: readonly Entry[],
  list: string,
): ReadonlyMap<RepoPath, Entry> {
  const map = new Map(entries.map((entry) => [entry.path, entry]));
  if (map.size === entries.length) return map;
  const twice = entries.find((entry, at) => entries.findIndex(({ path }) => path === entry.path) !== at);
  throw disagrees(String(twice?.path), `twice in git diff ${list}`);
}

function checkStatus(change: FileChange, entry: RawEntry): void {
  const status: RawStatus = change.kind === 'deleted' ? 'deleted' : change.status;
  // The patch shows a type change as two sections; joined, they are a modification.
  const expected = entry.status === 'type-changed' ? 'modified' : entry.status;
  if (status !== expected) throw disagrees(change.path, `${status} in the patch, ${entry.status} for git`);
  checkFrom(change, entry);
}

function checkFrom(change: FileChange, entry: { readonly from?: RepoPath }): void {
  const from = change.kind === 'deleted' ? undefined : change.from;
  if (from === entry.from) return;
  throw disagrees(
    change.path,
    `renamed from ${printable(from ?? 'nothing')} in the patch, from ${printable(entry.from ?? 'nothing')} for git`,
  );
}

function checkCounts(change: FileChange, entry: RawEntry, counts: Counts): void {
  const typeChanged = entry.status === 'type-changed';
  const patch = typeChanged ? typeChangeCounts(change, entry) : patchCounts(change, entry);
  const agrees = typeChanged ? agreeOnTypeChange(patch, counts) : agree(change, patch, counts);
  if (agrees) return;
  throw disagrees(change.path, `${countText(patch)} in the patch, ${countText(counts)} for git`);
}

/** What git's list should say about a file, according to the patch. */
function patchCounts(change: FileChange, entry: RawEntry): Counts {
  if (change.kind !== 'opaque') return { added: change.addedLines, removed: change.removedLines };
  switch (change.why) {
    case 'binary':
      return { added: null, removed: null };
    case 'submodule':
      return submoduleLines(entry);
    case 'mode':
    case 'rename':
    case 'empty':
      return { added: 0, removed: 0 };
  }
}

/** git counts the line with a submodule's commit, on each side that has one. */
function submoduleLines({ oldMode, newMode }: RawEntry): { added: number; removed: number } {
  return { added: Number(newMode === SUBMODULE_MODE), removed: Number(oldMode === SUBMODULE_MODE) };
}

function agree(change: FileChange, patch: Counts, git: Counts): boolean {
  if (patch.added === git.added && patch.removed === git.removed) return true;
  // For a binary file with unchanged content, git's list says "binary" and the patch shows only what changed.
  const contentStays = change.kind === 'opaque' && ['mode', 'rename', 'empty'].includes(change.why);
  return contentStays && git.added === null && git.removed === null;
}

function typeChangeCounts(change: FileChange, entry: RawEntry): Counts {
  if (change.kind === 'opaque' && change.why === 'binary') return { added: null, removed: null };
  const lines = submoduleLines(entry);
  if (change.kind === 'opaque') return lines;
  return { added: change.addedLines + lines.added, removed: change.removedLines + lines.removed };
}

/**
 * The patch deletes and adds all lines; git's list compares old and new content and leaves out common lines. So the patch has at
 * least as many of each, and the difference is the same. A binary side has no counts.
 */
function agreeOnTypeChange(patch: Counts, git: Counts): boolean {
  if (patch.added === null || patch.removed === null || git.added === null || git.removed === null)
    return true;
  return patch.added >= git.added && patch.added - patch.removed === git.added - git.removed;
}

function countText({ added, removed }: Counts): string {
  return added === null || removed === null ? 'binary' : `+${added} -${removed}`;
}

function disagrees(path: string, how: string): Failure {
  return new Failure('refused/diff-disagrees-with-git', `${printable(path)}: ${how}`, {
    hint: 'this is a bug or an unusual git setting: run the command again with GIT_TRACE=1 and report it',
  });
}
