import type { RunFile } from '../../contracts/files/run-files.ts';
import type { Change } from '../../gather/change/change.ts';
import type { Repository } from '../../io/git/git.ts';
import { ABSENT, treeChanges } from '../../io/git/objects/tree-changes.ts';
import { Failure } from '../../kernel/failure.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Since } from '../../packets/hunks/undisturbed.ts';

/**
 * The paths in which head and base differ from an earlier run. `edited` are those that its head had. A set is undefined
 * when its tree is gone.
 */
export async function movedBetween(
  repository: Repository,
  { head, base }: RunFile,
  now: Pick<Change, 'head' | 'base'>,
): Promise<Pick<Since, 'head' | 'base'> & { readonly edited: readonly RepoPath[] }> {
  const [atHead, atBase] = await Promise.all([
    otherPaths(repository, head.tree, now.head.tree),
    otherPaths(repository, base.tree, now.base.tree),
  ]);
  const edited = [...(atHead ?? [])].flatMap(([path, wasThere]) => (wasThere ? [path] : []));
  return { head: atHead && new Set(atHead.keys()), base: atBase && new Set(atBase.keys()), edited };
}

async function otherPaths(
  repository: Repository,
  from: string,
  to: string,
): Promise<ReadonlyMap<RepoPath, boolean> | undefined> {
  try {
    const changes = await treeChanges(repository, from, to);
    return new Map(changes.map((one) => [one.path as RepoPath, one.from !== ABSENT]));
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
