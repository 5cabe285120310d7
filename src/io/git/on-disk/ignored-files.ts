import { asRepoPath, type RepoPath } from '../../../kernel/repo-path.ts';
import { runGit, type Repository } from '../git.ts';
import { records } from '../objects/objects.ts';
import { amongOwnFiles } from '../../own/own-files.ts';

const LIST = ['--literal-pathspecs', 'ls-files', '-z', '--others', '--ignored', '--exclude-standard'];

/** More than this many folders as arguments, and all ignored files are listed instead. */
const MOST_ROOTS = 500;

/**
 * The files of the work tree that git ignores, but for what `leftOut` names and what this program left there itself.
 *
 * A folder that is ignored as a whole is asked for first, as `node_modules/`: one that is left out is never read.
 */
export async function ignoredFiles(
  repository: Repository,
  leftOut: (path: string) => boolean,
): Promise<RepoPath[]> {
  const roots = (await list(repository, [...LIST, '--directory'])).filter((name) => !leftOut(name));
  if (roots.length === 0) return [];
  const files = await list(repository, [...LIST, ...(roots.length > MOST_ROOTS ? [] : ['--', ...roots])]);
  return files.flatMap((name) => {
    // A repository of its own inside is listed as a folder, and is one thing to git.
    const path = amongOwnFiles(name) || leftOut(name) ? undefined : asRepoPath(name.replace(/\/$/, ''));
    return path === undefined ? [] : [path];
  });
}

/** Files that lie where this program keeps its own, and that no commit holds. */
export async function ownUntracked(repository: Repository): Promise<string[]> {
  const names = await list(repository, ['ls-files', '-z', '--others', '--', '.correctless/']);
  return names.filter((name) => amongOwnFiles(name));
}

async function list({ top }: Repository, args: readonly string[]): Promise<string[]> {
  return records((await runGit(top, args)).stdout);
}
