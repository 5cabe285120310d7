import { pathsInNeither } from './bring-changes.ts';
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
  const { tree: current } = await snapshotWorkTree(workTree);
  const missing = await treeChanges(workTree, current, to);
  const own = missing.filter(({ path }) => amongOwnFiles(path));
  const foreign = (await pathsInNeither(workTree, { from, to }, current)).filter(
    (path) => !amongOwnFiles(path),
  );
  if (foreign.length > 0 || (await inTheWay(workTree, current, missing)).length > 0) {
    const { tree: staged } = await snapshotIndex(workTree);
    const isStaged = (await pathsInNeither(workTree, { from, to }, staged)).length > 0;
    if (!isStaged) await alignIndex(await driveGit(workTree.top), to);
    return 'differs';
  }
  await switchTree(workTree, { current, to, left: own });
  return 'settled';
}
