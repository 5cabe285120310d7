import { posix } from 'node:path';
import type { ChangedLines } from '../diff/changed-lines.ts';
import { reviewedText, type ReviewedText } from '../evidence/reviewed-text.ts';
import type { Texts } from '../evidence/world.ts';
import type { Repository } from '../io/git/git.ts';
import { listTree, readBlobs, type TreeEntry } from '../io/git/objects.ts';
import { LARGEST_TEXT } from '../scope/largest-text.ts';
import { asRepoPath, type RepoPath } from '../kernel/repo-path.ts';

/** Replaces secrets as packets do. Given only where a quote speaks of one: it costs more than everything else here. */
export type Redact = (text: string, path: string) => Promise<string>;

export type QuotedTexts = Texts & { readonly exists: (path: RepoPath) => boolean };

/** What quotes are looked up in, and where. */
export type Quotes = {
  readonly baseTree: string;
  readonly headTree: string;
  readonly changed: ChangedLines;
  readonly treeRoots: readonly string[];
  /** Every path that a reply names, as it names it: files that it quotes, and places it says it looked at. */
  readonly named: readonly string[];
};

/**
 * The files that a reply names, at both revisions, read from git: what stands in somebody's work tree or cache is no
 * evidence. Two listings and one reader of contents, however many claims there are.
 */
export async function readQuotedTexts(
  repository: Repository,
  { baseTree, headTree, changed, treeRoots, named }: Quotes,
  redact?: Redact,
): Promise<QuotedTexts> {
  const paths = withOldNames(
    named.flatMap((name) => possiblePaths(name, treeRoots)),
    changed,
  );
  const [base, head] = await Promise.all([
    entriesNamed(repository, baseTree, paths),
    entriesNamed(repository, headTree, paths),
  ]);
  const files = new Set<string>(paths);
  // Nobody was shown a larger file, so nobody can have quoted it.
  const wanted = [...base, ...head].filter(
    ({ type, path, size }) => type === 'blob' && files.has(path) && (size ?? 0) <= LARGEST_TEXT,
  );
  const blobs = await readBlobs(
    repository,
    wanted.map(({ oid }) => oid),
  );
  const [baseTexts, headTexts] = await Promise.all([
    textsOf(base, blobs, redact),
    textsOf(head, blobs, redact),
  ]);
  const places = new Set([...base, ...head].flatMap(({ path }) => withFolders(path)));
  return {
    headText: (path) => headTexts.get(path),
    baseText: (path) => baseTexts.get(path),
    changed,
    treeRoots,
    exists: (path) => places.has(path),
  };
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

/** More paths than this do not fit a command line everywhere: then the whole tree is listed. */
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

async function textsOf(
  entries: readonly TreeEntry[],
  blobs: ReadonlyMap<string, Buffer>,
  redact: Redact | undefined,
): Promise<ReadonlyMap<RepoPath, ReviewedText>> {
  const texts = new Map<RepoPath, ReviewedText>();
  for (const { path, oid } of entries) {
    const bytes = blobs.get(oid);
    // As git decides what is binary.
    if (bytes === undefined || bytes.subarray(0, 8000).includes(0)) continue;
    const plain = bytes.toString('utf8');
    texts.set(path, reviewedText(plain, redact === undefined ? undefined : await redact(plain, path)));
  }
  return texts;
}

function withFolders(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [path] : [path, ...withFolders(folder)];
}
