import type { RepoPath } from '../kernel/repo-path.ts';
import { matchedPaths, type GlobList } from '../globs/matched-paths.ts';
import type { RuleFile } from './rule.ts';
import { directoriesOf } from './files/source.ts';

/** The globs of a rule, relative to each folder it governs; empty: it governs the whole folder. */
export function globsOf({ paths, source }: Pick<RuleFile, 'paths' | 'source'>): GlobList {
  return { globs: paths ?? [], anchored: source === 'github-instructions' };
}

/**
 * For each rule the paths it governs, in the given order. Rules with the same globs in the same folders share one list.
 *
 * Globs are relative to the folder that a rule governs, so the rules of each folder are matched together.
 */
export function governedPaths(
  rules: readonly RuleFile[],
  paths: readonly RepoPath[],
): readonly (readonly RepoPath[])[] {
  const byFolder = new Map<string, Map<string, GlobList>>();
  const places = rules.map((rule) => {
    const list = globsOf(rule);
    const key = JSON.stringify(list);
    return directoriesOf(rule).map((folder) => {
      const lists = byFolder.get(folder) ?? new Map<string, GlobList>();
      byFolder.set(folder, lists.set(key, list));
      return { folder, key };
    });
  });
  const found = new Map([...byFolder].map(([folder, lists]) => [folder, inFolder(folder, lists, paths)]));
  const shared = new Map<string, readonly RepoPath[]>();
  return places.map((own) => {
    const id = JSON.stringify(own);
    const known = shared.get(id);
    if (known !== undefined) return known;
    const governed = together(own.map(({ folder, key }) => found.get(folder)?.get(key) ?? [])).flatMap(
      (at) => paths[at] ?? [],
    );
    shared.set(id, governed);
    return governed;
  });
}

/** For each list, by its key, the indexes of the paths that it matches in a folder; `''` is the whole repository. */
function inFolder(
  folder: string,
  lists: ReadonlyMap<string, GlobList>,
  paths: readonly RepoPath[],
): ReadonlyMap<string, readonly number[]> {
  const start = folder === '' ? '' : `${folder}/`;
  const inside = start === '' ? undefined : paths.flatMap((path, at) => (path.startsWith(start) ? [at] : []));
  const names = inside === undefined ? paths : inside.map((at) => (paths[at] ?? '').slice(start.length));
  const matched = matchedPaths([...lists.values()], names);
  return new Map(
    [...lists.keys()].map((key, n) => {
      const places = matched[n] ?? [];
      return [key, inside === undefined ? places : places.map((place) => inside[place] ?? 0)];
    }),
  );
}

/** Merges ascending lists into one. */
function together(lists: readonly (readonly number[])[]): readonly number[] {
  const [only] = lists;
  if (only !== undefined && lists.length === 1) return only;
  return [...new Set(lists.flat())].sort((a, b) => a - b);
}
