import { posix } from 'node:path';
import type { FoundImport } from '../imports/found-import.ts';
import { groupedBy } from '../../kernel/grouped-by.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { familyOf } from '../languages.ts';
import type { Edge } from './imports-around.ts';
import { importResolver } from './resolve-import.ts';
import { treePaths, type GraphSources, type TreePaths } from './tree-paths.ts';

/** Whether imports show who uses a file. Ruby's `require` does not if names are autoloaded. */
export function isTiedByImports(path: string, isProgram = false): boolean {
  const family = familyOf(path, isProgram);
  return family !== undefined && family.loadsByName !== true;
}

/**
 * The files whose behaviour may change with those in `edited`, or that these depend on: all that import them, directly or
 * indirectly, and all that they import, likewise. The edited files are included.
 *
 * @param facts what every file of the tree imports
 * @param gone paths that the change removed: a file that still imports them is tied to the edited files
 */
export function tiedFiles(
  edited: readonly RepoPath[],
  facts: ReadonlyMap<RepoPath, readonly FoundImport[]>,
  sources: GraphSources,
  gone: readonly RepoPath[],
): ReadonlySet<RepoPath> {
  const tree = gone.length === 0 ? sources.tree : treePaths([...new Set([...sources.tree.all, ...gone])]);
  const resolve = importResolver({ ...sources, tree });
  const edges: Edge[] = [...facts].flatMap(([from, imports]) =>
    imports.flatMap((found) => resolve(from, found)).map((to) => ({ from, to })),
  );
  const seeds = edited.flatMap((path) => [path, ...besides(path, tree)]);
  return new Set([...reached(seeds, edges, 'to', 'from'), ...reached(seeds, edges, 'from', 'to')]);
}

function reached(
  seeds: readonly RepoPath[],
  edges: readonly Edge[],
  at: keyof Edge,
  beyond: keyof Edge,
): ReadonlySet<RepoPath> {
  const known = groupedBy(edges, (edge) => edge[at]);
  // A set also iterates over what is added during the iteration.
  const found = new Set(seeds);
  for (const path of found) for (const edge of known.get(path) ?? []) found.add(edge[beyond]);
  return found;
}

/** What belongs to a file without an import: for C the header of its name, for some languages its folder. */
function besides(path: RepoPath, tree: TreePaths): RepoPath[] {
  const family = familyOf(path, true);
  if (family?.declarations !== undefined)
    return tree.in(posix.dirname(path)).filter((other) => familyOf(other) === family);
  if (family?.pairsByName !== true) return [];
  const stem = stemOf(path);
  return tree.all.filter((other) => stemOf(other) === stem && familyOf(other) === family);
}

const stemOf = (path: string): string => posix.basename(path, posix.extname(path));
