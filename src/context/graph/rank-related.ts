import { groupedBy } from '../../kernel/grouped-by.ts';
import { by, inOrder } from '../../kernel/order.ts';
import type { RelatedFile, Relation } from '../related-file.ts';
import { sharedFolders } from './tree-paths.ts';

/** At most this many related files are listed. */
export const MOST_RELATED = 50;
/** Each relation has this many reserved places before a closer one may take them. */
const SURE_PLACES = 10;

/** The closest first. A test says less about who relies on a file than what people run. */
const CLOSENESS: readonly Relation[] = ['types of', 'imports', 'uses', 'tests', 'imported by', 'configures'];

type Ranked = RelatedFile & {
  /** The index of the relation in `CLOSENESS`. */
  readonly closeness: number;
  readonly changedFiles: number;
  readonly shared: number;
};

/** Closer relation, then more changed files, then more folders in common, then by path. */
const CLOSEST_FIRST = inOrder<Ranked>(
  by((file) => file.closeness),
  by((file) => -file.changedFiles),
  by((file) => -file.shared),
  by((file) => file.path),
);

/** For the same file. */
const NEAREST_FIRST = inOrder<Ranked>(
  CLOSEST_FIRST,
  by((file) => file.of),
);

/**
 * Every file once, by its closest relation and, within it, the nearest changed file; the closest first. If there are
 * more than the limit, each relation keeps its first ten places, and the rest go by closeness.
 */
export function rankRelated(found: readonly RelatedFile[]): RelatedFile[] {
  const ranked = [...groupedBy(found, ({ path }) => path).values()]
    .flatMap(closestOf)
    .toSorted(CLOSEST_FIRST);
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

/** A test of one changed file that imports another is listed as a test. */
function closestOf(same: readonly RelatedFile[]): Ranked[] {
  const changedFiles = new Set(same.map(({ of }) => of)).size;
  const tests = same.filter(({ relation }) => relation === 'tests');
  return (tests.length > 0 ? tests : same)
    .map((file) => ({
      ...file,
      closeness: CLOSENESS.indexOf(file.relation),
      changedFiles,
      shared: sharedFolders(file.path, file.of),
    }))
    .toSorted(NEAREST_FIRST)
    .slice(0, 1);
}
