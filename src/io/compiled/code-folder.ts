import { existsSync, lstatSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { cacheRootNamed } from '../own/cache-root-named.ts';

/**
 * Where compiled code is kept between starts. It need not exist yet.
 *
 * `why` says why it is neither read nor written; undefined when it may be. Compiled code is run as it stands there, so the
 * folder must be one that nobody else can write to, and lie in no work tree: what a repository brings along is not ours.
 */
export type CodeFolder = { readonly path: string; readonly why: string | undefined };

/**
 * Undefined where none is wanted, by the variable that switches off node's own, where no cache folder is named, and where
 * the system does not say whose a folder is (Windows).
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
  if (workTree !== undefined) return `it lies in the work tree ${workTree}`;
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  if (!stats.isDirectory()) return 'it is no folder';
  if (stats.uid !== user) return 'it belongs to another user';
  return (stats.mode & 0o077) === 0 ? undefined : 'others may open it';
}

function workTreeAround(path: string): string | undefined {
  const folder = dirname(path);
  if (folder === path) return undefined;
  return existsSync(join(folder, '.git')) ? folder : workTreeAround(folder);
}
