import { join } from 'node:path';
import { exists } from '../../files/files.ts';
import { records } from '../objects/objects.ts';

export type FlaggedFiles = {
  /** Marked `--assume-unchanged`. */
  readonly assumed: readonly string[];
  /** Marked `--skip-worktree`, but present: in a sparse checkout they are not. */
  readonly skipped: readonly string[];
  /** Marked so, and not there. */
  readonly absent: readonly string[];
};

/** The git command that lists the tags of every file of the index. */
export const TAGS_OF_INDEX = ['ls-files', '-z', '-v'] as const;

/** The git command that answers `true` in a sparse checkout. */
export const IS_SPARSE = ['config', '--type=bool', '--default=false', '--get', 'core.sparseCheckout'];

/**
 * Files that git was configured not to check for changes. git ignores them in every answer about the work tree, so someone could
 * mark a file and edit it unseen.
 */
export async function flaggedFiles(top: string, tags: Buffer): Promise<FlaggedFiles> {
  const tagged = records(tags).map((record) => ({ tag: record.charAt(0), path: record.slice(2) }));
  const [skipped, absent]: [string[], string[]] = [[], []];
  for (const { tag, path } of tagged) {
    if (tag.toUpperCase() === 'S') ((await exists(join(top, path))) ? skipped : absent).push(path);
  }
  const assumed = tagged.filter(({ tag }) => tag !== tag.toUpperCase()).map(({ path }) => path);
  return { assumed, skipped, absent };
}
