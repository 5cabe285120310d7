import type { RepoPath } from '../kernel/repo-path.ts';

/** What one file came to depend on and what it let go: `./cart`, or `./cart { total, Cart }` where names are imported. */
export type ImportChange = {
  readonly path: RepoPath;
  readonly added: readonly string[];
  readonly removed: readonly string[];
};
