import { pointKey, type TestPoint } from '../audit/tests/test-runs.ts';
import { openRepository } from '../io/git/repository.ts';
import { treeOf } from '../io/git/commits/commit-object.ts';
import { treeWithoutAll } from '../io/git/commits/revert-commit.ts';
import { leaveCommit, visitCommit } from '../io/git/work-trees/visit-commit.ts';
import { keptUnder } from './fixing/clean-work-tree.ts';
import { withoutRecords } from './fixing/records.ts';
import type { Audit } from './stored/open-audit.ts';

/**
 * Checks out in the audit's clean work tree the state at which tests are to run.
 *
 * @returns why that is not possible; undefined when it is done
 */
export async function visitPoint(audit: Audit, point: TestPoint): Promise<string | undefined> {
  const { file, state } = audit;
  if (pointKey(point) === pointKey(state)) return undefined;
  const workTree = await openRepository(file.work_tree);
  const { head, without = [] } = point;
  const home = { branch: file.branch, head: state.head };
  const left = await treeWithoutAll(workTree, head, without, withoutRecords(workTree, audit));
  if (left.kind === 'conflict') return `others build on what is left out: ${left.files.join(', ')}`;
  const goal = without.length === 0 ? { tree: await treeOf(workTree, head), at: head } : { tree: left.tree };
  return (await visitCommit(workTree, home, goal)) ? undefined : 'ignored files are in the way';
}

/** Returns the work tree to its branch, and keeps anything else that was in it. */
export async function returnToHead({ file, state }: Audit): Promise<void> {
  const workTree = await openRepository(file.work_tree);
  await leaveCommit(workTree, { branch: file.branch, head: state.head }, keptUnder(file));
}
