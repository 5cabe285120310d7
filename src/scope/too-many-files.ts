import { posix } from 'node:path';
import { Failure } from '../kernel/failure.ts';
import { printable } from '../kernel/text/printable.ts';
import { shellWord } from '../kernel/text/shell-word.ts';
import { groupsOf, largestFolder } from './folder-counts.ts';

/** Folders named in the message. */
const NAMED = 5;
/** A share of the limit: with fewer files than this, too little of the change would be reviewed. */
const SMALLEST_PART = 1 / 5;

/** Other facts about the files. */
export type ManyFiles = {
  /** Files that changed and are shown to nobody: they cost nothing and are not counted. */
  readonly unshown?: number;
  /** The user's current folder, because paths on a command line are relative to it. Empty at the top. */
  readonly prefix?: string;
  /** How many shards are needed for each to be within the limit. An audit has no shards. */
  readonly shards?: number | undefined;
};

/**
 * The failure for more than `limit` files; undefined when there are fewer. Names the folders that contain them, and the largest
 * folder that is within the limit and worth a review.
 *
 * @param paths the files that agents would be shown
 */
export function tooManyPaths(
  paths: readonly string[],
  limit: number,
  { unshown = 0, prefix = '', shards }: ManyFiles = {},
): Failure | undefined {
  if (paths.length <= limit) return undefined;
  const of =
    unshown === 0
      ? `${paths.length} files changed`
      : `${paths.length + unshown} files changed, ${unshown} of them shown to nobody and ${paths.length} to reviewers`;
  const folder = largestFolder(paths, { most: limit, least: limit * SMALLEST_PART });
  const ways = [
    'review them all: --yes',
    ...(folder === undefined ? [] : [`or a part: -- ${shellWord(from(prefix, folder))}`]),
    ...(shards === undefined ? [] : [`or in parts that are merged: --shard 1/${shards}`]),
  ];
  return new Failure('scope/too-many-files', `${of}, more than ${limit}: ${groupsText(paths, limit)}`, {
    hint: ways.join('; '),
  });
}

/** The numbers in it add up to the number of files. */
function groupsText(paths: readonly string[], limit: number): string {
  const groups = groupsOf(paths, limit);
  const named = groups.slice(0, NAMED).map(([group, count]) => `${printable(group)} ${count}`);
  const rest = groups.slice(NAMED);
  const files = rest.reduce((sum, [, count]) => sum + count, 0);
  return [...named, ...(rest.length > 0 ? [`and ${files} in ${rest.length} more folders`] : [])].join(', ');
}

function from(prefix: string, folder: string): string {
  if (prefix === '') return folder;
  const path = posix.relative(prefix, folder);
  return path === '' ? '.' : `${path}/`;
}
