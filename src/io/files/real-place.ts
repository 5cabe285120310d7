import { dirname, isAbsolute, relative, sep } from 'node:path';
import { realpath } from './disk.ts';

/**
 * Where a path really leads once every link is followed; for a path that does not exist, where its nearest existing
 * folder leads.
 */
export async function realPlace(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const parent = dirname(path);
    if (parent === path) throw error;
    return realPlace(parent);
  }
}

/** Whether an absolute path is a folder or lies in it, by name alone. */
export function isInside(path: string, top: string): boolean {
  const way = relative(top, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
