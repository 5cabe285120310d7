import type { RepoPath } from '../kernel/repo-path.ts';

/** What an agent looked at, according to the ledger of watched reads. */
export type Looks = {
  /** Files opened with Read. */
  readonly opened: ReadonlySet<RepoPath>;
  /** Files or folders of which a Grep showed lines; `''` is the whole tree. */
  readonly searched: readonly string[];
  /** Files or folders whose names were listed by Glob, or that a Grep went through without being sure to show a line. */
  readonly listed?: readonly string[];
};

/**
 * Whether the agent opened that file, or saw a line of it that it searched for. A search of a folder does not say of which files it
 * showed lines.
 *
 * @param how.isBeside the place is next to the tree, where a search of the whole tree does not reach
 * @param how.byName a list of names, and a search of a folder around it, count as a look: they can show that something is missing
 */
export function hasLookedAt(
  looks: Looks,
  path: string,
  { isBeside, byName }: { readonly isBeside: boolean; readonly byName: boolean },
): boolean {
  return (
    looks.opened.has(path as RepoPath) ||
    looks.searched.includes(path) ||
    (byName &&
      [...looks.searched, ...(looks.listed ?? [])].some(
        (place) => (place === '' && !isBeside) || place === path || path.startsWith(`${place}/`),
      ))
  );
}

/** Whether it has read nothing. A list of names is not a look at the source. */
export function isIdle(looks: Looks): boolean {
  return looks.opened.size === 0 && looks.searched.length === 0;
}
