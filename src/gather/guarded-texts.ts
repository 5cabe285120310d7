import type { Side } from '../contracts/shapes.ts';
import type { ChangedLines } from '../diff/changed-lines.ts';
import { lined, type LinedText } from '../evidence/reviewed-text.ts';
import type { Repository } from '../io/git/git.ts';
import { listTree } from '../io/git/objects/objects.ts';
import { eachFile } from '../io/git/objects/stream-blobs.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { textIn } from '../scope/decode-text.ts';
import { LARGEST_TEXT } from '../kernel/largest-text.ts';
import type { TwoTrees } from './change/git-diff.ts';

/**
 * The texts, at base and at head, of the changed files that findings name, to look up their quotes. A removed line has the old
 * name of its file.
 *
 * @throws environment/*
 */
export async function readGuardedTexts(
  repository: Repository,
  { base, head, changed }: TwoTrees & { readonly changed: ChangedLines },
  paths: Iterable<RepoPath>,
): Promise<(path: RepoPath, side: Side) => LinedText | undefined> {
  const former = new Set(
    [...changed.values()].flatMap((change) => (change.kind === 'deleted' ? [] : (change.from ?? []))),
  );
  const asked = new Set([...paths].filter((path) => changed.has(path) || former.has(path)));
  const sides = {
    old: await textsOf(repository, base.tree, asked),
    new: await textsOf(repository, head.tree, asked),
  };
  return (path, side) => sides[side].get(path);
}

async function textsOf(
  repository: Repository,
  tree: string,
  asked: ReadonlySet<RepoPath>,
): Promise<ReadonlyMap<RepoPath, LinedText>> {
  const texts = new Map<RepoPath, LinedText>();
  if (asked.size === 0) return texts;
  const entries = (await listTree(repository, tree)).filter(
    ({ path, type, size }) => asked.has(path) && type === 'blob' && (size ?? 0) <= LARGEST_TEXT,
  );
  await eachFile(repository, entries, ({ path }, content) => {
    const text = textIn(content);
    if (text !== undefined) texts.set(path, lined(text));
  });
  return texts;
}
