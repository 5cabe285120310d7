import { changeGroups } from '../context/change-groups.ts';
import type { ChangedSource } from '../context/changed-source.ts';
import { commentsNear } from '../context/comments-near.ts';
import type { Context } from '../context/context.ts';
import { importChange, importedModules } from '../context/import-changes.ts';
import { stackFiles } from '../context/stack-files.ts';
import { stackOf, type Stack } from '../context/stack.ts';
import type { FileChange } from '../diff/changed-lines.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { Repository } from '../io/git.ts';
import type { TreeEntry } from '../io/objects.ts';
import type { Change } from './change.ts';
import {
  entriesOf,
  isTooLarge,
  listTrees,
  readTexts,
  shownFiles,
  sourceOf,
  type ChangedTrees,
} from './changed-sources.ts';
import { readTriggers } from './callers.ts';
import { readCommitMessages } from './commit-messages.ts';
import { readHistory } from './history.ts';
import { nameMapsIn, readImportGraph, type ImportGraph } from './import-graph.ts';
import { readRelatedFiles } from './related-files.ts';

/**
 * Everything code gathers for the reviewers of a change. The same change gives the same context on every machine.
 *
 * Processes: one listing of each tree, one reader of contents, one `git log` for messages, and those of `readHistory`.
 *
 * @throws environment/git-failed, environment/tree-unavailable
 */
export async function readContext(
  repository: Repository,
  change: Change,
  options: { readonly cacheRoot?: string } = {},
): Promise<Context> {
  const [messages, trees] = await Promise.all([
    readCommitMessages(repository, change),
    listTrees(repository, change),
  ]);
  const shown = shownFiles(change);
  const manifests = manifestsOf(shown, trees);
  const entries = shown.flatMap((file) => Object.values(entriesOf(file, trees)));
  const textOf = await readTexts(repository, [
    ...entries,
    ...manifests.base,
    ...manifests.changed,
    ...nameMapsIn(trees.head),
  ]);
  const sources = shown.map((file) => sourceOf(file, trees, textOf));
  // Started first: git works while this process reads imports and comments.
  const pending = readHistory(repository, change.base.sha, sources);
  const imports = sources.flatMap((source) => importChange(source) ?? []);
  const comments = sources.flatMap(commentsNear);
  // Ended before the graph begins: the more memory this process holds, the longer each start of a git takes.
  const history = await pending;
  const graph = await readImportGraph(repository, shown, trees.head, {
    textOf,
    cacheRoot: options.cacheRoot,
  });
  return {
    stack: readStack(sources, trees, manifests, textOf),
    groups: changeGroups(change.changed),
    imports,
    comments,
    history,
    pullRequest: null,
    ...(await readAround(repository, change, { shown, sources, trees, graph })),
    ...messages,
  };
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

/** What is not changed itself but has to do with the change. */
async function readAround(
  repository: Repository,
  change: Change,
  {
    shown,
    sources,
    trees,
    graph,
  }: {
    readonly shown: readonly FileChange[];
    readonly sources: readonly ChangedSource[];
    readonly trees: ChangedTrees;
    readonly graph: ImportGraph;
  },
): Promise<Pick<Context, 'related' | 'triggers'>> {
  const [related, { triggers, notes }] = await Promise.all([
    readRelatedFiles(repository, change, shown, trees.base, graph),
    readTriggers(repository, { tree: change.head.tree, entries: trees.head }, sources, graph),
  ]);
  return { related: { ...related, notes: [...related.notes, ...notes] }, triggers };
}
