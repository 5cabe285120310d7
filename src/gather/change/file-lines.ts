import type { ChangedLines } from '../../diff/changed-lines.ts';
import type { FileLines } from '../../findings/guard/guard-places.ts';
import type { Repository } from '../../io/git/git.ts';
import { listTree, type TreeEntry } from '../../io/git/objects/objects.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { contentFactsOf } from './content-facts-of.ts';
import type { TwoTrees } from './git-diff.ts';

/** Above this many names, listing all names of the tree is cheaper than asking for each. */
const MOST_ASKED = 400;

/**
 * The number of lines of each path that is a file on a side of a change. Folders and missing paths are left out.
 *
 * @throws environment/*
 */
export async function readFileLines(
  repository: Repository,
  { base, head }: TwoTrees,
  paths: Iterable<RepoPath>,
): Promise<ReadonlyMap<RepoPath, FileLines>> {
  const asked = new Set(paths);
  const [before, after] = await Promise.all([
    entriesOf(repository, base.tree, asked),
    entriesOf(repository, head.tree, asked),
  ]);
  const blobs = [...before.values(), ...after.values()].filter(({ type }) => type === 'blob');
  const facts = await contentFactsOf(
    repository,
    blobs.map(({ oid }) => oid),
  );
  const linesOf = (entry: TreeEntry | undefined): number | undefined => {
    if (entry === undefined) return undefined;
    const known = facts.get(entry.oid);
    return known === undefined || known.binary ? Infinity : known.lines;
  };
  return new Map(
    [...asked]
      .filter((path) => before.has(path) || after.has(path))
      .map((path) => [path, { old: linesOf(before.get(path)), new: linesOf(after.get(path)) }] as const),
  );
}

/** With the former names of renamed files: a removed line may be cited by either name. */
export function withFormerNames(paths: Iterable<RepoPath>, changed: ChangedLines): readonly RepoPath[] {
  return [...paths].flatMap((path) => {
    const change = changed.get(path);
    const from = change === undefined || change.kind === 'deleted' ? undefined : change.from;
    return from === undefined ? [path] : [path, from];
  });
}

async function entriesOf(
  repository: Repository,
  tree: string,
  asked: ReadonlySet<RepoPath>,
): Promise<ReadonlyMap<RepoPath, TreeEntry>> {
  if (asked.size === 0) return new Map();
  const paths = asked.size > MOST_ASKED ? [] : [...asked];
  const entries = await listTree(repository, tree, { paths });
  return new Map(entries.filter(({ path }) => asked.has(path)).map((entry) => [entry.path, entry]));
}
