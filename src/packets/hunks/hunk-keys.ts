import { createHash } from 'node:crypto';
import type { Lens } from '../../contracts/vocabulary.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { ShownFile } from './shown-files.ts';

/** One hunk as one lens is to review it. */
export type HunkKey = {
  readonly lens: Lens;
  /** `path#n` in this run. */
  readonly hunk: string;
  /** SHA-256, hex, of the hunk and everything it is judged by. Equal keys mean the same review. */
  readonly key: string;
};

/** A hunk that a lens has reviewed, with the run that actually reviewed it. */
export type ReviewedHunk = HunkKey & { readonly run: string };

/** Everything except the hunk that decides whether an earlier review of it still counts. A plain value. */
export type Conditions = (lens: Lens, path: RepoPath) => unknown;

/**
 * The keys of all hunks for all lenses, with their line numbers: nothing is carried over from a file that has changed since
 * (`undisturbed`), so a hunk that moved is read again anyway.
 *
 * Computed before secrets are replaced: a hunk whose secret changed is another hunk.
 */
export function hunkKeys(
  files: readonly ShownFile[],
  lenses: readonly Lens[],
  conditions: Conditions,
): HunkKey[] {
  return lenses.flatMap((lens) =>
    files.flatMap(({ path, header, hunks }) => {
      const shared = JSON.stringify([lens, conditions(lens, path), header]);
      return hunks.map(({ id, text }) => ({
        lens,
        hunk: id,
        key: createHash('sha256').update(shared).update(text).digest('hex'),
      }));
    }),
  );
}

/** The hunks that need no review, because the same lens has reviewed the same hunk under the same conditions. */
export function carriedOver(
  keys: readonly HunkKey[],
  reviewed: readonly ReviewedHunk[],
): readonly ReviewedHunk[] {
  const runs = new Map(reviewed.map(({ lens, key, run }) => [`${lens} ${key}`, run]));
  return keys.flatMap((own) => {
    const run = runs.get(`${own.lens} ${own.key}`);
    return run === undefined ? [] : [{ ...own, run }];
  });
}

/** A hunk is `path#n`, and a path may hold a `#`. */
export function pathOfHunk(hunk: string): RepoPath {
  return hunk.slice(0, hunk.lastIndexOf('#')) as RepoPath;
}

/** Ids of the hunks that a lens need not review again. */
export function carriedFor(lens: Lens, carried: readonly ReviewedHunk[]): ReadonlySet<string> {
  return new Set(carried.filter((one) => one.lens === lens).map(({ hunk }) => hunk));
}

/** The files without the hunks that are carried over; all are kept, because lists name them. */
export function withoutCarried(
  files: readonly ShownFile[],
  carried: ReadonlySet<string>,
): readonly ShownFile[] {
  return files.map((file) => ({ ...file, hunks: file.hunks.filter(({ id }) => !carried.has(id)) }));
}
