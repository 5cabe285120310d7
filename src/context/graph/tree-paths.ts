import { posix } from 'node:path';
import { groupedBy } from '../../kernel/grouped-by.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { FoundImport } from '../imports/found-import.ts';

/** The files of one tree, looked up in the ways imports name them. Every result is a path of the tree. */
export type TreePaths = {
  readonly all: readonly RepoPath[];
  /** The file of exactly this path. */
  readonly file: (path: string) => RepoPath | undefined;
  readonly hasFolder: (folder: string) => boolean;
  /** The files directly in a folder; the top is `.`. */
  readonly in: (folder: string) => readonly RepoPath[];
  /** Files whose path is `suffix` or ends with `/suffix`, in the order of the tree. */
  readonly endingWith: (suffix: string) => readonly RepoPath[];
  /** Folders, likewise. */
  readonly foldersEndingWith: (suffix: string) => readonly string[];
};

export function treePaths(all: readonly RepoPath[]): TreePaths {
  const files = new Map<string, RepoPath>();
  const folders = new Map<string, RepoPath[]>([['.', []]]);
  for (const path of all) {
    files.set(path, path);
    const folder = posix.dirname(path);
    const others = folders.get(folder);
    if (others !== undefined) {
      others.push(path);
      continue;
    }
    folders.set(folder, [path]);
    for (let above = posix.dirname(folder); !folders.has(above); above = posix.dirname(above))
      folders.set(above, []);
  }
  // Only some languages look up the end of a path.
  let filesByName: ReadonlyMap<string, readonly RepoPath[]> | undefined;
  let foldersByName: ReadonlyMap<string, readonly string[]> | undefined;
  return {
    all,
    file: (path) => files.get(path),
    hasFolder: (folder) => folders.has(folder),
    in: (folder) => folders.get(folder) ?? [],
    endingWith: (suffix) => ending((filesByName ??= byName(all)), suffix),
    foldersEndingWith: (suffix) => ending((foldersByName ??= byName(folders.keys())), suffix),
  };
}

function byName<Path extends string>(paths: Iterable<Path>): ReadonlyMap<string, readonly Path[]> {
  return groupedBy(paths, (path) => posix.basename(path));
}

function ending<Path extends string>(names: ReadonlyMap<string, readonly Path[]>, suffix: string): Path[] {
  const named = names.get(posix.basename(suffix)) ?? [];
  return named.filter((path) => path === suffix || path.endsWith(`/${suffix}`));
}

/** The folders above a file, its own first, the top (`.`) last. */
export function foldersUp(path: string): string[] {
  const folders: string[] = [];
  let folder = posix.dirname(path);
  for (; folder !== '.' && folder !== '/' && folder !== '..'; folder = posix.dirname(folder))
    folders.push(folder);
  return [...folders, '.'];
}

/** The one place that shares most leading folders with `from`; undefined in a tie. */
export function closestTo<Path extends string>(from: string, places: readonly Path[]): Path | undefined {
  const shared = places.map((place) => sharedFolders(from, place));
  const most = Math.max(...shared);
  const closest = places.filter((_, index) => shared[index] === most);
  return closest.length === 1 ? closest[0] : undefined;
}

/** How many leading folders two paths have in common: the slashes in their common prefix. */
export function sharedFolders(a: string, b: string): number {
  let shared = 0;
  for (let at = 0; at < a.length && a[at] === b[at]; at += 1) if (a[at] === '/') shared += 1;
  return shared;
}

/** The input of resolvers: the tree, and the texts of its configuration files by path. */
export type GraphSources = { readonly tree: TreePaths; readonly texts: ReadonlyMap<string, string> };

/** The files of the tree that one import in `from` means; empty for an external package. Never throws. */
export type Resolve = (from: RepoPath, found: FoundImport) => readonly RepoPath[];
