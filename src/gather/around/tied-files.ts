import { familyOf } from '../../context/languages.ts';
import { isTiedByImports, tiedFiles } from '../../context/graph/tied-files.ts';
import { treePaths } from '../../context/graph/tree-paths.ts';
import { listTree } from '../../io/git/objects/objects.ts';
import type { Repository } from '../../io/git/git.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Change } from '../change/change.ts';
import { isSource, readTexts } from '../change/changed-sources.ts';
import { readImportFacts } from './import-facts.ts';
import { allNameMaps, changedPaths, MOST_CONFIGURATIONS } from './import-graph.ts';

/** Source files in a tree whose imports are all followed. In a larger tree the reach of an edit is unknown. */
const MOST_SOURCES = 50_000;

/**
 * All files that an edit of some files of a change may affect, or that these depend on, also through files outside the
 * change. Undefined if code cannot tell: an edited file is data, its language has no import reader, or the tree is too large.
 */
export async function readTiedFiles(
  repository: Repository,
  { head, changed }: Pick<Change, 'head' | 'changed'>,
  edited: readonly RepoPath[],
): Promise<ReadonlySet<RepoPath> | undefined> {
  if (edited.length === 0) return new Set();
  // A program without an extension is checked below, where its mode is known.
  if (edited.some((path) => !isTiedByImports(path, true))) return undefined;
  const entries = await listTree(repository, head.tree);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  if (edited.some((path) => !isTiedByImports(path, byPath.get(path)?.mode === '100755'))) return undefined;
  const sources = entries.filter(isSource);
  const maps = allNameMaps(byPath);
  if (sources.length > MOST_SOURCES || maps.length > MOST_CONFIGURATIONS) return undefined;
  const families = new Set(edited.flatMap((path) => familyOf(path, true)?.name ?? []));
  const [facts, textOf] = await Promise.all([
    readImportFacts(repository, entries, families),
    readTexts(repository, maps),
  ]);
  if (facts.unread > 0) return undefined;
  const texts = new Map(maps.map((entry) => [entry.path, textOf(entry) ?? '']));
  return tiedFiles(
    edited,
    facts.byPath,
    { tree: treePaths(sources.map(({ path }) => path)), texts },
    changedPaths([...changed.values()], byPath).flatMap(({ gone }) => gone),
  );
}
