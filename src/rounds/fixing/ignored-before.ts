import { lstat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoredFiles, ownUntracked } from '../../io/git/on-disk/ignored-files.ts';
import type { Repository } from '../../io/git/git.ts';

/** Ignored files of a work tree, each with its size and modification time, to tell whether it was written since. */
export type IgnoredFiles = readonly (readonly [path: string, state: string])[];

export async function ignoredNow(workTree: Repository): Promise<IgnoredFiles> {
  const paths = await ignoredFiles(workTree, () => false);
  return Promise.all(
    paths.map(async (path) => {
      const stats = await lstat(join(workTree.top, path)).catch(() => undefined);
      return [path, stats === undefined ? 'gone' : `${stats.size} ${stats.mtimeMs}`] as const;
    }),
  );
}

/** Paths that were there before and are unchanged: setup and tests made them, not the executor. */
export async function untouchedSince(
  workTree: Repository,
  before: IgnoredFiles,
): Promise<ReadonlySet<string>> {
  const now = new Map(await ignoredNow(workTree));
  return new Set(before.filter(([path, state]) => now.get(path) === state).map(([path]) => path));
}

/**
 * Removes ignored files that were not there before, and files in the program's own folders, which must be empty in an
 * audit's work tree: they are leftovers of a rejected executor.
 */
export async function removeNewIgnored(workTree: Repository, before: IgnoredFiles): Promise<void> {
  const known = new Set(before.map(([path]) => path));
  const left = (await ignoredNow(workTree)).map(([path]) => path).filter((path) => !known.has(path));
  for (const path of [...left, ...(await ownUntracked(workTree))]) {
    await rm(join(workTree.top, path), { force: true });
  }
}
