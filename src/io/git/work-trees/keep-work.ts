import { readCommit, treeOf, writeCommit } from '../commits/commit-object.ts';
import { driveGit } from './drive-git.ts';
import type { Repository } from '../git.ts';
import { pinRef, readRef } from '../refs/pin-ref.ts';

/** The content of a work tree: trees of its files and of its index, on top of a commit. */
export type Work = { readonly head: string; readonly current: string; readonly staged: string };

const MESSAGE = 'correctless: what stood in the work tree before it was discarded\n';

/**
 * Keeps work as a commit under a ref, with the first free number added if the ref is taken. As in a stash, an index that differs
 * from both the files and the commit is a second parent. The same work is not kept twice.
 *
 * @returns the full name of the ref
 */
export async function keepWork(workTree: Repository, keep: string, work: Work): Promise<string> {
  const { head, current, staged } = work;
  const index = staged === current || staged === (await treeOf(workTree, head)) ? undefined : staged;
  for (let number = 1; ; number += 1) {
    const ref = number === 1 ? keep : `${keep}-${number}`;
    const there = await readRef(workTree, ref);
    if (there === undefined) {
      const git = await driveGit(workTree.top);
      const second =
        index === undefined
          ? []
          : [await writeCommit(git, { tree: index, parents: [head], message: MESSAGE })];
      const commit = { tree: current, parents: [head, ...second], message: MESSAGE };
      await pinRef(workTree, ref, await writeCommit(git, commit));
      return ref;
    }
    if (await holds(workTree, there, { head, current, index })) return ref;
  }
}

async function holds(
  workTree: Repository,
  sha: string,
  { head, current, index }: { head: string; current: string; index: string | undefined },
): Promise<boolean> {
  const { tree, parents } = await readCommit(workTree, sha);
  const [parent, second] = parents;
  if (tree !== current || parent !== head) return false;
  return index === undefined || (second !== undefined && (await treeOf(workTree, second)) === index);
}
