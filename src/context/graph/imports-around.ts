import type { FoundImport } from '../imports/found-import.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { familyOf } from '../languages.ts';
import { mayReach } from './may-reach.ts';
import { importResolver } from './resolve-import.ts';
import { foldersUp, treePaths, type GraphSources } from './tree-paths.ts';

/** One changed file, and under which other names head no longer has it: a deleted file its own, a renamed one the old. */
export type ChangedPath = { readonly path: RepoPath; readonly gone: readonly RepoPath[] };

/** One import: `from` imports `to`; one of them is changed. `to` is the changed file also where its old name is meant. */
export type Edge = { readonly from: RepoPath; readonly to: RepoPath };

/**
 * The import graph one step around a change: who imports a changed file, and what changed files import.
 *
 * What a name means is decided on the head tree. A name that means nothing there is looked up once more with the paths
 * that the change took away: whoever still imports them is what breaks.
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
  const reaches = mayReach(changedBy.keys(), [...sources.tree.folders(), ...gone.flatMap(foldersUp)]);
  const edges: Edge[] = [];
  for (const [from, imports] of facts) {
    const isChanged = changedBy.has(from);
    // Of all others it matters only whether they import what changed.
    const byLastName = !isChanged && familyOf(from, true)?.importsByLastName === true;
    for (const found of imports) {
      if (byLastName && !reaches(found.module)) continue;
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
