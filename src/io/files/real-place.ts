import { dirname, isAbsolute, relative, sep } from 'node:path';
import { realpath } from './disk.ts';

/** The path with every link resolved. For a path that does not exist, its nearest existing folder is resolved. */
export async function realPlace(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const parent = dirname(path);
    if (parent === path) throw error;
    return realPlace(parent);
  }
}

/** Whether an absolute path is a folder or is inside it, by name alone. */
export function isInside(path: string, top: string): boolean {
  const way = relative(top, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
