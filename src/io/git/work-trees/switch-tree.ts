import type { Repository } from '../git.ts';
import { listTree, type TreeEntry } from '../objects/objects.ts';
import { treeWith } from '../objects/tree-with.ts';
import { driveGit, type DrivenGit } from './drive-git.ts';
import type { TreeChange } from '../objects/tree-changes.ts';

/**
 * Changes the files of a work tree from one tree to another, and the index with them.
 *
 * git does it, and refuses to overwrite a file that differs from `current`. But it overwrites ignored files: call `inTheWay`
 * first. If killed at any point, the index holds nothing that the files do not, so that a new snapshot shows how far it came.
 *
 * @param current the tree of a snapshot of the work tree just taken
 * @param left changes from `current` to `to` that are not made: those files stay, only the index changes
 * @throws environment/git-failed
 */
export async function switchTree(
  workTree: Repository,
  { current, to, left }: { current: string; to: string; left: readonly TreeChange[] },
): Promise<void> {
  const git = await driveGit(workTree.top);
  await alignIndex(git, current);
  const goal = left.length === 0 ? to : await withEntriesOf(workTree, { current, to, left });
  if (goal !== current) await git(['read-tree', '-m', '-u', current, goal]);
  if (goal !== to) await alignIndex(git, to);
}

/** The tree `to`, but with the entries of `current` at the paths of `left`. */
async function withEntriesOf(
  workTree: Repository,
  { current, to, left }: { current: string; to: string; left: readonly TreeChange[] },
): Promise<string> {
  const paths = left.map(({ path }) => path);
  const entries = await listTree(workTree, current, { paths });
  const there = new Map<string, TreeEntry>(entries.map((entry) => [entry.path, entry]));
  return treeWith(workTree, to, new Map(paths.map((path) => [path, there.get(path)])));
}

/** Sets the index to this tree. No file is touched; staged and unmerged entries are lost. */
export async function alignIndex(git: DrivenGit, tree: string): Promise<void> {
  await git(['read-tree', '--reset', tree]);
  await git(['update-index', '-q', '--refresh']);
}
