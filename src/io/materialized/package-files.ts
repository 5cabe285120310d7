import { closeSync, constants, fstatSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../../kernel/order.ts';

/** An installed package. */
export type PackageFolder = {
  /** Real path of the folder that its files are in. */
  readonly root: string;
  /** For a folder that several packages share: the files of this one. */
  readonly own?: ReadonlySet<string>;
};

/** Files of a package by their paths in it. */
export type PackageFiles = {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly bytes: number;
  /** The number of files left out: links, binary files, files that are too large. */
  readonly left: number;
};

/** What a package may take: the number of files, and their bytes together. */
export type PackageRoom = { readonly files: number; readonly bytes: number };

/** Bytes. A larger file was generated, and nobody reads it. */
export const LARGEST_FILE = 2 * 1024 * 1024;

/** Other packages, compiled files, and git's own. */
const SKIPPED = new Set(['node_modules', '__pycache__', '.git']);

/**
 * The text files of a package, read but never run. Links are neither followed nor kept, so nothing outside the folder is read.
 * Undefined when it exceeds the limits: part of a package would show less than there is.
 */
export function readPackage({ root, own }: PackageFolder, room: PackageRoom): PackageFiles | undefined {
  const files = new Map<string, Buffer>();
  const wanted = own === undefined ? undefined : withFolders(own);
  let [bytes, left, seen] = [0, 0, 0];
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of entriesIn(join(root, folder))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (SKIPPED.has(entry.name.toLowerCase()) || wanted?.has(path) === false) continue;
      seen += 1;
      // A link to a folder counts as a link, and is not entered.
      const content = entry.isFile() ? textOf(join(root, path)) : undefined;
      if (entry.isDirectory()) folders.push(path);
      else if (content === undefined) left += 1;
      else files.set(path, content);
      bytes += content?.length ?? 0;
      if (seen > room.files || bytes > room.bytes) return undefined;
    }
  }
  return { files: new Map([...files].toSorted(([a], [b]) => compareText(a, b))), bytes, left };
}

/** Paths and their parent folders. */
function withFolders(paths: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set(paths);
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      all.add(path.slice(0, end));
  }
  return all;
}

// Windows has no such flag, and creating a link there requires a privilege.
const NO_LINK = 'O_NOFOLLOW' in constants ? constants.O_NOFOLLOW : 0;

function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The content of a plain file. The last part of its path is never a link, even if somebody creates one meanwhile. */
function textOf(path: string): Buffer | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, constants.O_RDONLY | NO_LINK);
    const stats = fstatSync(file);
    if (!stats.isFile() || stats.size > LARGEST_FILE) return undefined;
    const content = readFileSync(file);
    return content.subarray(0, 8000).includes(0) ? undefined : content;
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
