import { join } from 'node:path';
import { lstat, readFile, readdir, realpath, stat } from '../files/disk.ts';

/*
 * What is asked of folders that a package manager has filled: nobody promises that they are whole, so what cannot be read is
 * not there.
 */

/** Bytes. A larger file says of a package more than anybody asks. */
const LARGEST = 8 * 1024 * 1024;

/** The text of a file; undefined where there is none, or none of a sensible size. */
export async function installedText(path: string): Promise<string | undefined> {
  try {
    const { size } = await stat(path);
    return size > LARGEST ? undefined : await readFile(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Names in a folder; none where there is no such folder. */
export async function installedNames(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** Where a folder really is, once every link is followed; undefined where there is none. */
export async function realFolder(path: string): Promise<string | undefined> {
  try {
    const real = await realpath(path);
    return (await lstat(real)).isDirectory() ? real : undefined;
  } catch {
    return undefined;
  }
}

/** The first of some folders that is there, really. */
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
