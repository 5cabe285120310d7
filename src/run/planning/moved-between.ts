import type { RunFile } from '../../contracts/run-files.ts';
import type { Change } from '../../gather/change.ts';
import type { Repository } from '../../io/git/git.ts';
import { treeChanges } from '../../io/git/tree-changes.ts';
import { Failure } from '../../kernel/failure.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Since } from '../../packets/undisturbed.ts';

/** Paths that head and base hold otherwise than they did in an earlier run. Undefined where its trees are gone. */
export async function movedBetween(
  repository: Repository,
  { head, base }: RunFile,
  now: Pick<Change, 'head' | 'base'>,
): Promise<Pick<Since, 'head' | 'base'>> {
  const [atHead, atBase] = await Promise.all([
    otherPaths(repository, head.tree, now.head.tree),
    otherPaths(repository, base.tree, now.base.tree),
  ]);
  return { head: atHead, base: atBase };
}

async function otherPaths(
  repository: Repository,
  from: string,
  to: string,
): Promise<ReadonlySet<RepoPath> | undefined> {
  try {
    return new Set((await treeChanges(repository, from, to)).map(({ path }) => path as RepoPath));
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
