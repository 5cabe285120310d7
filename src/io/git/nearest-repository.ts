import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Repository } from './git.ts';

/**
 * The repository around a folder, where the folders alone say so: the nearest `.git` is a directory of the user's own.
 * Undefined wherever git might say something else, and has to be asked: linked work trees, submodules, a repository of
 * another user, a folder of git's own.
 *
 * For commands that only read what is stored: a git takes as long as a third of a bare node. None of what git would
 * check besides is checked here (whether there is a commit, whose work tree it is), so with git nothing is read after it but
 * objects by their ids, which are what they are in any work tree.
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
    // Whatever cannot be looked at, git can tell why.
  }
  return undefined;
}

function upwards(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
}
