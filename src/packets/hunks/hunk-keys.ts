import { createHash } from 'node:crypto';
import type { Lens } from '../../contracts/vocabulary.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { placesIn } from './hunk-place.ts';
import type { TextOf } from '../redaction/redact-hunks.ts';
import type { ShownFile } from './shown-files.ts';

/** One hunk as one lens is to review it. */
export type HunkKey = {
  readonly lens: Lens;
  /** `path#n` in this run. */
  readonly hunk: string;
  /** SHA-256, hex, of the lines of the hunk and everything they are judged by. Equal keys mean the same review. */
  readonly key: string;
};

/** A hunk that a lens has reviewed, with the run that actually reviewed it. */
export type ReviewedHunk = HunkKey & { readonly run: string };

/** Everything except the hunk that decides whether an earlier review of it still counts. A plain value. */
export type Conditions = (lens: Lens, path: RepoPath) => unknown;

/**
 * The keys of all hunks for all lenses. Line numbers and the function name after the second `@@` do not count: a hunk
 * that only moved keeps its key. Equal hunks in a file are distinguished by their order, and so are equal places in the old file.
 *
 * Computed before secrets are replaced: a hunk whose secret changed is another hunk.
 */
export function hunkKeys(
  files: readonly ShownFile[],
  lenses: readonly Lens[],
  conditions: Conditions,
  textOf: TextOf,
): HunkKey[] {
  const hunks = files.map((file) => hunksAsJson(file, textOf));
  return lenses.flatMap((lens) =>
    files.flatMap((file, at) => {
      const shared = JSON.stringify([lens, conditions(lens, file.path), file.header]).slice(0, -1);
      const start = createHash('sha256').update(shared);
      return (hunks[at] ?? []).map(({ id, json }) => ({
        lens,
        hunk: id,
        key: start.copy().update(json).digest('hex'),
      }));
    }),
  );
}

/**
 * The end of the hashed list, `[lens, conditions, header, body, n, place]`, computed once for all lenses; its start is hashed
 * once for all hunks of a file: rules are longer than the hunks they apply to.
 */
function hunksAsJson(
  { path, from, hunks }: ShownFile,
  textOf: TextOf,
): { readonly id: string; readonly json: string }[] {
  const before = new Map<string, number>();
  const placeOf = placesIn(textOf(from ?? path, 'old'));
  return hunks.map((hunk) => {
    const { id, text } = hunk;
    const body = text.slice(text.indexOf('\n') + 1);
    const nth = before.get(body) ?? 0;
    before.set(body, nth + 1);
    return { id, json: `,${JSON.stringify(body)},${nth},${JSON.stringify(placeOf(hunk))}]` };
  });
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
