import { readGit, type Repository } from '../../io/git/git.ts';

/** The difference between two commits or trees, for people: binary files by name only. `path`: of this file alone. */
export async function patchOf(
  repository: Repository,
  from: string,
  to: string,
  path?: string,
): Promise<string> {
  const only = path === undefined ? [] : ['--', `:(top,literal)${path}`];
  const options = ['-r', '-p', '--no-ext-diff', '--no-textconv', '--no-color', '-M50%'];
  return (
    await readGit(repository, ['diff-tree', ...options, '--end-of-options', from, to, ...only])
  ).toString('utf8');
}

/** The difference between two commits or trees in the form that `git apply` takes, binary files included. */
export function patchToApply(repository: Repository, from: string, to: string): Promise<Buffer> {
  const options = ['-r', '-p', '--binary', '--full-index', '--no-ext-diff', '--no-textconv', '--no-color'];
  return readGit(repository, ['diff-tree', ...options, '--end-of-options', from, to]);
}
