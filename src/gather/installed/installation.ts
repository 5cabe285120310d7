import { join } from 'node:path';
import type { Locked } from '../../context/installed/lock-packages.ts';

/** A package as it was found on this machine. */
export type Installation = {
  readonly name: string;
  readonly version: string;
  /** Real path of the folder that its files are in. */
  readonly root: string;
  /** Of a folder that several packages share: the files that are its own, from there. */
  readonly own?: ReadonlySet<string>;
  /** Of npm: where it is installed, from the top of the repository. */
  readonly at?: string;
};

/** Found, or why what was found is none: a link that leads elsewhere. */
export type Search = { readonly found: Installation } | { readonly name: string; readonly why: string };

/** Where packages are looked for. */
export type Places = {
  /** The user's work tree, really. */
  readonly top: string;
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** What is looked for: a module that a file in `folder` imports, and the packages of the lock file that it may come from. */
export type Wanted = {
  readonly module: string;
  readonly folder: string;
  readonly locked: readonly Locked[];
};

export type Finder = (wanted: Wanted, places: Places) => Promise<Search | undefined>;

export const OUTSIDE = 'its folder is a link that leads elsewhere';

/** A name or a version that may be a part of a path: nothing that leads out of a folder. */
export function isPlainName(text: string): boolean {
  return /^[\w@.+~!-]+(?:\/[\w@.+~!-]+)*$/.test(text) && !/(?:^|\/)\./.test(text);
}

/** A folder of the user's home that a variable may name in another place. */
export function ownPlace({ env }: Places, variable: string, ...fallback: readonly string[]): string[] {
  const named = env[variable];
  if (named !== undefined && named !== '') return [named];
  const home = env['HOME'] ?? env['USERPROFILE'];
  return home === undefined || home === '' ? [] : [join(home, ...fallback)];
}
