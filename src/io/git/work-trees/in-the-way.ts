import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Repository } from '../git.ts';
import { listTree } from '../objects/objects.ts';
import { ABSENT, GITLINK, type TreeChange } from '../objects/tree-changes.ts';

/**
 * Files that are in no tree, at paths where a change of the work tree would write: ignored files, and files of a nested
 * repository. git overwrites ignored files silently.
 *
 * @param current the tree of the work tree as it is now
 * @param changes from that tree to the wanted one
 */
export async function inTheWay(
  workTree: Repository,
  current: string,
  changes: readonly TreeChange[],
): Promise<string[]> {
  const found = new Set<string>();
  for (const { path, from, to } of changes) {
    if (from !== ABSENT || to === ABSENT) continue;
    const files = await occupants(workTree.top, path, to === GITLINK);
    if (files.length === 0) continue;
    const known = new Set<string>(
      (await listTree(workTree, current, { paths: files })).map((one) => one.path),
    );
    for (const file of files) if (!known.has(file)) found.add(file);
  }
  return [...found];
}

/** Files at a path or below it, or the file in place of a folder above it. Links are not followed. */
async function occupants(top: string, path: string, asFolder: boolean): Promise<string[]> {
  const parts = path.split('/');
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const place = parts.slice(0, depth).join('/');
    const stats = await lstat(join(top, place)).catch(() => undefined);
    if (stats === undefined) return [];
    if (!stats.isDirectory()) return [place];
    if (depth === parts.length) return asFolder ? [] : filesBelow(top, place);
  }
  return [];
}

async function filesBelow(top: string, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(join(top, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) files.push(...(await filesBelow(top, path)));
    else files.push(path);
  }
  return files;
}
