import { driveGit } from './drive-git.ts';
import type { Repository } from '../git.ts';
import { inTheWay } from './in-the-way.ts';
import { amongOwnFiles } from '../../own/own-files.ts';
import { snapshotIndex, snapshotWorkTree } from '../on-disk/snapshot.ts';
import { alignIndex, switchTree } from './switch-tree.ts';
import { treeChanges } from '../objects/tree-changes.ts';

/**
 * Updates index and files to a commit just made, after its branch has moved.
 *
 * Files are written if each is as in one of the two trees: nobody touched it, or a crash came while it was written. Otherwise
 * only the index is updated, and the files show up as changes. An index in which somebody staged something else also stays.
 *
 * @throws scope/unmerged, environment/git-failed
 */
export async function syncWorkTree(
  workTree: Repository,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<'settled' | 'differs'> {
  const { tree: stands } = await snapshotWorkTree(workTree);
  const [missing, made] = await Promise.all([
    treeChanges(workTree, stands, to),
    treeChanges(workTree, from, stands),
  ]);
  const touched = new Set(made.map(({ path }) => path));
  const own = missing.filter(({ path }) => amongOwnFiles(path));
  const foreign = missing.filter(({ path }) => touched.has(path) && !amongOwnFiles(path));
  if (foreign.length > 0 || (await inTheWay(workTree, stands, missing)).length > 0) {
    if (!(await isStaged(workTree, { from, to }))) await alignIndex(await driveGit(workTree.top), to);
    return 'differs';
  }
  await switchTree(workTree, { stands, to, left: own });
  return 'settled';
}

/** Whether the index holds something that is in neither tree. */
async function isStaged(
  workTree: Repository,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const { tree: staged } = await snapshotIndex(workTree);
  const touched = new Set((await treeChanges(workTree, from, staged)).map(({ path }) => path));
  return (await treeChanges(workTree, staged, to)).some(({ path }) => touched.has(path));
}
