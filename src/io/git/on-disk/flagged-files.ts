import { join } from 'node:path';
import { exists } from '../../files/files.ts';
import { records } from '../objects/objects.ts';

export type FlaggedFiles = {
  /** Marked `--assume-unchanged`. */
  readonly assumed: readonly string[];
  /** Marked `--skip-worktree`, and there all the same: in a sparse checkout they are not. */
  readonly skipped: readonly string[];
};

/** What asks git for the tags of every file of the index. */
export const TAGS_OF_INDEX = ['ls-files', '-z', '-v'] as const;

/**
 * The files of which git was told not to look whether they changed. It answers every question about the work tree without
 * them, so whoever marks a file could edit it unseen.
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
