import { mergeTrees } from '../commits/merge-trees.ts';
import type { Repository } from '../git.ts';
import { snapshotIndex, snapshotWorkTree } from '../on-disk/snapshot.ts';
import { treeChanges } from '../objects/tree-changes.ts';
import { withTemporaryIndex } from '../temporary-index.ts';
import { driveGit } from './drive-git.ts';
import { inTheWay } from './in-the-way.ts';

type Trees = { readonly from: string; readonly to: string };

/**
 * Paths that keep a work tree from taking the change between two trees: its file there, or what is staged of it, is as in
 * neither tree, or an ignored file is in the way. Uncommitted work at other paths does not matter.
 */
export async function pathsInTheWay(
  workTree: Repository,
  { from, to }: Trees,
  { staged: withIndex }: { readonly staged: boolean },
): Promise<string[]> {
  const { tree: current } = await snapshotWorkTree(workTree);
  const now = [current, ...(withIndex ? [(await snapshotIndex(workTree)).tree] : [])];
  const wanted = new Set((await treeChanges(workTree, from, to)).map(({ path }) => path));
  const others = now.map((tree) => pathsInNeither(workTree, { from, to }, tree));
  const missing = (await treeChanges(workTree, current, to)).filter(({ path }) => wanted.has(path));
  const differs = (await Promise.all(others)).flat().filter((path) => wanted.has(path));
  return [...new Set([...differs, ...(await inTheWay(workTree, current, missing))])];
}

/** Paths at which a tree is neither as in `from` nor as in `to`. */
export async function pathsInNeither(
  repository: Repository,
  { from, to }: Trees,
  tree: string,
): Promise<string[]> {
  const until = new Set((await treeChanges(repository, tree, to)).map(({ path }) => path));
  return (await treeChanges(repository, from, tree)).flatMap(({ path }) => (until.has(path) ? [path] : []));
}

/** Makes the change in index and files, after `pathsInTheWay` found none. Other staged and unstaged work stays as it is. */
export async function bringChanges(workTree: Repository, { from, to }: Trees): Promise<void> {
  const git = await driveGit(workTree.top);
  await git(['update-index', '-q', '--refresh']);
  await git(['read-tree', '-m', '-u', from, to]);
}

/** Makes the change in the files alone: the user's index stays as it is. */
export async function bringToFiles(workTree: Repository, { from, to }: Trees): Promise<void> {
  const { tree: current } = await snapshotWorkTree(workTree);
  const goal = await mergeTrees(workTree, { base: from, ours: current, theirs: to });
  if (goal.kind === 'conflict') throw new Error(`files have changed meanwhile: ${goal.files.join(', ')}`);
  await withTemporaryIndex(workTree, async (env) => {
    const git = await driveGit(workTree.top, env);
    await git(['read-tree', current]);
    await git(['update-index', '-q', '--refresh']);
    await git(['read-tree', '-m', '-u', current, goal.tree]);
  });
}
