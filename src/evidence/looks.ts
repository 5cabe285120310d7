import type { RepoPath } from '../kernel/repo-path.ts';

/** What an agent looked at, by the ledger of watched reads. */
export type Looks = {
  /** Files given to Read. */
  readonly opened: ReadonlySet<RepoPath>;
  /** Files or folders of which a Grep would have shown lines; `''` is the whole tree. */
  readonly searched: readonly string[];
  /** The same of which names were listed, by Glob, or by a Grep that shows no line. */
  readonly listed?: readonly string[];
};

/**
 * Whether the agent opened that file, or searched that file or folder or one around it.
 *
 * @param how.isBeside of a place beside the tree, which a search of the whole tree does not reach
 * @param how.byName a list of names is a look: it can say that something is not there
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

/** Whether it has read nothing: a list of names, or none, is no look at the source. */
export function isIdle(looks: Looks): boolean {
  return looks.opened.size === 0 && looks.searched.length === 0;
}
