import { Failure } from '../../kernel/failure.ts';
import { compareText } from '../../kernel/order.ts';
import { printable } from '../../kernel/text/printable.ts';
import type { ChangedLines, FileChange } from '../changed-lines.ts';

/** Paths named in the message, per side. */
const NAMED = 5;

/** The paths that GitHub lists for a change: a renamed file under both its names. */
export type ListedPaths = {
  readonly paths: readonly string[];
  /** The list is incomplete: then only the listed paths can be missing from git's. */
  readonly cutOff: boolean;
};

/**
 * Compares GitHub's list of a pull request's files with what git found between the fetched commits. Throws
 * `refused/diff-disagrees-with-github`, naming paths of either side: a review of a change other than the one people see would be
 * worthless.
 *
 * @param narrowed the paths that the review is limited to; empty: all
 */
export function checkListedPaths(
  changed: ChangedLines,
  listed: ListedPaths,
  narrowed: readonly string[],
): void {
  const git = keyed([...changed.values()].flatMap((change) => [change.path, ...formerPath(change)]));
  const github = keyed(listed.paths.filter((path) => isInside(path, narrowed)));
  const onlyGithub = [...github].filter(([key]) => !git.has(key));
  const onlyGit = listed.cutOff ? [] : [...git].filter(([key]) => !github.has(key));
  if (onlyGithub.length === 0 && onlyGit.length === 0) return;
  throw new Failure(
    'refused/diff-disagrees-with-github',
    `the files of the pull request: only GitHub lists ${named(onlyGithub)}; only git finds ${named(onlyGit)}`,
    {
      hint: 'merge its base branch into it, or rebase it, so that both compare the same commits; then run this again',
    },
  );
}

function formerPath(change: FileChange): string[] {
  return 'from' in change ? [change.from] : [];
}

function isInside(path: string, narrowed: readonly string[]): boolean {
  return narrowed.length === 0 || narrowed.some((one) => path === one || path.startsWith(`${one}/`));
}

/** Paths by a key that both sides share: gh writes a control character as `^A`, as a terminal shows it. */
function keyed(paths: readonly string[]): ReadonlyMap<string, string> {
  return new Map(paths.map((path) => [path.replaceAll(/[\u0000-\u001f\u007f-\u009f]|\^[@-_]/g, '?'), path]));
}

function named(paths: readonly (readonly [key: string, path: string])[]): string {
  if (paths.length === 0) return 'none';
  const sorted = paths.map(([, path]) => printable(path)).toSorted(compareText);
  const more = sorted.length - NAMED;
  return `${sorted.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
