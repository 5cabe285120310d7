import { posix } from 'node:path';
import type { ChangedLines } from '../diff/changed-lines.ts';
import { reviewedText, type ReviewedText } from '../evidence/reviewed-text.ts';
import type { Texts } from '../evidence/world.ts';
import type { Repository } from '../io/git/git.ts';
import { readAtPaths, type NamedEntry } from '../io/git/objects/read-at-paths.ts';
import { textIn } from '../scope/decode-text.ts';
import { asRepoPath, type RepoPath } from '../kernel/repo-path.ts';

/** Replaces secrets as packets do. Given only if a quote mentions one: it costs more than everything else here. */
export type Redact = (text: string) => Promise<string>;

/** Numbers of marks do not matter: a quote and its file are compared by the kinds of secrets. Loads the scanner, which is large. */
export async function loadRedact(): Promise<Redact> {
  const { createRedactor } = await import('../packets/redaction/redact.ts');
  return createRedactor().redact;
}

export type QuotedTexts = Texts & { readonly exists: (path: RepoPath) => boolean };

/** The trees in which quotes are looked up. */
export type Quotes = {
  readonly baseTree: string;
  readonly headTree: string;
  readonly changed: ChangedLines;
  readonly treeRoots: readonly string[];
  /** Every path that a reply names, as it names it: files that it quotes, and places that it says it looked at. */
  readonly named: readonly string[];
};

/**
 * The files that a reply names, at both revisions, read from git: the content of a work tree or a cache is not evidence.
 *
 * One git process reads the trees on the way to the named files, and then the files: hooks ask this on every agent call.
 */
export async function readQuotedTexts(
  repository: Repository,
  quotes: Quotes,
  redact?: Redact,
): Promise<QuotedTexts> {
  const { baseTree, headTree, changed, treeRoots } = quotes;
  const paths = pathsMeant(quotes);
  // No reviewer was shown a file that is larger than any text, so none can have quoted it.
  const { entries, contents } =
    paths.length === 0
      ? { entries: [], contents: new Map<string, Buffer>() }
      : await readAtPaths(repository, [baseTree, headTree], paths);
  const [base = [], head = []] = entries;
  const shown = shownAsLines(changed);
  const headTexts = await textsOf(head, contents, redact, shown);
  const baseTexts = await textsOf(base, contents, redact, shown);
  const places = placesIn([...base, ...head]);
  return {
    headText: (path) => headTexts.get(path),
    baseText: (path) => baseTexts.get(path),
    ...{ changed, treeRoots },
    exists: (path) => places.has(path),
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

/** @param shown which files of the change are shown as lines: they count as text here, whatever bytes they hold */
async function textsOf(
  entries: readonly NamedEntry[],
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
    texts.set(path, reviewedText(plain, redact === undefined ? undefined : await redact(plain)));
  }
  return texts;
}

/** By either name: a text with many binary bytes is shown as text all the same. */
function shownAsLines(changed: ChangedLines): (path: RepoPath) => boolean {
  const paths = new Set(
    [...changed.values()].flatMap((change) => {
      if (change.kind === 'opaque') return [];
      return change.kind === 'text' && change.from !== undefined ? [change.path, change.from] : [change.path];
    }),
  );
  return (path) => paths.has(path);
}

/** Files and their parent folders. */
function placesIn(entries: readonly NamedEntry[]): ReadonlySet<string> {
  return new Set(entries.flatMap(({ path }) => withFolders(path)));
}

function withFolders(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [path] : [path, ...withFolders(folder)];
}
