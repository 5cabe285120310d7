import type { ChangedSource } from '../context/changed-source.ts';
import { commentsNear } from '../context/comments/comments-near.ts';
import type { Context } from '../context/context.ts';
import { importChange, importedModules } from '../context/import-changes.ts';
import { readsImports } from '../context/imports/imports-of.ts';
import { scansComments } from '../context/syntax/syntax-of.ts';
import { stackFiles } from '../context/stack/stack-files.ts';
import { stackOf, type Stack } from '../context/stack/stack.ts';
import type { FileChange } from '../diff/changed-lines.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { Repository } from '../io/git/git.ts';
import type { TreeEntry } from '../io/git/objects/objects.ts';
import type { Change } from './change/change.ts';
import {
  entriesOf,
  isTooLarge,
  readChangedSources,
  readTexts,
  type ChangedTrees,
} from './change/changed-sources.ts';
import { readTriggers } from './around/callers.ts';
import { readCommitMessages } from './history/commit-messages.ts';
import { readPullRequestText } from '../github/pulls/pull-request-text.ts';
import { readHistory } from './history/history.ts';
import { readPackageUsers } from './around/package-users.ts';
import { nameMapsIn, readImportGraph } from './around/import-graph.ts';
import { readRelatedFiles } from './around/related-files.ts';

export type ContextOptions = {
  /** Whether GitHub may be asked for what people said about the change and the lines that it touches. */
  readonly asksGithub?: boolean;
};

/**
 * Everything that code gathers for the reviewers of a change. The same change gives the same context on every machine, apart
 * from what people said, which is read only on request.
 *
 * Processes: one listing of each tree, two readers of contents, one `git log` for messages, and those of `readHistory`.
 *
 * @throws environment/git-failed, environment/tree-unavailable, and for a pull request environment/gh-*
 */
export async function readContext(
  repository: Repository,
  change: Change,
  { asksGithub = false }: ContextOptions = {},
): Promise<Context> {
  const { pullRequest } = change;
  const [messages, { trees, sources }, spoken] = await Promise.all([
    readCommitMessages(repository, change),
    readChangedSources(repository, change),
    asksGithub && pullRequest !== undefined ? readPullRequestText(pullRequest) : null,
  ]);
  const shown = sources.map((source) => source.change);
  const manifests = manifestsOf(shown, trees);
  const textOf = await readTexts(repository, [
    ...manifests.base,
    ...manifests.changed,
    ...nameMapsIn(trees.head),
  ]);
  const past = asksGithub ? { but: pullRequest?.number } : null;
  // Run together: a large process forks slowly, but history waits for git while relations compute. In twelve pairs of runs on
  // 10,000 files each order won half; on the quietest machine together took 0.93 of the time for 1,000 changed files.
  const [history, relations] = await Promise.all([
    readHistory(repository, change.base.sha, sources, past),
    readRelations(repository, change, { shown, trees, sources, textOf }),
  ]);
  return {
    stack: readStack(sources, trees, manifests, textOf),
    imports: sources.flatMap((source) => importChange(source) ?? []),
    comments: sources.flatMap(commentsNear),
    unread: unreadIn(sources),
    history,
    pullRequest: spoken,
    ...relations,
    ...messages,
  };
}

/** Files whose comments or imports could not be searched for, so that nobody may say that there are none. */
function unreadIn(sources: readonly ChangedSource[]): NonNullable<Context['unread']> {
  const texts = sources.flatMap(({ change, before, after }) =>
    change.kind === 'opaque' ? [] : [{ path: change.path, text: after ?? before }],
  );
  const without = (isRead: (path: RepoPath, text: string) => boolean): RepoPath[] =>
    texts.flatMap(({ path, text }) => (text !== null && isRead(path, text) ? [] : [path]));
  return {
    comments: without(scansComments),
    imports: without((path, text) => readsImports(text, path)),
  };
}

type Around = {
  readonly shown: readonly FileChange[];
  readonly trees: ChangedTrees;
  readonly sources: readonly ChangedSource[];
  readonly textOf: TextOf;
};

/** How the change relates to the rest of the code base. */
async function readRelations(
  repository: Repository,
  change: Change,
  { shown, trees, sources, textOf }: Around,
): Promise<Pick<Context, 'related' | 'triggers' | 'importsOfChanged'>> {
  const graph = await readImportGraph(repository, shown, trees.head, textOf);
  const users = await readPackageUsers(repository, trees.head, sources, graph.tree);
  const [related, { triggers, notes }] = await Promise.all([
    readRelatedFiles(repository, change, shown, trees.base, graph, users),
    readTriggers(repository, { tree: change.head.tree, entries: trees.head }, sources, graph),
  ]);
  const importsOfChanged = graph.edges.filter(({ from }) => change.changed.has(from));
  return { related: { ...related, notes: [...related.notes, ...notes] }, triggers, importsOfChanged };
}

type TextOf = (entry: TreeEntry | undefined) => string | null;
type Manifests = { readonly base: readonly TreeEntry[]; readonly changed: readonly TreeEntry[] };

/** Manifests near the change at base, and at head those that differ from base. */
function manifestsOf(shown: readonly FileChange[], trees: ChangedTrees): Manifests {
  const paths = shown.map((file) => file.path);
  const atBase = stackFiles(paths, [...trees.base.keys()]).flatMap((path) => trees.base.get(path) ?? []);
  const atHead = stackFiles(paths, [...trees.head.keys()]).flatMap((path) => trees.head.get(path) ?? []);
  return { base: atBase, changed: atHead.filter((entry) => trees.base.get(entry.path)?.oid !== entry.oid) };
}

function readStack(
  sources: readonly ChangedSource[],
  trees: ChangedTrees,
  manifests: Manifests,
  textOf: TextOf,
): Stack {
  const texts = (entries: readonly TreeEntry[]): ReadonlyMap<RepoPath, string> =>
    new Map(entries.map((entry) => [entry.path, textOf(entry) ?? '']));
  const stack = stackOf({
    changed: sources.map(({ change }) => change.path),
    modules: new Set(sources.flatMap(importedModules)),
    baseTree: [...trees.base.keys()],
    headTree: [...trees.head.keys()],
    base: texts(manifests.base),
    changedManifests: texts(manifests.changed),
  });
  const tooLarge = sources
    .map(({ change }) => change)
    .filter((file) => Object.values(entriesOf(file, trees)).some(isTooLarge));
  return {
    ...stack,
    notes: [
      ...stack.notes,
      ...tooLarge.map(({ path }) => `${path} is too large to look for comments and imports in it`),
    ],
  };
}
