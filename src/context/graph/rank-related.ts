import { by, inOrder } from '../../kernel/order.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { RelatedFile, Relation } from '../related-file.ts';
import { sharedFolders } from './tree-paths.ts';

/** No more related files than this are told. */
export const MOST_RELATED = 50;
/** So many places each relation has before a closer one may take them. */
const SURE_PLACES = 10;

/** The closest first. */
const CLOSENESS: readonly Relation[] = ['tests', 'types of', 'imports', 'uses', 'imported by', 'configures'];

type Ranked = RelatedFile & {
  /** Place of the relation in `CLOSENESS`. */
  readonly closeness: number;
  readonly changedFiles: number;
  readonly shared: number;
};

/** Closer relation, then of more changed files, then with more folders in common, then by path. */
const CLOSEST_FIRST = inOrder<Ranked>(
  by((file) => file.closeness),
  by((file) => -file.changedFiles),
  by((file) => -file.shared),
  by((file) => file.path),
);

/** Of the same file. */
const NEAREST_FIRST = inOrder<Ranked>(
  CLOSEST_FIRST,
  by((file) => file.of),
);

/**
 * Every file once, by its closest relation and, of that, the nearest changed file; the closest first. When there are
 * more than the limit, each relation keeps its first ten places, and the rest go by closeness.
 */
export function rankRelated(found: readonly RelatedFile[]): RelatedFile[] {
  const ranked = [...groupedByPath(found).values()].map(closestOf).toSorted(CLOSEST_FIRST);
  const sure = new Set(
    CLOSENESS.flatMap((relation) =>
      ranked.filter((file) => file.relation === relation).slice(0, SURE_PLACES),
    ),
  );
  const others = ranked.filter((file) => !sure.has(file)).slice(0, Math.max(0, MOST_RELATED - sure.size));
  const first = new Set([...sure, ...others]);
  return [...ranked.filter((file) => first.has(file)), ...ranked.filter((file) => !first.has(file))].map(
    ({ path, relation, of }) => ({ path, relation, of }),
  );
}

function groupedByPath(found: readonly RelatedFile[]): ReadonlyMap<RepoPath, RelatedFile[]> {
  const groups = new Map<RepoPath, RelatedFile[]>();
  for (const file of found) {
    const group = groups.get(file.path);
    if (group === undefined) groups.set(file.path, [file]);
    else group.push(file);
  }
  return groups;
}

function closestOf(same: readonly RelatedFile[]): Ranked {
  const changedFiles = same.length === 1 ? 1 : new Set(same.map(({ of }) => of)).size;
  let closest: Ranked | undefined;
  for (const { path, relation, of } of same) {
    const closeness = CLOSENESS.indexOf(relation);
    const file = { path, relation, of, closeness, changedFiles, shared: sharedFolders(path, of) };
    if (closest === undefined || NEAREST_FIRST(file, closest) < 0) closest = file;
  }
  if (closest === undefined) throw new Error('a group of related files is never empty');
  return closest;
}
