import { Failure } from '../../../kernel/failure.ts';
import type { Repository } from '../git.ts';
import { snapshotWorkTree } from '../on-disk/snapshot.ts';
import { isCommitOf, treeOf, writeCommit } from '../commits/commit-object.ts';
import { branchMoved, readHead } from '../commits/commit-tree.ts';
import { discardChanges } from './discard-changes.ts';
import { driveGit } from './drive-git.ts';
import { syncWorkTree } from './sync-work-tree.ts';

/** The branch that was checked out, and its commit. */
export type Home = { readonly branch: string; readonly head: string };

/**
 * Brings a clean work tree to another tree temporarily: HEAD is detached there, and the branch does not move. Repeating it, also
 * after a crash, gives the same result.
 *
 * @param tree a tree object; its commit is `at` if given, otherwise one is made on top of the branch
 * @returns whether the files could be changed; if not, ignored files are in the way, and `leaveCommit` goes back
 * @throws audit/branch-moved when HEAD is neither on the branch nor already there
 */
export async function visitCommit(
  workTree: Repository,
  home: Home,
  { tree, at }: { readonly tree: string; readonly at?: string | undefined },
): Promise<boolean> {
  const { branch, sha } = await readHead(workTree);
  const content = { tree, parents: [home.head], message: 'a search for the fix that broke tests\n' };
  const isThere =
    branch === undefined && (at === undefined ? await isCommitOf(workTree, sha, content) : sha === at);
  if (!isThere) {
    if (branch !== `refs/heads/${home.branch}` || sha !== home.head)
      throw branchMoved(branch, sha, home.head);
    const git = await driveGit(workTree.top);
    const goal = at ?? (await writeCommit(git, content));
    await git(['update-ref', '--no-deref', '-m', 'correctless: a visit', 'HEAD', goal, sha]);
  }
  return (await syncWorkTree(workTree, { from: await treeOf(workTree, home.head), to: tree })) === 'settled';
}

/**
 * Ends a visit: uncommitted work is kept under `keep`, the files are those of the branch again, and HEAD is on it. Does nothing
 * when there is no visit.
 */
export async function leaveCommit(workTree: Repository, { branch, head }: Home, keep: string): Promise<void> {
  const here = await readHead(workTree);
  if (here.branch !== undefined) return;
  const tree = await treeOf(workTree, head);
  if ((await snapshotWorkTree(workTree)).tree !== tree) {
    await discardChanges(workTree, { head: here.sha, keep });
    const from = await treeOf(workTree, here.sha);
    if ((await syncWorkTree(workTree, { from, to: tree })) === 'differs') throw inTheWayOf(workTree, branch);
  }
  const git = await driveGit(workTree.top);
  await git(['symbolic-ref', '-m', 'correctless: back', 'HEAD', `refs/heads/${branch}`]);
}

function inTheWayOf({ top }: Repository, branch: string): Failure {
  return new Failure('audit/work-tree-dirty', `files in ${top} are in the way of those of ${branch}`, {
    hint: `move them away (git -C ${top} status --ignored), then do it again`,
  });
}
