import type { FoundImport } from '../imports/found-import.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { importResolver } from './resolve-import.ts';
import { treePaths, type GraphSources } from './tree-paths.ts';

/** One changed file and the names under which it is gone from head: its own if deleted, the old one if renamed. */
export type ChangedPath = { readonly path: RepoPath; readonly gone: readonly RepoPath[] };

/** One import: `from` imports `to`. Around a change, `to` is the changed file even if its old name is imported. */
export type Edge = { readonly from: RepoPath; readonly to: RepoPath };

/**
 * The import graph one step around a change: who imports a changed file, and what changed files import.
 *
 * Names are resolved in the head tree. A name that resolves to nothing there is looked up once more with the paths
 * that the change removed: a file that still imports them will break.
 */
export function importsAround(
  changed: readonly ChangedPath[],
  facts: ReadonlyMap<RepoPath, readonly FoundImport[]>,
  sources: GraphSources,
): Edge[] {
  const changedBy = new Map<RepoPath, RepoPath>();
  for (const { path, gone } of changed) for (const name of [path, ...gone]) changedBy.set(name, path);
  const gone = changed.flatMap((file) => file.gone);
  const resolve = importResolver(sources);
  const before =
    gone.length === 0
      ? undefined
      : importResolver({ ...sources, tree: treePaths([...new Set([...sources.tree.all, ...gone])]) });
  const edges: Edge[] = [];
  for (const [from, imports] of facts) {
    const isChanged = changedBy.has(from);
    for (const found of imports) {
      const atHead = resolve(from, found);
      const targets = atHead.length > 0 || before === undefined ? atHead : before(from, found);
      for (const target of targets) {
        const to = changedBy.get(target);
        if (to !== undefined) edges.push({ from, to });
        else if (isChanged) edges.push({ from, to: target });
      }
    }
  }
  return edges;
}
