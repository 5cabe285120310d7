import type { Edge } from '../../context/graph/imports-around.ts';
import type { Lens } from '../../contracts/vocabulary.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { pathOfHunk, type HunkKey, type ReviewedHunk } from './hunk-keys.ts';

/** What a change is now, beside what it was in the review before. */
export type Since = {
  /** Every changed path, with and without lines. */
  readonly changed: ReadonlySet<RepoPath>;
  /** Paths that head holds otherwise than it did, and base alike. Undefined: nobody can tell any more. */
  readonly head: ReadonlySet<RepoPath> | undefined;
  readonly base: ReadonlySet<RepoPath> | undefined;
  /** Imports by changed files, of whatever file. */
  readonly imports: readonly Edge[];
  /** For each finding of the review before, every file that it names. */
  readonly named: readonly (readonly RepoPath[])[];
  /** Files that an edit of the change since may reach or rests on, in however many steps. Undefined: nobody can tell. */
  readonly tied: ReadonlySet<RepoPath> | undefined;
  /** So few lines that one packet holds them all: to show them anew costs no call more. */
  readonly isSmall: boolean;
};

/**
 * The hunks that are carried over although the rest is another than in the review before.
 *
 * What made a hunk harmless may be gone or another now, by a push or a rebase, and nobody can compute all that it rested on. So nothing is
 * carried over where something was taken out of the change, and nothing of a small change where anything of what was
 * reviewed, or of what it imports, is another. Of a large one, the other files are carried over that neither import such a file nor
 * are imported by it, be it through files that are no part of the change; and none where an edited file is no code whose imports tell. A finding ends when a line that it names is edited, so where one of its files is another, none of its files
 * is carried over: the edit may be far from what was wrong.
 *
 * @param earlier all hunks of the review before, whoever it asked about them
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
  // What base has taken over is still there.
  const isLost = (path: RepoPath): boolean => !are.has(path) && head.has(path);
  if ([...gone].some(isLost) || [...head].some(isTakenOut)) return () => true;
  // A file that is new in the change is shown whole, and takes nothing from the others.
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

/** Files with a hunk among the first that is not among the others. */
function filesWithout(hunks: readonly HunkKey[], others: readonly HunkKey[]): Set<RepoPath> {
  const known = new Set(others.map(({ key }) => key));
  return pathsOf(hunks.filter(({ key }) => !known.has(key)));
}
