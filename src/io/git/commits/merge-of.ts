import { gitLines, gitText, type Repository } from '../git.ts';

const NOBODY = 'correctless';

/**
 * Adds a commit that merges others to the object store; no ref points to it. The same tree and parents give the same id: the
 * author is fixed, and the date is that of the newest parent.
 */
export async function writeMergeOf(
  repository: Repository,
  tree: string,
  parents: readonly string[],
): Promise<string> {
  const shown = await gitLines(repository, ['show', '--no-patch', '--format=%ct', ...parents]);
  const newest = Math.max(...shown.map(Number));
  const date = `@${Number.isFinite(newest) ? newest : 0} +0000`;
  const env = Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) => [
      [`GIT_${who}_NAME`, NOBODY],
      [`GIT_${who}_EMAIL`, `${NOBODY}@localhost`],
      [`GIT_${who}_DATE`, date],
    ]),
  );
  const after = parents.flatMap((parent) => ['-p', parent]);
  const args = ['commit-tree', '--no-gpg-sign', tree, ...after, '-m', 'merge bases, merged'];
  return gitText(repository, args, { env });
}
