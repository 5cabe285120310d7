import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../kernel/failure.ts';
import { createFileOnce } from '../files/files.ts';
import type { Repository } from '../git/git.ts';
import { listTree } from '../git/objects/objects.ts';
import { boundedEntries, fits, pathTooLong, refuseHugeTree, type Space } from './bounded-entries.ts';
import { heldBytes, isWhole, pruneTrees } from './tree-cache.ts';
import { writeEntries } from './write-entries.ts';
import { writeWhole } from './write-whole.ts';

export { pruneTrees } from './tree-cache.ts';

/** Trees kept when a new one is made. */
const KEPT_TREES = 8;

/** The folder of a materialised tree, whether it exists or not. */
export function treeFolder(cacheRoot: string, tree: string): string {
  return join(cacheRoot, 'trees', tree);
}

/**
 * Writes a tree below `<cacheRoot>/trees/<tree>` once, and returns that folder's absolute path.
 *
 * Contents come from the object store: no checkout, no filter, no hook. Symbolic links stay links, submodules are empty folders,
 * files are read-only; a file larger than any text is a line that says so. The folder appears whole or not at all, even with
 * several writers; a damaged one is recreated. Old trees are pruned.
 *
 * @param tree id of a tree object
 * @throws environment/tree-unavailable, scope/path-too-long
 */
export async function materializeTree(
  repository: Repository,
  tree: string,
  cacheRoot: string,
): Promise<string> {
  const folder = treeFolder(cacheRoot, tree);
  if (await isWhole(folder)) return folder;
  const entries = boundedEntries(await listTree(repository, tree));
  try {
    await mkdir(cacheRoot, { recursive: true, mode: 0o700 });
    // First remove all trees that nobody used for an hour.
    if (!fits(entries, await spaceOf(cacheRoot))) await pruneTrees(cacheRoot, 0);
    refuseHugeTree(entries, await spaceOf(cacheRoot));
    await writeWhole(folder, entries, (draft) => writeEntries(repository, entries, draft));
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENAMETOOLONG')
      throw pathTooLong(entries, cause);
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new Failure(
      'environment/tree-unavailable',
      `cannot write the tree under review to ${folder}: ${said}`,
      {
        hint: `check the free space and permissions of ${cacheRoot}, or set XDG_CACHE_HOME to another folder`,
        cause,
      },
    );
  }
  // Otherwise an `.ignore` of the change, or a `.gitignore` above the cache, would hide files from every search in the tree.
  await createFileOnce(join(cacheRoot, '.rgignore'), '!*\n');
  await pruneTrees(cacheRoot, KEPT_TREES);
  return folder;
}

async function spaceOf(cacheRoot: string): Promise<Space> {
  const { bavail, bsize } = await statfs(cacheRoot);
  return { free: bavail * bsize, held: await heldBytes(cacheRoot) };
}
