import type { RepoPath } from '../kernel/repo-path.ts';

/** What an agent looked at, by the ledger of watched reads. */
export type Looks = {
  /** Files given to Read. */
  readonly opened: ReadonlySet<RepoPath>;
  /** Files or folders given to Grep or Glob; `''` is the whole tree. */
  readonly searched: readonly string[];
  /** Names were listed and nothing was read: no file opened, no text searched. Absent where something was. */
  readonly namesOnly?: true;
};

/**
 * Whether the agent opened that file, or searched that file or folder or one around it.
 *
 * @param isBeside of a place beside the tree, which a search of the whole tree does not reach
 */
export function hasLookedAt(looks: Looks, path: string, isBeside = false): boolean {
  return (
    looks.opened.has(path as RepoPath) ||
    looks.searched.some(
      (place) => (place === '' && !isBeside) || place === path || path.startsWith(`${place}/`),
    )
  );
}

/** Whether it has read nothing: a list of names, or none, is no look at the source. */
export function isIdle(looks: Looks): boolean {
  return looks.namesOnly === true || (looks.opened.size === 0 && looks.searched.length === 0);
}
