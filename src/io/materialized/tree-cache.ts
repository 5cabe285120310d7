import { lstatSync, readdirSync } from 'node:fs';
import { lstat, rename, rm, utimes } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { by } from '../../kernel/order.ts';
import { listNames, readTextIfAny, writeFileAtomically } from '../files/files.ts';
import type { TreeEntry } from '../git/objects/objects.ts';
import { randomHex } from '../random.ts';

/** A tree used within this time may be in use by a review. */
const IN_USE_MILLISECONDS = 60 * 60 * 1000;

/** Totals of a complete tree; stored next to its folder, so that nobody who looks into the tree finds it. */
type Sum = { readonly files: number; readonly bytes: number };

const markerOf = (folder: string): string => `${folder}.json`;

export type TreeEntries = readonly Pick<TreeEntry, 'type' | 'mode' | 'size'>[];

/** Writes the marker of a complete tree, before the tree gets its name: a tree without a marker is never used. */
export async function markWhole(folder: string, entries: TreeEntries): Promise<void> {
  const blobs = entries.filter((entry) => entry.type === 'blob');
  const files = blobs.filter((entry) => entry.mode !== '120000');
  const sum: Sum = {
    files: blobs.length,
    bytes: files.reduce((bytes, entry) => bytes + (entry.size ?? 0), 0),
  };
  await writeFileAtomically(markerOf(folder), JSON.stringify(sum));
}

/**
 * Whether the tree is there as it was written: the same number of files and bytes, none changed since. If so, it is marked as
 * used now.
 */
export async function isWhole(folder: string): Promise<boolean> {
  const marker = await readTextIfAny(markerOf(folder));
  if (marker === undefined) return false;
  const { ctimeMs: marked } = await lstat(markerOf(folder));
  try {
    if (marker !== JSON.stringify(sumOf(folder, marked))) return false;
    await utimes(markerOf(folder), new Date(), new Date());
    return true;
  } catch {
    // Whatever cannot be read is recreated.
    return false;
  }
}

/**
 * Uses the change time, not the modification time: no program can set it back.
 *
 * Folder by folder: node's own recursive listing takes longer than `lstat` for ten thousand files.
 */
function sumOf(top: string, marked: number): Sum {
  let [files, bytes] = [0, 0];
  const folders = [top];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = `${folder}${sep}${entry.name}`;
      if (entry.isDirectory()) {
        folders.push(path);
        continue;
      }
      const stats = lstatSync(path);
      if (stats.ctimeMs > marked) return { files: -1, bytes: -1 };
      files += 1;
      if (!entry.isSymbolicLink()) bytes += stats.size;
    }
  }
  return { files, bytes };
}

/** Bytes of all complete trees, according to their markers. */
export async function heldBytes(cacheRoot: string): Promise<number> {
  const trees = join(cacheRoot, 'trees');
  const markers = (await listNames(trees)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(markers.map((name) => readTextIfAny(join(trees, name))));
  return texts.reduce((sum, text) => sum + Number(/"bytes":(\d+)/.exec(text ?? '')?.[1] ?? 0), 0);
}

/** Removes what is under a tree's name: renamed first, then deleted piece by piece. */
export async function removeTree(folder: string): Promise<void> {
  const aside = join(folder, '..', `.old-${randomHex(6)}`);
  try {
    await rename(folder, aside);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return;
    throw cause;
  }
  await rm(aside, { recursive: true, force: true });
}

/** Gives a finished tree its name. False when another process has put something there since it was removed. */
export async function putInPlace(draft: string, folder: string): Promise<boolean> {
  try {
    await rename(draft, folder);
    return true;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && STANDS_THERE.has(cause.code)) return false;
    throw cause;
  }
}

/** POSIX lets the system choose either code. */
const STANDS_THERE: ReadonlySet<unknown> = new Set(['ENOTEMPTY', 'EEXIST']);

/**
 * Removes the least recently used trees beyond the newest `keep`, but never one used within the hour, and drafts of programs that
 * died. Returns the names removed.
 */
export async function pruneTrees(
  cacheRoot: string,
  keep: number,
  kind: 'trees' | 'packages' = 'trees',
): Promise<string[]> {
  const trees = join(cacheRoot, kind);
  const names = await listNames(trees);
  const found = await Promise.all(
    names
      .filter((name) => !name.endsWith('.json'))
      .map(async (name) => ({ name, used: await lastUse(trees, name) })),
  );
  const unused = found.filter(({ used }) => Date.now() - used > IN_USE_MILLISECONDS);
  const isTree = ({ name }: { name: string }) => !name.startsWith('.');
  const newest = found.filter(isTree).toSorted(by(({ used }) => -used));
  const kept = new Set(newest.slice(0, keep));
  const removed = unused.filter((tree) => !kept.has(tree));
  for (const { name } of removed) {
    await rm(markerOf(join(trees, name)), { force: true });
    await removeTree(join(trees, name));
  }
  return removed.map(({ name }) => name);
}

/** Milliseconds since 1970; for a tree without a marker, its creation time. */
async function lastUse(trees: string, name: string): Promise<number> {
  const stats = await lstat(markerOf(join(trees, name))).catch(() =>
    lstat(join(trees, name)).catch(() => undefined),
  );
  return stats?.mtimeMs ?? 0;
}
