import type { RepoPath } from '../../kernel/repo-path.ts';

/** The folder next to the tree under review that holds packages, as agents name their files. */
export const PACKAGES_FOLDER = 'deps';

/** Whether a path, relative to the tree, is next to the tree, where only packages are. */
export function isPackagePath(path: string): boolean {
  return path === PACKAGES_FOLDER || path.startsWith(`${PACKAGES_FOLDER}/`);
}

/** A package whose files may be read at `deps/<name>/`: installed in the version that the lock file at head names. */
export type OfferedPackage = {
  readonly name: string;
  readonly version: string;
  /** Changed files that import it. */
  readonly usedBy: readonly RepoPath[];
  /** The number of its files that were left out because they are not text or too large. */
  readonly left: number;
};

/** A package that a changed file imports and that is not offered. */
export type WithheldPackage = { readonly name: string; readonly why: string };

export type InstalledPackages = {
  readonly offered: readonly OfferedPackage[];
  readonly withheld: readonly WithheldPackage[];
};

export const NO_PACKAGES: InstalledPackages = { offered: [], withheld: [] };
