import type { Edge } from '../context/graph/imports-around.ts';
import type { Lens } from '../contracts/vocabulary.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { pathOfHunk, type HunkKey, type ReviewedHunk } from './hunk-keys.ts';

/** What ties the hunks of a change together. */
export type Ties = {
  /** Imports from one changed file of another. */
  readonly between: readonly Edge[];
  /** For each finding of the review before, every file that it names. */
  readonly named: readonly (readonly RepoPath[])[];
};

/**
 * The hunks that are carried over although the rest of the change is another than in the review before.
 *
 * What made a hunk harmless may have been a hunk that is gone now: of a file that has lost one, or has it otherwise, nothing is
 * carried over, nor of the changed files that import it or that it imports; and nothing at all where a whole file is no
 * longer part of the change. A finding ends when a line that it names is edited, so where one of its files is another now,
 * none of its files is carried over: the edit may be far from what was wrong.
 *
 * @param earlier all hunks of the review before, whoever it asked about them
 */
export function undisturbed(
  carried: readonly ReviewedHunk[],
  keys: readonly HunkKey[],
  earlier: readonly HunkKey[],
  ties: Ties,
): readonly ReviewedHunk[] {
  const again = new Map<Lens, (path: RepoPath) => boolean>();
  for (const lens of new Set(carried.map((one) => one.lens)))
    again.set(lens, disturbed(ofLens(keys, lens), ofLens(earlier, lens), ties));
  return carried.filter(({ lens, hunk }) => again.get(lens)?.(pathOfHunk(hunk)) !== true);
}

const ofLens = (keys: readonly HunkKey[], lens: Lens): HunkKey[] => keys.filter((one) => one.lens === lens);

function disturbed(
  now: readonly HunkKey[],
  before: readonly HunkKey[],
  { between, named }: Ties,
): (path: RepoPath) => boolean {
  const gone = filesWithout(before, now);
  const here = new Set(now.map(({ hunk }) => pathOfHunk(hunk)));
  if ([...gone].some((path) => !here.has(path))) return () => true;
  const again = new Set(gone);
  for (const { from, to } of between) {
    if (gone.has(from)) again.add(to);
    if (gone.has(to)) again.add(from);
  }
  const edited = new Set([...gone, ...filesWithout(now, before)]);
  for (const files of named)
    if (files.some((path) => edited.has(path))) files.forEach((path) => again.add(path));
  return (path) => again.has(path);
}

/** Files with a hunk among the first that is not among the others. */
function filesWithout(hunks: readonly HunkKey[], others: readonly HunkKey[]): Set<RepoPath> {
  const known = new Set(others.map(({ key }) => key));
  return new Set(hunks.filter(({ key }) => !known.has(key)).map(({ hunk }) => pathOfHunk(hunk)));
}
