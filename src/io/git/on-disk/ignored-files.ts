import { asRepoPath, type RepoPath } from '../../../kernel/repo-path.ts';
import { runGit, type Repository } from '../git.ts';
import { records } from '../objects/objects.ts';
import { amongOwnFiles } from '../../own/own-files.ts';

const LIST = ['--literal-pathspecs', 'ls-files', '-z', '--others', '--ignored', '--exclude-standard'];

/** For more folders than this, all ignored files are listed, because the arguments would be too many. */
const MOST_ROOTS = 500;

/**
 * The files of the work tree that git ignores, except those that `leftOut` names and those that this program wrote.
 *
 * `leftOut` is first asked about a folder that is ignored as a whole, as `node_modules/`: if it is left out, the folder is never
 * read.
 *
 * @param overruling options before git's subcommand that outrank its settings
 */
export async function ignoredFiles(
  repository: Repository,
  leftOut: (path: string) => boolean,
  overruling: readonly string[] = [],
): Promise<RepoPath[]> {
  const asked = [...overruling, ...LIST];
  const roots = (await list(repository, [...asked, '--directory'])).filter((name) => !leftOut(name));
  if (roots.length === 0) return [];
  const files = await list(repository, [...asked, ...(roots.length > MOST_ROOTS ? [] : ['--', ...roots])]);
  return files.flatMap((name) => {
    // A nested repository is listed as a folder, and git treats it as one entry.
    const path = amongOwnFiles(name) || leftOut(name) ? undefined : asRepoPath(name.replace(/\/$/, ''));
    return path === undefined ? [] : [path];
  });
}

/** Files in the places where this program keeps its own, and that no commit holds. */
export async function ownUntracked(repository: Repository): Promise<string[]> {
  const names = await list(repository, ['ls-files', '-z', '--others', '--', '.correctless/']);
  return names.filter((name) => amongOwnFiles(name));
}

async function list({ top }: Repository, args: readonly string[]): Promise<string[]> {
  return records((await runGit(top, args)).stdout);
}
