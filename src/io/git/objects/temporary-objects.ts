import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { withTemporaryFolder } from '../../files/temporary-folder.ts';
import { readGit, type Repository } from '../git.ts';

/**
 * Calls `use` with variables for a git that stores new objects in a separate folder, which is removed afterwards: nothing is
 * written into the repository. A git that is to read these objects needs the variables too.
 *
 * @param env where git finds objects that are not the repository's: those of another such folder
 */
export async function withTemporaryObjects<T>(
  repository: Repository,
  use: (env: Readonly<Record<string, string>>) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  return withTemporaryFolder(async (objects) => {
    const said = await readGit(repository, ['rev-parse', '--git-path', 'objects'], { env });
    const original = resolve(repository.gitDir, said.toString('utf8').replace(/\r?\n$/, ''));
    await mkdir(join(objects, 'info'));
    // In a file, because a list in the environment splits names at colons.
    await writeFile(join(objects, 'info', 'alternates'), `${original}\n`);
    return use({ GIT_OBJECT_DIRECTORY: objects });
  });
}
