import { posix } from 'node:path';
import type { ImportedModule, Installing } from '../../context/installed/imported-modules.ts';
import { nearestLock, readLock, type Lock } from '../../context/installed/locks.ts';
import type { Repository } from '../../io/git/git.ts';
import { readBlobs, type TreeEntry } from '../../io/git/objects/objects.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { decodeMarked } from '../../scope/decode-text.ts';

/** Bytes of a lock file. */
const LARGEST_LOCK = 32 * 1024 * 1024;

/** Every lock file that governs a file with imports, read at head with one process. */
export async function readLocks(
  repository: Repository,
  modules: readonly ImportedModule[],
  head: ReadonlyMap<RepoPath, TreeEntry>,
): Promise<(ecosystem: Installing, folder: string) => Lock | undefined> {
  const pathFor = (ecosystem: Installing, folder: string) =>
    nearestLock(ecosystem, folder, (path) => head.get(path)?.mode.startsWith('100') === true);
  const paths = new Map(
    modules.flatMap(({ ecosystem, usedBy }) =>
      usedBy.flatMap((file) => {
        const path = pathFor(ecosystem, posix.dirname(file));
        return path === undefined ? [] : [[path, ecosystem] as const];
      }),
    ),
  );
  const goModBeside = (path: RepoPath) => head.get(posix.join(posix.dirname(path), 'go.mod') as RepoPath);
  const entries = [...paths.keys()].flatMap((path) => [head.get(path) ?? [], goModBeside(path) ?? []].flat());
  const blobs = await readBlobs(
    repository,
    entries.filter(({ size }) => (size ?? 0) <= LARGEST_LOCK).map(({ oid }) => oid),
  );
  const textOf = (entry: { readonly oid: string } | undefined): string => {
    const bytes = entry === undefined ? undefined : blobs.get(entry.oid);
    return bytes === undefined ? '' : (decodeMarked(bytes) ?? bytes.toString('utf8'));
  };
  const locks = new Map(
    [...paths].map(([path, ecosystem]) => [
      path,
      readLock(ecosystem, path, textOf(head.get(path)), textOf(goModBeside(path))),
    ]),
  );
  return (ecosystem, folder) => {
    const path = pathFor(ecosystem, folder);
    return path === undefined ? undefined : locks.get(path);
  };
}
