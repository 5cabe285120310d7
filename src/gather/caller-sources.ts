import { callerSource, type CallerSource } from '../context/triggers/callers-in.ts';
import type { Repository } from '../io/git.ts';
import { readBlobs, type TreeEntry } from '../io/objects.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { skippedByPath } from '../scope/skip.ts';
import { isSource } from './changed-sources.ts';

/** Bytes of all files in which callers are looked for at once; those after them are not read. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Files in which callers are looked for. */
export type Sources = ReadonlyMap<RepoPath, CallerSource>;

/** Reads files of a tree in their order, with one process; vendored, generated and large ones are left out. */
export async function readSources(
  repository: Repository,
  entries: ReadonlyMap<RepoPath, TreeEntry>,
  paths: readonly RepoPath[],
): Promise<Sources> {
  let left = MOST_BYTES;
  const wanted = [...new Set(paths)].flatMap((path) => {
    const entry = entries.get(path);
    if (
      entry === undefined ||
      entry.size === null ||
      !isSource(entry) ||
      skippedByPath(path, {}) !== undefined
    )
      return [];
    left -= entry.size;
    return left < 0 ? [] : [entry];
  });
  const blobs = await readBlobs(
    repository,
    wanted.map(({ oid }) => oid),
  );
  return new Map(
    wanted.map(({ path, oid }) => [path, callerSource(path, blobs.get(oid)?.toString('utf8') ?? '')]),
  );
}
