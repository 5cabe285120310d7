import { join } from 'node:path';
import { lstat, readFile, readdir, realpath, stat } from '../files/disk.ts';

/**
 * Readers of folders that a package manager filled. Such folders may be incomplete, so a file that cannot be read counts as
 * missing.
 */

/** Bytes. A larger file is of no interest. */
const LARGEST = 8 * 1024 * 1024;

/** The text of a file; undefined when it is missing or too large. */
export async function installedText(path: string): Promise<string | undefined> {
  try {
    const { size } = await stat(path);
    return size > LARGEST ? undefined : await readFile(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Names in a folder; empty when it does not exist. */
export async function installedNames(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** The real path of a folder, with every link followed; undefined when it does not exist. */
export async function realFolder(path: string): Promise<string | undefined> {
  try {
    const real = await realpath(path);
    return (await lstat(real)).isDirectory() ? real : undefined;
  } catch {
    return undefined;
  }
}

/** The real path of the first of these folders that exists. */
export async function firstFolder(folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const real = await realFolder(folder);
    if (real !== undefined) return real;
  }
  return undefined;
}

/** `folder/name` for each name in it. */
export async function foldersIn(folder: string): Promise<string[]> {
  return (await installedNames(folder)).map((name) => join(folder, name));
}
