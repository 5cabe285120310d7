import { dirname } from 'node:path';
import { realpath, stat } from './disk.ts';

export async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

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
