import type { Repository } from '../io/git/git.ts';
import { snapshotWorkTree, type Snapshot } from '../io/git/snapshot.ts';
import { Failure } from '../kernel/failure.ts';
import { printable } from '../kernel/printable.ts';
import { defaultBranch } from './default-branch.ts';
import { commitNamed, mergeBases } from './revisions.ts';

const NAMED = 3;

/**
 * The work tree as it is reviewed: without untracked files that the branch it is to go into ignores. The branch that is checked
 * out may have taken a line out of `.gitignore`, and would else choose which files of the user's disk are sent.
 */
export async function workTreeNow(repository: Repository): Promise<Snapshot> {
  return snapshotWorkTree(repository, { ignoringAs: await rulingTrees(repository) });
}

/** Of the default branch, as it is and where HEAD forked; without one, of HEAD. */
async function rulingTrees(repository: Repository): Promise<string[]> {
  const head = await commitNamed(repository, 'HEAD');
  try {
    const tip = await commitNamed(repository, (await defaultBranch(repository)).ref);
    const [fork] = await mergeBases(repository, tip.sha, head.sha);
    return [tip.tree, ...(fork === undefined ? [] : [(await commitNamed(repository, fork)).tree])];
  } catch (error) {
    if (error instanceof Failure) return [head.tree];
    throw error;
  }
}

/** Words for what was left out, to follow what was taken in; empty where nothing was. */
export function leftOutWords(leftOut: readonly string[]): string {
  if (leftOut.length === 0) return '';
  const names = leftOut.slice(0, NAMED).map(printable).join(', ');
  const more = leftOut.length > NAMED ? ` and ${leftOut.length - NAMED} more` : '';
  const files = leftOut.length === 1 ? '1 untracked file' : `${leftOut.length} untracked files`;
  return `, without ${files} ignored by the base or by your own excludes: ${names}${more}`;
}
