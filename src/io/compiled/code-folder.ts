import { existsSync, lstatSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { cacheRootNamed } from '../own/cache-root-named.ts';

/**
 * Where compiled code is kept between starts. It need not exist yet.
 *
 * `why` is the reason not to read or write it; undefined when it may be used. Compiled code is run as it is, so nobody else may
 * be able to write to the folder, and it must not be in a work tree, where a repository could put its own code.
 */
export type CodeFolder = { readonly path: string; readonly why: string | undefined };

/**
 * Undefined when the user switched it off (with the variable that switches off node's own cache), when the environment names no
 * cache folder, and when the system does not say who owns a folder (Windows).
 */
export function codeFolder(env: Readonly<Record<string, string | undefined>>): CodeFolder | undefined {
  if ((env['NODE_DISABLE_COMPILE_CACHE'] ?? '') !== '') return undefined;
  const root = cacheRootNamed(env);
  if (root === undefined || !isAbsolute(root) || process.getuid === undefined) return undefined;
  const path = join(root, 'code');
  try {
    return { path, why: whyUnsafe(path, process.getuid()) };
  } catch {
    return { path, why: 'it cannot be looked at' };
  }
}

function whyUnsafe(path: string, user: number): string | undefined {
  const workTree = workTreeAround(path);
  if (workTree !== undefined) return `it is inside the work tree ${workTree}`;
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  if (!stats.isDirectory()) return 'it is not a folder';
  if (stats.uid !== user) return 'it belongs to another user';
  return (stats.mode & 0o077) === 0 ? undefined : 'others may open it';
}

function workTreeAround(path: string): string | undefined {
  const folder = dirname(path);
  if (folder === path) return undefined;
  return existsSync(join(folder, '.git')) ? folder : workTreeAround(folder);
}
