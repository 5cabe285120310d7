import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../../kernel/failure.ts';
import { compareText } from '../../kernel/order.ts';
import { fileInTheWay, folderNotFile, MOVE_IT } from './file-in-the-way.ts';
import { copyFile, link, lstat, mkdir, open, readFile, readdir, rename, rm, writeFile } from './disk.ts';

/** The file's text, or undefined when there is no such file. Any other read error is a failure. */
export async function readTextIfAny(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined;
    throw unreadable(path, cause);
  }
}

/** Whether the path exists, including as a dangling link. */
export async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

/** The file's bytes. Throws `environment/file-unreadable`, also when there is no such file. */
export async function readBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw unreadable(path, cause);
  }
}

/** Names in a folder in code-unit order; none when there is no such folder. */
export async function listNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted(compareText);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return [];
    throw unreadable(folder, cause);
  }
}

/** Every file and link below a folder, by its path, in code-unit order; none when there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  try {
    const paths = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
    const isFolder = await Promise.all(paths.map(async (path) => (await lstat(path)).isDirectory()));
    return paths.filter((_, n) => isFolder[n] === false).toSorted(compareText);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return [];
    throw unreadable(folder, cause);
  }
}

/**
 * Readers see the old content or the new one, never a part: it is written to a temporary file, then renamed. Creates the folders.
 *
 * There is no fsync: it can take seconds while a tree is being written, and readers refuse what a power cut leaves.
 */
export async function writeFileAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const beside = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(beside, content, { flag: 'wx' });
    await rename(beside, path);
  } catch (cause) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw unwritable(path, cause);
  }
}

/** Creates the file unless it exists, and says whether it did: of several writers, only one gets true. Creates the folders. */
export async function createFileOnce(
  path: string,
  content: string | Uint8Array,
  mode = 0o666,
): Promise<boolean> {
  const beside = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(beside, content, { flag: 'wx', mode });
    return await linkOnce(beside, path);
  } catch (cause) {
    throw unwritable(path, cause);
  } finally {
    await rm(beside, { force: true }).catch(() => undefined);
  }
}

/** A hard link fails when the name is taken, and makes the whole content visible at once; `O_EXCL` alone does not. */
async function linkOnce(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch(async (cause: unknown) => {
      if (codeOf(cause) === 'EEXIST') throw cause;
      // Some file systems have no hard links.
      await copyFile(from, to, fs.constants.COPYFILE_EXCL);
    });
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    throw cause;
  }
}

/**
 * Appends one line with a single write, so that lines of several processes never mix. Creates the folders. On a full disk the
 * part that was written is removed again, so that the next line is not appended to it.
 */
export async function appendLine(path: string, line: string): Promise<void> {
  if (line.includes('\n')) throw new Error('a line of a file holds no newline');
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(path, 'a');
    try {
      const bytes = Buffer.from(`${line}\n`);
      const { bytesWritten } = await file.write(bytes);
      if (bytesWritten !== bytes.length) {
        await file.truncate((await file.stat()).size - bytesWritten);
        throw new Error(`${bytesWritten} of ${bytes.length} bytes were written`);
      }
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw unwritable(path, cause);
  }
}

/** Removes one of our folders with everything in it, which may be a lot. It need not exist. */
export async function removeFolder(folder: string): Promise<void> {
  try {
    await fs.promises.rm(folder, { recursive: true, force: true });
  } catch (cause) {
    throw unwritable(folder, cause);
  }
}

export function unreadable(path: string, cause: unknown): Failure {
  if (codeOf(cause) === 'ENOENT') {
    return new Failure('environment/file-unreadable', `there is no file ${path}`, {
      hint: 'a relative name counts from the folder you are in',
      cause,
    });
  }
  if (codeOf(cause) === 'EISDIR') return folderNotFile(path, cause);
  const inTheWay = fileInTheWay(path, codeOf(cause));
  if (inTheWay !== undefined) {
    return new Failure('environment/file-unreadable', `cannot read ${path}: ${inTheWay} is not a folder`, {
      ...{ hint: MOVE_IT, cause },
    });
  }
  return new Failure('environment/file-unreadable', `cannot read ${path}: ${messageOf(cause)}`, { cause });
}

function unwritable(path: string, cause: unknown): Failure {
  const inTheWay = fileInTheWay(path, codeOf(cause));
  if (inTheWay !== undefined) {
    return new Failure('environment/file-unwritable', `cannot write ${path}: ${inTheWay} is not a folder`, {
      ...{ hint: MOVE_IT, cause },
    });
  }
  return new Failure('environment/file-unwritable', `cannot write ${path}: ${messageOf(cause)}`, {
    hint: 'check the free space and the permissions of the folder',
    cause,
  });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
