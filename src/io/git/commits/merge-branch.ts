import { Failure } from '../../../kernel/failure.ts';
import { printable } from '../../../kernel/text/printable.ts';
import { isCommitOf, mergeBases, readCommit, treeOf } from './commit-object.ts';
import { commitTree, readHead } from './commit-tree.ts';
import type { Repository } from '../git.ts';
import { inTheWay } from '../work-trees/in-the-way.ts';
import { mergeTrees } from './merge-trees.ts';
import { readRef } from '../refs/pin-ref.ts';
import { treeChanges } from '../objects/tree-changes.ts';
import { refuseUnsaved } from '../work-trees/unsaved-work.ts';

export type Merged =
  | { readonly kind: 'merged'; readonly sha: string }
  /** HEAD already contains the branch. */
  | { readonly kind: 'there' };

/**
 * Merges a branch into the current one, in the user's own work tree, always with a merge commit. Nothing is pushed. The merge is
 * computed before anything is changed, so that a conflict leaves no trace.
 *
 * @throws audit/no-branch, audit/work-tree-dirty, audit/merge-conflict with the files, scope/unknown-revision
 */
export async function mergeBranch(repository: Repository, branch: string, message: string): Promise<Merged> {
  const { branch: onto, sha: head } = await readHead(repository);
  if (onto === undefined) {
    throw new Failure('audit/no-branch', `HEAD of ${repository.top} is on no branch, at ${head}`, {
      hint: 'check out the branch to merge into, then do it again',
    });
  }
  const tip = await readRef(repository, `refs/heads/${branch}`);
  if (tip === undefined) throw new Failure('scope/unknown-revision', `there is no branch ${branch}`);
  const finished = await finishMerge(repository, head, tip, message);
  if (finished !== undefined) return finished;
  const bases = await mergeBases(repository, head, tip);
  if (bases.includes(tip)) return { kind: 'there' };
  await refuseUnsaved(repository);
  const tree = await mergedTree(repository, { bases, head, tip, branch });
  return { kind: 'merged', sha: await commitTree(repository, { tree, parent: head, merged: tip, message }) };
}

/** HEAD is already the merge: a crash came before the files were updated. */
async function finishMerge(
  repository: Repository,
  head: string,
  tip: string,
  message: string,
): Promise<Merged | undefined> {
  const { tree, parents } = await readCommit(repository, head);
  const [parent] = parents;
  if (
    parent === undefined ||
    !(await isCommitOf(repository, head, { tree, parents: [parent, tip], message }))
  ) {
    return undefined;
  }
  return { kind: 'merged', sha: await commitTree(repository, { tree, parent, merged: tip, message }) };
}

type Sides = {
  readonly bases: readonly string[];
  readonly head: string;
  readonly tip: string;
  readonly branch: string;
};

async function mergedTree(repository: Repository, { bases, head, tip, branch }: Sides): Promise<string> {
  const byHand = { hint: `merge it yourself: git merge --no-ff ${branch}` };
  const [base, ...others] = bases;
  if (base === undefined || others.length > 0) {
    const said = `${branch} and HEAD have ${bases.length} nearest common ancestors, not one`;
    throw new Failure('audit/merge-conflict', said, byHand);
  }
  const ours = await treeOf(repository, head);
  const merged = await mergeTrees(repository, {
    base: await treeOf(repository, base),
    ours,
    theirs: await treeOf(repository, tip),
  });
  if (merged.kind === 'conflict') {
    const said = `${branch} does not merge by itself: ${merged.files.map(printable).join(', ')}`;
    throw new Failure('audit/merge-conflict', said, byHand);
  }
  const blocked = await inTheWay(repository, ours, await treeChanges(repository, ours, merged.tree));
  if (blocked.length === 0) return merged.tree;
  const said = `ignored files are in the way of those of ${branch}: ${blocked.slice(0, 5).map(printable).join(', ')}`;
  throw new Failure('audit/work-tree-dirty', said, { hint: 'move them away, then do it again' });
}
