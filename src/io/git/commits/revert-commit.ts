import { Failure } from '../../../kernel/failure.ts';
import { isCommitOf, readCommit, treeOf } from './commit-object.ts';
import { commitTree, readHead } from './commit-tree.ts';
import type { Repository } from '../git.ts';
import { inTheWay } from '../work-trees/in-the-way.ts';
import { mergeTrees, type MergedTrees, type Settle } from './merge-trees.ts';
import { treeChanges } from '../objects/tree-changes.ts';
import { refuseUnsaved } from '../work-trees/unsaved-work.ts';

export type Reverted =
  | { readonly kind: 'reverted'; readonly sha: string }
  /** Files that changed since, or ignored files in the way of those that would come back. Nothing was changed. */
  | { readonly kind: 'conflict'; readonly files: readonly string[] };

/**
 * Reverts one commit, in a new commit on the current branch. Called again after a crash, it makes no second one. A commit whose
 * effect is already gone gives an empty one.
 *
 * @param sha a commit with one parent
 * @param settle resolves files that others have changed since
 * @throws audit/work-tree-dirty, audit/branch-moved when HEAD is on no branch, scope/unknown-revision
 */
export async function revertCommit(
  workTree: Repository,
  sha: string,
  message: string,
  settle?: Settle,
): Promise<Reverted> {
  const { sha: head } = await readHead(workTree);
  if (await isRevert(workTree, { head, sha, message, settle })) {
    const { tree, parents } = await readCommit(workTree, head);
    return { kind: 'reverted', sha: await commitTree(workTree, { tree, parent: parents[0] ?? '', message }) };
  }
  await refuseUnsaved(workTree);
  const merged = await treeWithout(workTree, head, sha, settle);
  if (merged.kind === 'conflict') return merged;
  const current = await treeOf(workTree, head);
  const files = await inTheWay(workTree, current, await treeChanges(workTree, current, merged.tree));
  if (files.length > 0) return { kind: 'conflict', files };
  return {
    kind: 'reverted',
    sha: await commitTree(workTree, { tree: merged.tree, parent: head, message }),
  };
}

/** Whether HEAD is already the revert that we would make: then a crash came after it. */
async function isRevert(
  workTree: Repository,
  asked: { head: string; sha: string; message: string; settle: Settle | undefined },
): Promise<boolean> {
  const { head, sha, message, settle } = asked;
  const { tree, parents } = await readCommit(workTree, head);
  const [parent] = parents;
  if (parent === undefined || !(await isCommitOf(workTree, head, { tree, parents: [parent], message }))) {
    return false;
  }
  const made = await treeWithout(workTree, parent, sha, settle);
  return made.kind === 'merged' && made.tree === tree;
}

/** The tree of a commit with these commits reverted one after the other, the newest first. */
export async function treeWithoutAll(
  workTree: Repository,
  from: string,
  shas: readonly string[],
  settle?: Settle,
): Promise<MergedTrees> {
  let left: MergedTrees = { kind: 'merged', tree: await treeOf(workTree, from) };
  for (const sha of shas) {
    if (left.kind === 'conflict') return left;
    left = await treeWithout(workTree, left.tree, sha, settle);
  }
  return left;
}

/** The tree of a commit, or a tree, with another commit reverted. */
async function treeWithout(
  workTree: Repository,
  from: string,
  sha: string,
  settle?: Settle,
): Promise<MergedTrees> {
  const { tree, parents } = await readCommit(workTree, sha);
  const [before, ...others] = parents;
  if (before === undefined || others.length > 0) {
    throw new Failure(
      'scope/unknown-revision',
      `${sha} has ${parents.length} parents and cannot be taken back`,
      {
        hint: 'only a commit with exactly one parent can',
      },
    );
  }
  const sides = { base: tree, ours: await treeOf(workTree, from), theirs: await treeOf(workTree, before) };
  return mergeTrees(workTree, sides, settle);
}
