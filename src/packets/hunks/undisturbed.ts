import type { Edge } from '../../context/graph/imports-around.ts';
import type { Lens } from '../../contracts/vocabulary.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { pathOfHunk, type HunkKey, type ReviewedHunk } from './hunk-keys.ts';

/** What a change is now, compared with the previous review. */
export type Since = {
  /** Every changed path, with and without lines. */
  readonly changed: ReadonlySet<RepoPath>;
  /** Paths that differ from the previous head; `base` likewise. Undefined: this can no longer be told. */
  readonly head: ReadonlySet<RepoPath> | undefined;
  readonly base: ReadonlySet<RepoPath> | undefined;
  /** Imports by changed files, whichever file they import. */
  readonly imports: readonly Edge[];
  /** For each finding of the previous review, every file that it names. */
  readonly named: readonly (readonly RepoPath[])[];
  /** Files that the edits since then may affect or depend on, directly or indirectly. Undefined: this cannot be told. */
  readonly tied: ReadonlySet<RepoPath> | undefined;
  /** Whether one packet holds all lines: showing them again costs no additional call. */
  readonly isSmall: boolean;
};

/**
 * The hunks that are carried over although the rest of the change has changed since the previous review.
 *
 * A push or a rebase may have removed or changed what made a hunk harmless, and nobody can compute all that it depended on.
 * So nothing is carried over if something was removed from the change. Of a small change nothing is carried over if anything
 * that was reviewed, or that it imports, has changed. Of a large change, a file is carried over only if it neither imports an
 * edited file nor is imported by one, even through files outside the change; none is if an edited file is not code with known
 * imports. A finding ends when a line that it names is edited, so if one of its files has changed, none of its files is
 * carried over: the edit may be far from the defect.
 *
 * @param earlier all hunks of the previous review, whoever it asked about them
 */
export function undisturbed(
  carried: readonly ReviewedHunk[],
  keys: readonly HunkKey[],
  earlier: readonly HunkKey[],
  since: Since,
): readonly ReviewedHunk[] {
  const again = new Map<Lens, (path: RepoPath) => boolean>();
  for (const lens of new Set(carried.map((one) => one.lens)))
    again.set(lens, disturbed(ofLens(keys, lens), ofLens(earlier, lens), since));
  return carried.filter(({ lens, hunk }) => again.get(lens)?.(pathOfHunk(hunk)) !== true);
}

const ofLens = (keys: readonly HunkKey[], lens: Lens): HunkKey[] => keys.filter((one) => one.lens === lens);

function disturbed(
  now: readonly HunkKey[],
  before: readonly HunkKey[],
  { changed, head, base, imports, named, tied, isSmall }: Since,
): (path: RepoPath) => boolean {
  if (head === undefined || base === undefined || tied === undefined) return () => true;
  const [were, are] = [pathsOf(before), pathsOf(now)];
  const gone = filesWithout(before, now);
  const isTakenOut = (path: RepoPath): boolean => head.has(path) && !base.has(path) && !changed.has(path);
  // What base has taken over still exists.
  const isLost = (path: RepoPath): boolean => !are.has(path) && head.has(path);
  if ([...gone].some(isLost) || [...head].some(isTakenOut)) return () => true;
  // A file that is new in the change is shown in full, and does not affect the others.
  const isOther = (path: RepoPath): boolean =>
    (gone.has(path) && are.has(path)) || (head.has(path) && (were.has(path) || !are.has(path)));
  const again = new Set([...tied, ...[...were].filter(isOther)]);
  for (const { from, to } of imports) {
    if (isOther(from)) again.add(to);
    if (isOther(to)) again.add(from);
  }
  const isHere = [...again].some((path) => were.has(path));
  if (isSmall && isHere) return () => true;
  const edited = new Set([...head, ...gone, ...filesWithout(now, before)]);
  for (const files of named)
    if (files.some((path) => edited.has(path))) files.forEach((path) => again.add(path));
  return (path) => again.has(path);
}

const pathsOf = (keys: readonly HunkKey[]): Set<RepoPath> =>
  new Set(keys.map(({ hunk }) => pathOfHunk(hunk)));

/** Files with a hunk in the first list that is not in the second. */
function filesWithout(hunks: readonly HunkKey[], others: readonly HunkKey[]): Set<RepoPath> {
  const known = new Set(others.map(({ key }) => key));
  return pathsOf(hunks.filter(({ key }) => !known.has(key)));
}
