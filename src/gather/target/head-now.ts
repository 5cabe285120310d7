import type { Repository } from '../../io/git/git.ts';
import { snapshotIndex } from '../../io/git/on-disk/snapshot.ts';
import type { Target } from '../../scope/target.ts';
import { commitNamed } from './revisions.ts';
import { workTreeNow } from '../change/work-tree-now.ts';

/** What is now at the place of the reviewed head. `sha` is null for an index or a work tree. */
export type HeadNow = { readonly sha: string | null; readonly tree: string };

/**
 * The head that a target names now, for a target reviewed earlier. undefined: only GitHub could say.
 *
 * @throws scope/unknown-revision if the name is gone
 */
export async function headNow(repository: Repository, target: Target): Promise<HeadNow | undefined> {
  switch (target.kind) {
    case 'default':
      return headOrWork(repository);
    case 'branch-or-commit':
      return commitNamed(repository, target.rev);
    case 'range':
      return commitNamed(repository, target.to);
    case 'staged':
      return { sha: null, tree: (await snapshotIndex(repository)).tree };
    case 'uncommitted':
      return workTree(repository);
    case 'pull-request':
      return undefined;
  }
}

/** The default target is the current commit with uncommitted work, if there is any. */
async function headOrWork(repository: Repository): Promise<HeadNow> {
  const { tree, dirty } = await workTreeNow(repository);
  return dirty ? { sha: null, tree } : commitNamed(repository, 'HEAD');
}

async function workTree(repository: Repository): Promise<HeadNow> {
  return { sha: null, tree: (await workTreeNow(repository)).tree };
}
