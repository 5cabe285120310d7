import { join } from 'node:path';
import { exists } from '../../files/files.ts';
import { records } from '../objects/objects.ts';

export type FlaggedFiles = {
  /** Marked `--assume-unchanged`. */
  readonly assumed: readonly string[];
  /** Marked `--skip-worktree`, but present: in a sparse checkout they are not. */
  readonly skipped: readonly string[];
};

/** The git command that lists the tags of every file of the index. */
export const TAGS_OF_INDEX = ['ls-files', '-z', '-v'] as const;

/**
 * Files that git was configured not to check for changes. git ignores them in every answer about the work tree, so someone could
 * mark a file and edit it unseen.
 */
export async function flaggedFiles(top: string, tags: Buffer): Promise<FlaggedFiles> {
  const tagged = records(tags).map((record) => ({ tag: record.charAt(0), path: record.slice(2) }));
  const there: string[] = [];
  for (const { tag, path } of tagged) {
    if (tag.toUpperCase() === 'S' && (await exists(join(top, path)))) there.push(path);
  }
  const assumed = tagged.filter(({ tag }) => tag !== tag.toUpperCase()).map(({ path }) => path);
  return { assumed, skipped: there };
}
