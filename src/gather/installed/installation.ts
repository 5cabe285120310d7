import { join } from 'node:path';
import type { Locked } from '../../context/installed/lock-packages.ts';

/** A package found on this machine. */
export type Installation = {
  readonly name: string;
  readonly version: string;
  /** Real path of the folder that contains its files. */
  readonly root: string;
  /** For a folder that several packages share: the package's own files, relative to it. */
  readonly own?: ReadonlySet<string>;
  /** For npm: where it is installed, relative to the top of the repository. */
  readonly at?: string;
};

/** Found, or why what was found does not count: a link that leads elsewhere. */
export type Search = { readonly found: Installation } | { readonly name: string; readonly why: string };

/** Where packages are searched for. */
export type Places = {
  /** Real path of the user's work tree. */
  readonly top: string;
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** What to search for: a module that a file in `folder` imports, and the packages of the lock file that it may come from. */
export type Wanted = {
  readonly module: string;
  readonly folder: string;
  readonly locked: readonly Locked[];
};

export type Finder = (wanted: Wanted, places: Places) => Promise<Search | undefined>;

export const OUTSIDE = 'its folder is a link that leads elsewhere';

/** Whether a name or a version is safe as part of a path: it cannot lead out of a folder. */
export function isPlainName(text: string): boolean {
  return /^[\w@.+~!-]+(?:\/[\w@.+~!-]+)*$/.test(text) && !/(?:^|\/)\./.test(text);
}

/** A folder in the user's home that a variable may relocate. */
export function homeFolders({ env }: Places, variable: string, ...fallback: readonly string[]): string[] {
  const named = env[variable];
  if (named !== undefined && named !== '') return [named];
  const home = env['HOME'] ?? env['USERPROFILE'];
  return home === undefined || home === '' ? [] : [join(home, ...fallback)];
}
