import type { ChangedSource } from '../../context/changed-source.ts';
import type { FileChange } from '../../diff/changed-lines.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Repository } from '../../io/git/git.ts';
import { listTree, readBlobs, type TreeEntry } from '../../io/git/objects/objects.ts';
import { decodeMarked } from '../../scope/decode-text.ts';
import type { Change } from './change.ts';

/** A larger file (bytes) is generated or data, whatever its name is; its comments and imports are not read. */
const LARGEST_SOURCE = 1_000_000;

/** Both trees of a change. */
export type ChangedTrees = {
  readonly base: ReadonlyMap<RepoPath, TreeEntry>;
  readonly head: ReadonlyMap<RepoPath, TreeEntry>;
};

async function listTrees(repository: Repository, change: Change): Promise<ChangedTrees> {
  const [base, head] = await Promise.all(
    [change.base.tree, change.head.tree].map((tree) => listTree(repository, tree)),
  );
  return { base: byPath(base ?? []), head: byPath(head ?? []) };
}

function byPath(entries: readonly TreeEntry[]): ReadonlyMap<RepoPath, TreeEntry> {
  return new Map(entries.map((entry) => [entry.path, entry]));
}

/** Both trees, and the changed files that reviewers are shown with their texts, in path order. */
export async function readChangedSources(
  repository: Repository,
  change: Change,
): Promise<{ readonly trees: ChangedTrees; readonly sources: readonly ChangedSource[] }> {
  const trees = await listTrees(repository, change);
  const files = shownFiles(change).map((file) => ({ change: file, ...entriesOf(file, trees) }));
  const textOf = await readTexts(
    repository,
    files.flatMap(({ before, after }) => [before, after]),
  );
  return {
    trees,
    sources: files.map(({ change: file, before, after }) => ({
      change: file,
      before: textOf(before),
      after: textOf(after),
    })),
  };
}

function shownFiles(change: Change): FileChange[] {
  const skipped = new Set(change.skipped.map((file) => file.path));
  return [...change.changed.values()].filter((file) => !skipped.has(file.path));
}

/** Reads the texts of entries with one `cat-file`, and returns a lookup. Links, submodules and large files have no text. */
export async function readTexts(
  repository: Repository,
  entries: readonly (TreeEntry | undefined)[],
): Promise<(entry: TreeEntry | undefined) => string | null> {
  const wanted = entries.filter((entry) => entry !== undefined).filter(isSource);
  const blobs = await readBlobs(
    repository,
    wanted.map((entry) => entry.oid),
  );
  return (entry) => (entry !== undefined && isSource(entry) ? decoded(blobs.get(entry.oid)) : null);
}

function decoded(content: Buffer | undefined): string | null {
  return content === undefined ? null : (decodeMarked(content) ?? content.toString('utf8'));
}

export function isTooLarge(entry: TreeEntry | undefined): boolean {
  return (entry?.size ?? 0) > LARGEST_SOURCE;
}

/** Whether the text of an entry is read: not a link, not a submodule, not too large. */
export function isSource(entry: TreeEntry): boolean {
  return entry.type === 'blob' && entry.mode.startsWith('100') && !isTooLarge(entry);
}

/** The entries of a changed file in each tree. */
export function entriesOf(
  file: FileChange,
  trees: ChangedTrees,
): { before: TreeEntry | undefined; after: TreeEntry | undefined } {
  const from = file.kind === 'deleted' ? file.path : (file.from ?? file.path);
  return { before: trees.base.get(from), after: trees.head.get(file.path) };
}
