import type { FoundImport } from '../../context/imports/found-import.ts';
import { importsOf } from '../../context/imports/imports-of.ts';
import { familyOf } from '../../context/languages.ts';
import type { Repository } from '../../io/git/git.ts';
import type { TreeEntry } from '../../io/git/objects/objects.ts';
import { eachFile } from '../../io/git/objects/stream-blobs.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { decodeMarked } from '../../scope/decode-text.ts';
import { looksThirdParty } from '../../scope/third-party-name.ts';
import { skippedByContent } from '../../scope/skip.ts';
import { isSource } from '../change/changed-sources.ts';

/** What the files of a tree import, as written in them. */
export type ImportFacts = {
  readonly byPath: ReadonlyMap<RepoPath, readonly FoundImport[]>;
  /** Files whose imports were not read, because the tree is too large. */
  readonly unread: number;
};

/** Bytes of source read in one go. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * What every file of some languages imports. Vendored, generated, minified and large files are left out.
 *
 * One process reads the files, and each is parsed while the next is read.
 *
 * @param families names of the families whose files are read
 */
export async function readImportFacts(
  repository: Repository,
  tree: Iterable<TreeEntry>,
  families: ReadonlySet<string>,
): Promise<ImportFacts> {
  const wanted = [...tree].filter((entry) => isWanted(entry, families));
  const byPath = new Map<RepoPath, readonly FoundImport[]>();
  await eachFile(repository, withinBytes(wanted), ({ path }, content) =>
    byPath.set(path, importsIn(path, content)),
  );
  return { byPath, unread: wanted.length - byPath.size };
}

function isWanted(entry: TreeEntry, families: ReadonlySet<string>): boolean {
  const family = familyOf(entry.path, entry.mode === '100755');
  return (
    family !== undefined &&
    families.has(family.name) &&
    entry.size !== null &&
    isSource(entry) &&
    !looksThirdParty(entry.path)
  );
}

function withinBytes(entries: readonly TreeEntry[]): TreeEntry[] {
  let left = MOST_BYTES;
  return entries.filter(({ size }) => {
    left -= size ?? 0;
    return left >= 0;
  });
}

function importsIn(path: RepoPath, content: Buffer): FoundImport[] {
  if (skippedByContent(path, content) !== undefined) return [];
  const withNames = familyOf(path)?.namesAreModules === true;
  const found = importsOf(decodeMarked(content) ?? content.toString('utf8'), path);
  return [...found].map(([module, names]) => ({ module, names: withNames ? [...names] : [] }));
}
