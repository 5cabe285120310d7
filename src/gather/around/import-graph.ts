import { importersFamily, familyOf } from '../../context/languages.ts';
import { importsAround, type ChangedPath, type Edge } from '../../context/graph/imports-around.ts';
import { mapsNames } from '../../context/graph/resolve-import.ts';
import { treePaths, type TreePaths } from '../../context/graph/tree-paths.ts';
import type { FileChange } from '../../diff/changed-lines.ts';
import type { Repository } from '../../io/git/git.ts';
import type { TreeEntry } from '../../io/git/objects/objects.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { looksThirdParty } from '../../scope/third-party-name.ts';
import { isSource } from '../change/changed-sources.ts';
import { readImportFacts } from './import-facts.ts';

/** The head tree as imports see it, and the imports to and from what changed. */
export type ImportGraph = {
  readonly tree: TreePaths;
  readonly edges: readonly Edge[];
  readonly notes: readonly string[];
};

/** At most this many configuration files are read: those nearest to the top first. */
export const MOST_CONFIGURATIONS = 3000;

/** Files of a tree that define what names in imports mean; they must be read for `readImportGraph`. */
export function nameMapsIn(tree: ReadonlyMap<RepoPath, TreeEntry>): TreeEntry[] {
  return allNameMaps(tree)
    .toSorted((a, b) => a.path.split('/').length - b.path.split('/').length)
    .slice(0, MOST_CONFIGURATIONS);
}

/** The same without a limit. */
export function allNameMaps(tree: ReadonlyMap<RepoPath, TreeEntry>): TreeEntry[] {
  return [...tree.values()].filter(({ path }) => mapsNames(path) && !looksThirdParty(path));
}

/**
 * The import graph one step around the shown files of a change.
 *
 * @param head the tree of the head revision
 * @param textOf gives the texts of `nameMapsIn(head)`
 */
export async function readImportGraph(
  repository: Repository,
  shown: readonly FileChange[],
  head: ReadonlyMap<RepoPath, TreeEntry>,
  textOf: (entry: TreeEntry) => string | null,
): Promise<ImportGraph> {
  const tree = treePaths([...head.values()].filter(isSource).map(({ path }) => path));
  const families = [importersFamily, familyOf].flatMap((of) =>
    shown.flatMap(({ path }) => of(path)?.name ?? []),
  );
  const facts = await readImportFacts(repository, head.values(), new Set(families));
  const texts = new Map(
    nameMapsIn(head).flatMap((entry) => {
      const text = textOf(entry);
      return text === null ? [] : [[entry.path, text] as const];
    }),
  );
  return {
    tree,
    edges: importsAround(changedPaths(shown, head), facts.byPath, { tree, texts }),
    notes: leftOut(facts.unread, allNameMaps(head).length - MOST_CONFIGURATIONS),
  };
}

function leftOut(sources: number, configurations: number): string[] {
  const unread = `imports of ${sources} files were not read: there are too many to be read at once`;
  const unmapped = `${configurations} files that say what names in imports mean (package.json, go.mod …) were not read`;
  return [...(sources > 0 ? [unread] : []), ...(configurations > 0 ? [unmapped] : [])];
}

/** The changed files, each with the names that no longer exist at head. */
export function changedPaths(
  shown: readonly FileChange[],
  head: ReadonlyMap<RepoPath, TreeEntry>,
): ChangedPath[] {
  return shown.map((file) => {
    const names = file.kind === 'deleted' || file.from === undefined ? [file.path] : [file.path, file.from];
    return { path: file.path, gone: names.filter((name) => !head.has(name)) };
  });
}
