import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoredFiles } from '../../io/ignored-files.ts';
import type { Repository } from '../../io/git.ts';

/** Ignored files of a work tree with what tells whether one was written since: `path`, size and time of change. */
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

/** Paths that were there before and are the same now: setup and tests made them, not the executor. */
export async function untouchedSince(
  workTree: Repository,
  before: IgnoredFiles,
): Promise<ReadonlySet<string>> {
  const now = new Map(await ignoredNow(workTree));
  return new Set(before.filter(([path, state]) => now.get(path) === state).map(([path]) => path));
}
