import type { RawEntry } from '../../diff/check/cross-check.ts';
import type { Repository } from '../../io/git/git.ts';
import { readBlobs } from '../../io/git/objects/objects.ts';
import { withTemporaryObjects } from '../../io/git/objects/temporary-objects.ts';
import { treeWith, type TreeFile } from '../../io/git/objects/tree-with.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { decodeMarked } from '../../scope/decode-text.ts';
import { blobId } from './blob-id.ts';
import type { AskedDiff } from './git-diff.ts';
import type { MarkedText } from '../skipped/text-called-binary.ts';

type Side = { readonly path: RepoPath; readonly mode: string; readonly oid: string };

/**
 * Reads a diff in which some files are replaced with their decoded text, so that its lines are git's own: between two trees
 * that hold the text in UTF-8 and everything else unchanged.
 *
 * @param read gets the diff to ask for, and a function that maps decoded objects back to the stored ones
 */
export async function withDecodedTrees<T>(
  repository: Repository,
  asked: AskedDiff,
  marked: readonly MarkedText[],
  read: (asked: AskedDiff, asStored: (entry: RawEntry) => RawEntry) => Promise<T>,
): Promise<T> {
  const old = marked.flatMap(({ entry }) => sideOf(entry.from ?? entry.path, entry.oldMode, entry.oldOid));
  const now = marked.flatMap(({ entry }) => sideOf(entry.path, entry.newMode, entry.newOid));
  const { base, head } = asked.sides;
  const [oldIds, newIds] = [idsOf(old), idsOf(now)];
  const asStored = (entry: RawEntry): RawEntry => ({
    ...entry,
    oldOid: oldIds.get(entry.from ?? entry.path) ?? entry.oldOid,
    newOid: newIds.get(entry.path) ?? entry.newOid,
  });
  return withTemporaryObjects(repository, async (env) => {
    const baseTree = await treeWith(repository, base.tree, await decodedOf(repository, old), env);
    const headTree = await treeWith(repository, head.tree, await decodedOf(repository, now), env);
    const sides = { base: { tree: baseTree }, head: { tree: headTree } };
    return read({ ...asked, env, sides }, asStored);
  });
}

function sideOf(path: RepoPath, mode: string, oid: string): Side[] {
  return blobId(mode, oid) === undefined ? [] : [{ path, mode, oid }];
}

async function decodedOf(repository: Repository, sides: readonly Side[]): Promise<Map<RepoPath, TreeFile>> {
  const decoded = new Map<RepoPath, TreeFile>();
  for (const { path, mode, oid } of sides) {
    const content = (await readBlobs(repository, [oid])).get(oid);
    const text = content === undefined ? undefined : decodeMarked(content);
    if (text !== undefined) decoded.set(path, { mode, content: text });
  }
  return decoded;
}

function idsOf(sides: readonly Side[]): ReadonlyMap<RepoPath, string> {
  return new Map(sides.map(({ path, oid }) => [path, oid]));
}
