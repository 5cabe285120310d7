import type { ChangedLines } from '../../diff/changed-lines.ts';
import type { OtherEnds } from '../../findings/guard/guard-places.ts';
import type { Repository } from '../../io/git/git.ts';
import { listTree, type TreeEntry } from '../../io/git/objects/objects.ts';
import { eachFile } from '../../io/git/objects/stream-blobs.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { textIn } from '../../scope/decode-text.ts';
import { LARGEST_TEXT } from '../../kernel/largest-text.ts';
import type { TwoTrees } from './git-diff.ts';

/**
 * Where JavaScript, Java or Python ends a line and git does not: a lone CR, the separators of Unicode, form feeds and the like.
 */
const OTHER_END = /[\u000b\u000c\u001c-\u001e\u0085\u2028\u2029]|\r(?!\n)/g;

/**
 * How many such line ends are in changed files; files without one are left out. A change could add
 * them to shift every line that another tool names away from the lines that it added.
 *
 * @throws environment/*
 */
export async function readOtherLineEnds(
  repository: Repository,
  { base, head, changed }: TwoTrees & { readonly changed: ChangedLines },
  paths: Iterable<RepoPath>,
): Promise<ReadonlyMap<RepoPath, OtherEnds>> {
  const formerNames = new Set(
    [...changed.values()].flatMap((change) => (change.kind === 'deleted' ? [] : (change.from ?? []))),
  );
  const asked = [...new Set(paths)].filter((path) => changed.has(path) || formerNames.has(path));
  if (asked.length === 0) return new Map();
  const [old, now] = await Promise.all([base.tree, head.tree].map((tree) => entriesOf(repository, tree)));
  const entries = asked.flatMap((path) => [old?.get(path) ?? [], now?.get(path) ?? []]).flat();
  const counts = await countsOf(repository, entries);
  const endsOf = (entry: TreeEntry | undefined): number => counts.get(entry?.oid ?? '') ?? 0;
  return new Map(
    asked
      .map((path): [RepoPath, OtherEnds] => [
        path,
        { old: endsOf(old?.get(path)), new: endsOf(now?.get(path)) },
      ])
      .filter(([, ends]) => ends.old + ends.new > 0),
  );
}

async function entriesOf(repository: Repository, tree: string): Promise<ReadonlyMap<RepoPath, TreeEntry>> {
  return new Map((await listTree(repository, tree)).map((entry) => [entry.path, entry]));
}

async function countsOf(
  repository: Repository,
  entries: readonly TreeEntry[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const texts = entries.filter(({ type, size }) => type === 'blob' && (size ?? 0) <= LARGEST_TEXT);
  await eachFile(repository, texts, ({ oid }, content) =>
    counts.set(oid, (textIn(content) ?? '').match(OTHER_END)?.length ?? 0),
  );
  return counts;
}
