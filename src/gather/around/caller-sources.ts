import { callerSource, type CallerSource } from '../../context/triggers/callers-in.ts';
import { LARGEST_READ } from '../../context/triggers/functions-of.ts';
import type { Repository } from '../../io/git/git.ts';
import { readBlobs, type TreeEntry } from '../../io/git/objects/objects.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { textIn } from '../../scope/decode-text.ts';
import { looksThirdParty } from '../../scope/third-party-name.ts';
import { isSource, isTooLarge } from '../change/changed-sources.ts';

/** Bytes of all files that are searched for callers at once; the files after them are not read. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Files that are searched for callers. */
export type Sources = {
  readonly byPath: ReadonlyMap<RepoPath, CallerSource>;
  /** The number of files that were to be read but are too large, alone or together. */
  readonly unread: number;
};

/** Reads files of a tree in their order, with one process; vendored and generated ones are left out. */
export async function readSources(
  repository: Repository,
  entries: ReadonlyMap<RepoPath, TreeEntry>,
  paths: readonly RepoPath[],
): Promise<Sources> {
  const asked = [...new Set(paths)].flatMap((path) => entries.get(path) ?? []).filter(isAsked);
  let left = MOST_BYTES;
  const wanted = asked.filter((entry) => {
    const size = entry.size ?? 0;
    if (size > LARGEST_READ) return false;
    left -= size;
    return left >= 0;
  });
  const blobs = await readBlobs(
    repository,
    wanted.map(({ oid }) => oid),
  );
  return {
    byPath: new Map(
      wanted.map(({ path, oid }) => [path, callerSource(path, textIn(blobs.get(oid) ?? Buffer.of()) ?? '')]),
    ),
    unread: asked.length - wanted.length,
  };
}

function isAsked(entry: TreeEntry): boolean {
  return entry.size !== null && (isSource(entry) || isTooLarge(entry)) && !looksThirdParty(entry.path);
}
