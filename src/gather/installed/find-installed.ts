import { posix } from 'node:path';
import type { ImportedModule, Installing } from '../../context/installed/imported-modules.ts';
import type { WithheldPackage } from '../../context/installed/installed-packages.ts';
import type { Locked } from '../../context/installed/lock-packages.ts';
import { isSamePackage, lockedFor, type Lock } from '../../context/installed/locks.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { findGo } from './find-go.ts';
import { findNpm } from './find-npm.ts';
import { findPython } from './find-python.ts';
import { findRust } from './find-rust.ts';
import type { Finder, Installation, Places } from './installation.ts';

const FINDERS: Readonly<Record<Installing, Finder>> = {
  npm: findNpm,
  python: findPython,
  go: findGo,
  rust: findRust,
};

/** A package that may be copied next to the tree: installed in the version that the lock file at head names. */
export type Matching = Installation & { readonly usedBy: readonly RepoPath[] };

/**
 * Where a module that changed files import is installed. Undefined if it is not a package to report: part of the standard
 * library, say, or of the repository itself.
 */
export async function findInstalled(
  { ecosystem, module, usedBy }: ImportedModule,
  lockFor: (ecosystem: Installing, folder: string) => Lock | undefined,
  places: Places,
): Promise<Matching | WithheldPackage | undefined> {
  const folder = posix.dirname(usedBy[0] ?? '');
  const lock = lockFor(ecosystem, folder);
  const locked = lock === undefined ? [] : lockedFor(ecosystem, module, lock);
  const search = await FINDERS[ecosystem]({ module, folder, locked }, places);
  if (search === undefined) {
    const [named] = locked;
    return named === undefined
      ? undefined
      : { name: named.name, why: `${named.version} of ${lock?.path ?? ''} is not installed here` };
  }
  if ('why' in search) return search;
  const why = whyNot(ecosystem, search.found, lock);
  return why === undefined ? { ...search.found, usedBy } : { name: search.found.name, why };
}

function whyNot(ecosystem: Installing, found: Installation, lock: Lock | undefined): string | undefined {
  if (lock === undefined) return `no lock file at head names ${found.version}`;
  const named = lock.locked.filter(({ name }) => isSamePackage(ecosystem, name, found.name));
  const there = atSamePlace(found, named, lock);
  if (there.some(({ version }) => version === found.version)) return undefined;
  const [first] = there;
  return first === undefined
    ? `${lock.path} at head does not name it`
    : `${found.version} is installed, and ${lock.path} at head names ${first.version}`;
}

/** npm's own lock file says which version is in which folder; others only say which versions exist. */
function atSamePlace({ at }: Installation, named: readonly Locked[], { path }: Lock): readonly Locked[] {
  if (at === undefined || !named.some((one) => one.at !== undefined)) return named;
  const top = posix.dirname(path);
  return named.filter((one) => posix.join(top, one.at ?? '') === at);
}
