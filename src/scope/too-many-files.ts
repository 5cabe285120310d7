import { posix } from 'node:path';
import { Failure } from '../kernel/failure.ts';
import { printable } from '../kernel/text/printable.ts';
import { shellWord } from '../kernel/text/shell-word.ts';
import { groupsOf, largestFolder } from './folder-counts.ts';

/** Groups named in the message. */
const NAMED = 5;
/** Of the limit: with a part of fewer files next to nothing of the change would be reviewed. */
const SMALLEST_PART = 1 / 5;

/** What is known of the files besides their names. */
export type ManyFiles = {
  /** Files that changed and are shown to nobody: they cost nothing and are not counted. */
  readonly unshown?: number;
  /** Where the user stands: paths on a command line count from there. Empty at the top. */
  readonly standing?: string;
  /** How many shards it takes for each to be within the limit: an audit has none. */
  readonly shards?: number | undefined;
};

/**
 * The refusal of more than `limit` files, or undefined. Names the folders that hold them, and the largest one that
 * is within the limit and holds a part that is worth a review.
 *
 * @param paths the files that agents would be shown
 */
export function tooManyPaths(
  paths: readonly string[],
  limit: number,
  { unshown = 0, standing = '', shards }: ManyFiles = {},
): Failure | undefined {
  if (paths.length <= limit) return undefined;
  const of =
    unshown === 0
      ? `${paths.length} files changed`
      : `${paths.length + unshown} files changed, ${unshown} of them shown to nobody and ${paths.length} to reviewers`;
  const folder = largestFolder(paths, { most: limit, least: limit * SMALLEST_PART });
  const ways = [
    'review them all: --yes',
    ...(folder === undefined ? [] : [`or a part: -- ${shellWord(from(standing, folder))}`]),
    ...(shards === undefined ? [] : [`or in parts that are merged: --shard 1/${shards}`]),
  ];
  return new Failure('scope/too-many-files', `${of}, more than ${limit}: ${groupsText(paths, limit)}`, {
    hint: ways.join('; '),
  });
}

/** The numbers in it add up to the files. */
function groupsText(paths: readonly string[], limit: number): string {
  const groups = groupsOf(paths, limit);
  const named = groups.slice(0, NAMED).map(([group, count]) => `${printable(group)} ${count}`);
  const rest = groups.slice(NAMED);
  const files = rest.reduce((sum, [, count]) => sum + count, 0);
  return [...named, ...(rest.length > 0 ? [`and ${files} in ${rest.length} more folders`] : [])].join(', ');
}

function from(standing: string, folder: string): string {
  if (standing === '') return folder;
  const path = posix.relative(standing, folder);
  return path === '' ? '.' : `${path}/`;
}
