import { by, inOrder } from '../kernel/order.ts';

/** A folder with a slash at its end, and how many of the files are in it, at any depth. */
export type FolderCount = readonly [folder: string, files: number];

/**
 * The folders that contain the files, largest first: those below the deepest common folder, and the number of files directly in
 * it. A folder with more than `most` files is split into its subfolders. The counts add up to the number of files.
 */
export function groupsOf(paths: readonly string[], most = Infinity): FolderCount[] {
  const groups = groupsIn(paths);
  return mostFirst(
    new Map(
      groups.flatMap(([group, files]) => {
        const own = paths.filter((path) => path.startsWith(group));
        return files > most && own.length > 0 && groups.length > 1 ? groupsOf(own, most) : [[group, files]];
      }),
    ),
  );
}

function groupsIn(paths: readonly string[]): FolderCount[] {
  const common = commonFolder(paths);
  const counts = new Map<string, number>();
  for (const path of paths) {
    const slash = path.indexOf('/', common.length);
    const group = slash === -1 ? directlyIn(common) : path.slice(0, slash + 1);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return mostFirst(counts);
}

/** The folder with the most files among those with `least` to `most`, the outermost of equals; undefined when there is none. */
export function largestFolder(
  paths: readonly string[],
  { most, least = 1 }: { readonly most: number; readonly least?: number },
): string | undefined {
  const counts = new Map<string, number>();
  for (const path of paths) {
    for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
      const folder = path.slice(0, slash + 1);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return mostFirst(counts).find(([, files]) => files <= most && files >= least)?.[0];
}

function commonFolder(paths: readonly string[]): string {
  const [first = '', ...others] = paths;
  let common = first.slice(0, first.lastIndexOf('/') + 1);
  while (!others.every((path) => path.startsWith(common))) {
    common = common.slice(0, common.lastIndexOf('/', common.length - 2) + 1);
  }
  return common;
}

function directlyIn(folder: string): string {
  return folder === '' ? 'files at the top' : `directly in ${folder}`;
}

/** On equal counts a folder comes before its subfolders, because its path is shorter. */
function mostFirst(counts: ReadonlyMap<string, number>): FolderCount[] {
  return [...counts].toSorted(
    inOrder(
      by(([, files]) => -files),
      by(([folder]) => folder),
    ),
  );
}
