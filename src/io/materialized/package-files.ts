import { closeSync, constants, fstatSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../../kernel/order.ts';

/** One package as it is installed. */
export type PackageFolder = {
  /** Real path of the folder that its files are in. */
  readonly root: string;
  /** Of a folder that several packages share: the files that are its own. */
  readonly own?: ReadonlySet<string>;
};

/** Files of a package by their paths in it. */
export type PackageFiles = {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly bytes: number;
  /** How many were left out: links, what is no text, what is too large. */
  readonly left: number;
};

/** What a package may take. Files, and bytes of all of them. */
export type PackageRoom = { readonly files: number; readonly bytes: number };

/** Bytes. A larger file was made by a program, and nobody reads it. */
export const LARGEST_FILE = 2 * 1024 * 1024;

/** Other packages, what is compiled, and what belongs to git. */
const SKIPPED = new Set(['node_modules', '__pycache__', '.git']);

/**
 * The text files of a package, read and not run. No link is followed and none is kept, so whatever a package holds, nothing of
 * another folder is read. Undefined where it has more than there is room for: a package in part would show less than there is.
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
      // A link to a folder is none: what it leads to is not gone into.
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

/** Paths and the folders on the way to them. */
function withFolders(paths: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set(paths);
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      all.add(path.slice(0, end));
  }
  return all;
}

// Windows has no such flag, and makes no link without being asked for a privilege.
const NO_LINK = 'O_NOFOLLOW' in constants ? constants.O_NOFOLLOW : 0;

function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The content of a plain file. The last part of its path is no link, whoever puts one there meanwhile. */
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
