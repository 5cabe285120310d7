import type { RepoPath } from '../kernel/repo-path.ts';

/** What an agent looked at, according to the ledger of watched reads. */
export type Looks = {
  /** Files opened with Read. */
  readonly opened: ReadonlySet<RepoPath>;
  /** Files or folders whose lines a Grep could have shown; `''` is the whole tree. */
  readonly searched: readonly string[];
  /** Files or folders whose names were listed, by Glob or by a Grep that shows no lines. */
  readonly listed?: readonly string[];
};

/**
 * Whether the agent opened that file, or searched it or a folder around it.
 *
 * @param how.isBeside the place is next to the tree, where a search of the whole tree does not reach
 * @param how.byName a list of names counts as a look: it can show that something is missing
 */
export function hasLookedAt(
  looks: Looks,
  path: string,
  { isBeside, byName }: { readonly isBeside: boolean; readonly byName: boolean },
): boolean {
  return (
    looks.opened.has(path as RepoPath) ||
    [...looks.searched, ...(byName ? (looks.listed ?? []) : [])].some(
      (place) => (place === '' && !isBeside) || place === path || path.startsWith(`${place}/`),
    )
  );
}

/** Whether it has read nothing. A list of names is not a look at the source. */
export function isIdle(looks: Looks): boolean {
  return looks.opened.size === 0 && looks.searched.length === 0;
}
