import { dirname, isAbsolute, relative, sep } from 'node:path';
import { realpath } from './disk.ts';

/** The place with links resolved as far as it exists. */
export async function nearestReal(path: string): Promise<string> {
  return realpath(path).catch(() => nearestReal(dirname(path)));
}

/** Whether an absolute path is a folder or lies in it, by name alone. */
export function isInside(path: string, top: string): boolean {
  const way = relative(top, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
