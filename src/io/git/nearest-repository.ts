import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Repository } from './git.ts';

/**
 * The repository around a folder, when the folders alone show it: the nearest `.git` is a directory that the user owns. Undefined
 * whenever git might say something else and has to be asked: linked work trees, submodules, a repository of another user, a
 * folder inside a git directory.
 *
 * For commands that only read what is stored: starting git takes a third as long as starting node. Other checks of git are left
 * out (whether there is a commit, whose work tree it is), so after this only objects are read with git, by their ids: these are
 * the same in any work tree.
 */
export function nearestRepository(cwd: string): Repository | undefined {
  try {
    for (const folder of upwards(realpathSync(resolve(cwd)))) {
      if (existsSync(join(folder, 'HEAD'))) return undefined;
      const gitDir = join(folder, '.git');
      const entry = lstatSync(gitDir, { throwIfNoEntry: false });
      if (entry === undefined) continue;
      const user = process.getuid?.();
      const isOwn = entry.isDirectory() && entry.uid === user && lstatSync(folder).uid === user;
      return isOwn && existsSync(join(gitDir, 'HEAD')) ? { top: folder, gitDir } : undefined;
    }
  } catch {
    // If a folder cannot be read, git can say why.
  }
  return undefined;
}

function upwards(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
}
