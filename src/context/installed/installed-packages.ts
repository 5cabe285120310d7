import type { RepoPath } from '../../kernel/repo-path.ts';

/** Where packages stand beside the tree under review, as agents name their files. */
export const PACKAGES_FOLDER = 'deps';

/** Whether a path, relative to the tree, is one beside it: only where packages were laid there. */
export function isBesideTree(path: string): boolean {
  return path === PACKAGES_FOLDER || path.startsWith(`${PACKAGES_FOLDER}/`);
}

/** A package whose files may be read at `deps/<name>/`: installed in the version that the lock file at head names. */
export type OfferedPackage = {
  readonly name: string;
  readonly version: string;
  /** Changed files that import it. */
  readonly usedBy: readonly RepoPath[];
  /** Files of it that were left out: they are no text, or too large. */
  readonly left: number;
};

/** A package that a changed file imports and that is not offered. */
export type WithheldPackage = { readonly name: string; readonly why: string };

export type InstalledPackages = {
  readonly offered: readonly OfferedPackage[];
  readonly withheld: readonly WithheldPackage[];
};

export const NO_PACKAGES: InstalledPackages = { offered: [], withheld: [] };
