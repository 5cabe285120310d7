import { join, resolve } from 'node:path';
import { readTextIfAny } from '../../files/files.ts';
import { withTemporaryFolder } from '../../files/temporary-folder.ts';
import { readGit, runGit, type Repository } from '../git.ts';

/**
 * This clone's own attributes file, which git follows whatever the options: it may say which files are text. For a linked work
 * tree the file is in the main git directory.
 */
export async function ownAttributes({ gitDir }: Repository): Promise<string> {
  const main = await readTextIfAny(join(gitDir, 'commondir'));
  const folder = main === undefined ? gitDir : resolve(gitDir, main.trim());
  return (await readTextIfAny(join(folder, 'info', 'attributes'))) ?? '';
}

/**
 * Reads a repository's objects as if this clone had no attributes file of its own. No setting stops git from reading that file,
 * so git is given another, empty git directory that finds the objects where they are.
 *
 * @param ask is given the variables with which git finds them
 */
export async function withoutOwnAttributes<T>(
  repository: Repository,
  ask: (blind: Repository, env: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  if ((await ownAttributes(repository)) === '') return ask(repository, {});
  return withTemporaryFolder(async (folder) => {
    const line = async (...args: readonly string[]): Promise<string> =>
      (await readGit(repository, ['rev-parse', ...args])).toString('utf8').replace(/\r?\n$/, '');
    const objects = resolve(repository.gitDir, await line('--git-path', 'objects'));
    const format = await line('--show-object-format');
    await runGit(folder, ['init', '--quiet', '--bare', '--template=', `--object-format=${format}`, folder]);
    return ask({ ...repository, gitDir: folder }, { GIT_OBJECT_DIRECTORY: objects });
  });
}
