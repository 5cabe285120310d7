import { posix } from 'node:path';
import type { ChangedLines } from '../diff/changed-lines.ts';
import { reviewedText, type ReviewedText } from '../evidence/reviewed-text.ts';
import type { Texts } from '../evidence/world.ts';
import type { Repository } from '../io/git/git.ts';
import { listTree, type TreeEntry } from '../io/git/objects/objects.ts';
import { readSharedBlobs } from '../io/git/objects/shared-blobs.ts';
import { textIn } from '../scope/decode-text.ts';
import { LARGEST_TEXT } from '../kernel/largest-text.ts';
import { asRepoPath, type RepoPath } from '../kernel/repo-path.ts';

/** Replaces secrets as packets do. Given only if a quote mentions one: it costs more than everything else here. */
export type Redact = (text: string, path: string) => Promise<string>;

export type QuotedTexts = Texts & {
  readonly exists: (path: RepoPath) => boolean;
  /**
   * Reads the texts that `baseText` was asked for and did not have, and reports whether there were any. If so, whatever was
   * decided in between was decided without them and must be decided again.
   */
  readonly readAsked: () => Promise<boolean>;
};

/** The trees in which quotes are looked up. */
export type Quotes = {
  readonly baseTree: string;
  readonly headTree: string;
  readonly changed: ChangedLines;
  readonly treeRoots: readonly string[];
  /** Every path that a reply names, as it names it: files that it quotes, and places that it says it looked at. */
  readonly named: readonly string[];
  /** Whether base texts are read only when asked for: see `readAsked`. Most quotes are of code at head. */
  readonly baseOnDemand?: boolean;
};

/**
 * The files that a reply names, at both revisions, read from git: the content of a work tree or a cache is not
 * evidence. Two listings and one reader of contents, however many claims there are.
 */
export async function readQuotedTexts(
  repository: Repository,
  { baseTree, headTree, changed, treeRoots, named, baseOnDemand = false }: Quotes,
  redact?: Redact,
): Promise<QuotedTexts> {
  const paths = pathsMeant({ named, treeRoots, changed });
  const [base, head] = await Promise.all([
    entriesNamed(repository, baseTree, paths),
    entriesNamed(repository, headTree, paths),
  ]);
  const files = new Set<string>(paths);
  // No reviewer was shown a larger file, so none can have quoted it.
  const isWanted = ({ type, path, size }: TreeEntry): boolean =>
    type === 'blob' && files.has(path) && (size ?? 0) <= LARGEST_TEXT;
  const [baseFiles, headFiles] = [base.filter(isWanted), head.filter(isWanted)];
  const blobs = await readSharedBlobs(
    repository,
    [...(baseOnDemand ? [] : baseFiles), ...headFiles].map(({ oid }) => oid),
  );
  const shown = shownAsLines(changed);
  const headTexts = await textsOf(headFiles, blobs, redact, shown);
  const baseTexts = textsOnDemand(repository, baseFiles, redact, shown);
  if (!baseOnDemand) {
    for (const { path } of baseFiles) baseTexts.of(path);
    await baseTexts.readAsked();
  }
  let places: ReadonlySet<string> | undefined;
  return {
    headText: (path) => headTexts.get(path),
    baseText: baseTexts.of,
    changed,
    treeRoots,
    exists: (path) => (places ??= placesIn([...base, ...head])).has(path),
    readAsked: baseTexts.readAsked,
  };
}

