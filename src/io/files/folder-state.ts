import { access, constants, lstat, mkdtemp, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exists } from './files.ts';

export type FolderState = {
  /** The folder that was tested: the folder itself, or the nearest existing one above it. */
  readonly tried: string;
  /** Why nothing can be written there; undefined when it can. */
  readonly problem: string | undefined;
  /** Bytes that this user may still write there; undefined when the system does not say. */
  readonly free: number | undefined;
};

/**
 * Whether files can be created in a folder. If it exists, a file is created and removed again: permissions alone do not show a
 * full or read-only file system, or a dangling link. If it does not, nothing is created in the folder above.
 */
export async function stateOfFolder(folder: string): Promise<FolderState> {
  const tried = await nearestExisting(folder);
  const problem = await (tried === folder ? tryToWrite(folder) : mayWrite(tried));
  return { tried, problem, free: await freeBytes(tried) };
}

async function nearestExisting(path: string): Promise<string> {
  const parent = dirname(path);
  if (parent === path) return path;
  return (await exists(path)) ? path : nearestExisting(parent);
}

async function tryToWrite(folder: string): Promise<string | undefined> {
  try {
    const made = await mkdtemp(join(folder, '.doctor-'));
    await rm(made, { recursive: true });
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

async function mayWrite(folder: string): Promise<string | undefined> {
  try {
    const stats = await lstat(folder);
    if (!stats.isDirectory() && !stats.isSymbolicLink()) return `${folder} is not a folder`;
    await access(folder, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

async function freeBytes(path: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
