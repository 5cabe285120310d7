import { namesFile, wordOf } from '../../context/names-file.ts';
import { LARGEST_READ } from '../../context/triggers/functions-of.ts';
import { findWords } from '../../io/git/find-words.ts';
import type { Repository } from '../../io/git/git.ts';
import { listTree, readBlobs, type TreeEntry } from '../../io/git/objects/objects.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { looksThirdParty } from '../../scope/third-party-name.ts';
import type { Change } from '../change/change.ts';

/** A file that was renamed without edits, and files that still use its old name. */
export type StaleName = {
  readonly path: RepoPath;
  readonly from: RepoPath;
  readonly named_in: readonly RepoPath[];
};

type Renamed = Omit<StaleName, 'named_in'>;

/** The number of words that surely fits one command line. */
const WORDS_AT_ONCE = 500;
const NAMED = 20;

/**
 * For a change without visible lines: the old names that other files of the new tree still use. A file that is
 * too large to be read counts if it contains the word.
 */
export async function readStaleNames(
  repository: Repository,
  { head, changed, skipped }: Pick<Change, 'head' | 'changed' | 'skipped'>,
): Promise<StaleName[]> {
  if (skipped.length < changed.size) return [];
  const renamed = skipped.flatMap(({ path, reason }): Renamed[] => {
    const change = changed.get(path);
    const from = change === undefined || change.kind === 'deleted' ? undefined : change.from;
    return (reason === 'rename' || reason === 'moved') && from !== undefined ? [{ path, from }] : [];
  });
  if (renamed.length === 0) return [];
  const readers = await readersOf(repository, head.tree, [
    ...new Set(renamed.map(({ from }) => wordOf(from))),
  ]);
  return renamed.flatMap(({ path, from }) => {
    const named = readers.filter(
      (reader) =>
        reader.path !== path &&
        (reader.text === undefined || namesFile(reader.path, reader.text, from, path)),
    );
    return named.length === 0 ? [] : [{ path, from, named_in: named.slice(0, NAMED).map((one) => one.path) }];
  });
}

/** `text` is undefined if the file is too large. */
type Reader = { readonly path: RepoPath; readonly text: string | undefined };

async function readersOf(
  repository: Repository,
  tree: string,
  words: readonly string[],
): Promise<readonly Reader[]> {
  const hits = new Set<RepoPath>();
  for (let at = 0; at < words.length; at += WORDS_AT_ONCE) {
    const found = await findWords(repository, tree, words.slice(at, at + WORDS_AT_ONCE));
    for (const path of found.keys()) hits.add(path);
  }
  const entries = (await listTree(repository, tree)).filter(
    ({ path }) => hits.has(path) && !looksThirdParty(path),
  );
  const isRead = ({ size }: TreeEntry): boolean => size !== null && size <= LARGEST_READ;
  const blobs = await readBlobs(
    repository,
    entries.filter(isRead).map(({ oid }) => oid),
  );
  return entries.map(({ path, oid }) => ({ path, text: blobs.get(oid)?.toString('utf8') }));
}
