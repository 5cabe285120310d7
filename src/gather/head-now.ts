import type { Repository } from '../io/git/git.ts';
import { snapshotIndex, snapshotWorkTree } from '../io/git/snapshot.ts';
import type { Target } from '../scope/target.ts';
import { commitNamed } from './revisions.ts';

/** What stands where the reviewed head stood. `sha` is null for an index or a work tree. */
export type HeadNow = { readonly sha: string | null; readonly tree: string };

/**
 * The head that a target names now, for who reviewed it earlier. `hadWork`: the head reviewed held uncommitted work, which
 * only the default target leaves open. undefined: only GitHub could say.
 *
 * @throws scope/unknown-revision when the name is gone
 */
export async function headNow(
  repository: Repository,
  target: Target,
  hadWork: boolean,
): Promise<HeadNow | undefined> {
  switch (target.kind) {
    case 'default':
      return hadWork ? workTree(repository) : commitNamed(repository, 'HEAD');
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

async function workTree(repository: Repository): Promise<HeadNow> {
  return { sha: null, tree: (await snapshotWorkTree(repository)).tree };
}
