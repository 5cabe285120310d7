import { createHash } from 'node:crypto';
import { join, posix } from 'node:path';

import type { FoundImport } from '../../context/imports/found-import.ts';
import { importsOf } from '../../context/imports/imports-of.ts';
import { familyOf } from '../../context/languages.ts';
import { keepCachedFacts, readCachedFacts, type CachedFacts } from '../../io/own/cached-facts.ts';
import type { Repository } from '../../io/git/git.ts';
import type { TreeEntry } from '../../io/git/objects/objects.ts';
import { eachBlob } from '../../io/git/objects/stream-blobs.ts';
import { VERSION } from '../../kernel/version.ts';
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

/** Changes whenever the readers give a different result for the same text. */
const READERS = `${VERSION}/3`;
/** Bytes of source read in one go. */
const MOST_BYTES = 256 * 1024 * 1024;
/** Facts kept for a repository: those of this tree and, up to this many, of earlier trees. */
const MOST_KEPT = 100_000;

/**
 * What every file of some languages imports. Each blob is parsed only once ever: the results are kept by blob id in the
 * user's cache folder. Vendored, generated, minified and large files are left out.
 *
 * One process reads the unknown blobs, and each file is parsed while the next is read.
 *
 * @param families names of the families whose files are read
 * @param cacheRoot where facts are kept; undefined: nowhere
 */
export async function readImportFacts(
  repository: Repository,
  tree: Iterable<TreeEntry>,
  families: ReadonlySet<string>,
  cacheRoot: string | undefined,
): Promise<ImportFacts> {
  const wanted = [...tree].filter((entry) => isWanted(entry, families));
  const folder = cacheRoot === undefined ? undefined : join(cacheRoot, 'imports');
  const name = createHash('sha256').update(`${READERS}\0${repository.gitDir}`).digest('hex').slice(0, 32);
  const kept: CachedFacts = folder === undefined ? new Map() : await readCachedFacts(folder, name);
  const missing = wanted.filter((entry) => !isStored(kept.get(keyOf(entry))));
  const fresh = await parsed(repository, withinBytes(missing));
  if (folder !== undefined && fresh.size > 0)
    await keepCachedFacts(folder, name, together(wanted, fresh, kept));
  const byPath = new Map<RepoPath, readonly FoundImport[]>();
  let unread = 0;
  for (const entry of wanted) {
    const stored = fresh.get(keyOf(entry)) ?? kept.get(keyOf(entry));
    if (isStored(stored)) byPath.set(entry.path, (stored ?? []).map(unpacked));
    else unread += 1;
  }
  return { byPath, unread };
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

/** The same text means something else with another extension. */
function keyOf({ oid, path }: TreeEntry): string {
  return `${oid}${posix.extname(path).toLowerCase()}`;
}

function withinBytes(entries: readonly TreeEntry[]): TreeEntry[] {
  let left = MOST_BYTES;
  return entries.filter(({ size }) => {
    left -= size ?? 0;
    return left >= 0;
  });
}

/** `null`: generated or minified. An import is its module, or a list of the module and the names imported from it. */
type Stored = readonly (string | readonly string[])[] | null;

/** A blob with several names is read once and parsed for each extension. */
async function parsed(
  repository: Repository,
  entries: readonly TreeEntry[],
): Promise<ReadonlyMap<string, Stored>> {
  const named = new Map<string, TreeEntry[]>();
  for (const entry of entries) named.set(entry.oid, [...(named.get(entry.oid) ?? []), entry]);
  const facts = new Map<string, Stored>();
  await eachBlob(repository, named.keys(), (oid, content) => {
    for (const entry of named.get(oid) ?? []) facts.set(keyOf(entry), storedOf(entry.path, content));
  });
  return facts;
}

function storedOf(path: RepoPath, content: Buffer): Stored {
  if (skippedByContent(path, content) !== undefined) return null;
  const family = familyOf(path);
  const withNames = family?.namesAreModules === true;
  return [...importsOf(decodeMarked(content) ?? content.toString('utf8'), path)].map(([module, names]) =>
    withNames && names.size > 0 ? [module, ...names] : module,
  );
}

function unpacked(stored: string | readonly string[]): FoundImport {
  if (typeof stored === 'string') return { module: stored, names: [] };
  const [module = '', ...names] = stored;
  return { module, names };
}

function isStored(value: unknown): value is Stored {
  if (value === null) return true;
  const isText = (item: unknown): boolean => typeof item === 'string';
  return (
    Array.isArray(value) && value.every((item) => isText(item) || (Array.isArray(item) && item.every(isText)))
  );
}

function together(
  wanted: readonly TreeEntry[],
  fresh: ReadonlyMap<string, Stored>,
  kept: CachedFacts,
): CachedFacts {
  const all = new Map<string, unknown>(fresh);
  for (const key of [...wanted.map(keyOf), ...kept.keys()]) {
    if (all.size >= MOST_KEPT) break;
    if (!all.has(key) && kept.has(key)) all.set(key, kept.get(key));
  }
  return all;
}