function textsOnDemand(
  repository: Repository,
  entries: readonly TreeEntry[],
  redact: Redact | undefined,
  shown: (path: RepoPath) => boolean,
): { readonly of: (path: RepoPath) => ReviewedText | undefined; readonly readAsked: () => Promise<boolean> } {
  const unread = new Map(entries.map((entry) => [entry.path, entry]));
  const asked = new Map<RepoPath, TreeEntry>();
  const texts = new Map<RepoPath, ReviewedText>();
  return {
    of: (path) => {
      const entry = unread.get(path);
      if (entry !== undefined) asked.set(path, entry);
      return texts.get(path);
    },
    readAsked: async () => {
      if (asked.size === 0) return false;
      const wanted = [...asked.values()];
      asked.clear();
      const blobs = await readSharedBlobs(
        repository,
        wanted.map(({ oid }) => oid),
      );
      for (const { path } of wanted) unread.delete(path);
      for (const [path, text] of await textsOf(wanted, blobs, redact, shown)) texts.set(path, text);
      return true;
    },
  };
}

/** Every path that the names in a reply may mean, at either revision. */
export function pathsMeant({ named, treeRoots, changed }: Omit<Quotes, 'baseTree' | 'headTree'>): RepoPath[] {
  return withOldNames(
    named.flatMap((name) => possiblePaths(name, treeRoots)),
    changed,
  );
}

/** A path as written, and without the `a/` or `b/` of a diff. */
function possiblePaths(name: string, treeRoots: readonly string[]): RepoPath[] {
  const root = treeRoots.find((r) => name.startsWith(`${r}/`));
  const relative = posix
    .normalize(root === undefined ? name : name.slice(root.length + 1))
    .replace(/\/+$/, '');
  return [relative, relative.replace(/^[ab]\//, '')].flatMap((path) => asRepoPath(path) ?? []);
}

function withOldNames(paths: readonly RepoPath[], changed: ChangedLines): RepoPath[] {
  const olds = paths.flatMap((path) => {
    const change = changed.get(path);
    return change === undefined || change.kind === 'deleted' ? [] : (change.from ?? []);
  });
  const news = [...changed.values()].flatMap((change) =>
    change.kind !== 'deleted' && change.from !== undefined && paths.includes(change.from)
      ? [change.path]
      : [],
  );
  return [...new Set([...paths, ...olds, ...news])];
}

/** More paths than this do not fit a command line everywhere; then the whole tree is listed. */
const MOST_PATHS = 500;

async function entriesNamed(
  repository: Repository,
  tree: string,
  paths: readonly RepoPath[],
): Promise<readonly TreeEntry[]> {
  // Without paths git lists the whole tree.
  if (paths.length === 0) return [];
  return paths.length > MOST_PATHS ? listTree(repository, tree) : listTree(repository, tree, { paths });
}

/** @param shown which files of the change are shown as lines: they count as text here, whatever bytes they hold */
export async function textsOf(
  entries: readonly Pick<TreeEntry, 'path' | 'oid'>[],
  blobs: ReadonlyMap<string, Buffer>,
  redact: Redact | undefined,
  shown: (path: RepoPath) => boolean,
): Promise<ReadonlyMap<RepoPath, ReviewedText>> {
  const texts = new Map<RepoPath, ReviewedText>();
  for (const { path, oid } of entries) {
    const bytes = blobs.get(oid);
    if (bytes === undefined) continue;
    const plain = textIn(bytes) ?? (shown(path) ? bytes.toString('utf8') : undefined);
    if (plain === undefined) continue;
    texts.set(path, reviewedText(plain, redact === undefined ? undefined : await redact(plain, path)));
  }
  return texts;
}

/** By either name: a text with many binary bytes is shown as text all the same. */
export function shownAsLines(changed: ChangedLines): (path: RepoPath) => boolean {
  const paths = new Set(
    [...changed.values()].flatMap((change) => {
      if (change.kind === 'opaque') return [];
      return change.kind === 'text' && change.from !== undefined ? [change.path, change.from] : [change.path];
    }),
  );
  return (path) => paths.has(path);
}

/** Files and their parent folders. */
export function placesIn(entries: readonly Pick<TreeEntry, 'path'>[]): ReadonlySet<string> {
  return new Set(entries.flatMap(({ path }) => withFolders(path)));
}

function withFolders(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [path] : [path, ...withFolders(folder)];
}
