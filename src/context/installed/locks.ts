import { posix } from 'node:path';
import { asRepoPath, type RepoPath } from '../../kernel/repo-path.ts';
import { LANGUAGE_RECORDS } from '../languages/languages.gen.ts';
import type { Installing } from './imported-modules.ts';
import * as read from './lock-packages.ts';
import type { Locked, LockReader } from './lock-packages.ts';

/** A lock file at head. */
export type Lock = { readonly path: RepoPath; readonly locked: readonly Locked[] };

/** If several are in one folder, the first in the list counts. */
const LOCK_FILES: Readonly<Record<Installing, readonly (readonly [name: string, reader: LockReader])[]>> = {
  npm: [
    ['npm-shrinkwrap.json', read.npmLock],
    ['package-lock.json', read.npmLock],
    ['pnpm-lock.yaml', read.pnpmLock],
    ['yarn.lock', read.yarnLock],
    ['bun.lock', read.bunLock],
  ],
  python: [
    ['uv.lock', read.tomlLock],
    ['poetry.lock', read.tomlLock],
    ['pdm.lock', read.tomlLock],
    ['Pipfile.lock', read.pipfileLock],
    ['requirements.txt', read.requirements],
  ],
  go: [['go.sum', read.goSum]],
  rust: [['Cargo.lock', read.cargoLock]],
};

/** The lock file nearest to a folder, its own included. */
export function nearestLock(
  ecosystem: Installing,
  folder: string,
  has: (path: RepoPath) => boolean,
): RepoPath | undefined {
  for (const at of foldersUp(folder)) {
    for (const [name] of LOCK_FILES[ecosystem]) {
      const path = asRepoPath(at === '' ? name : `${at}/${name}`);
      if (path !== undefined && has(path)) return path;
    }
  }
  return undefined;
}

/** A folder and its parents up to the top, which is `''`. */
export function foldersUp(folder: string): string[] {
  if (folder === '' || folder === '.') return [''];
  return [folder, ...foldersUp(posix.dirname(folder))];
}

/**
 * What a lock file names; empty if it cannot be read.
 *
 * @param goMod the text of the `go.mod` next to a `go.sum`: only it says which version is built with
 */
export function readLock(ecosystem: Installing, path: RepoPath, text: string, goMod = ''): Lock {
  const reader = LOCK_FILES[ecosystem].find(([name]) => name === posix.basename(path))?.[1];
  try {
    const locked = reader?.(text) ?? [];
    return { path, locked: ecosystem === 'go' ? required(goMod, locked) : locked };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { path, locked: [] };
  }
}

function required(goMod: string, summed: readonly Locked[]): Locked[] {
  const sums = new Set(summed.map(({ name, version }) => `${name} ${version}`));
  return read.goRequired(goMod).filter(({ name, version }) => sums.has(`${name} ${version}`));
}

/** The packages of a lock file that a module may come from; for Go only the longest matching name. */
export function lockedFor(ecosystem: Installing, module: string, { locked }: Lock): readonly Locked[] {
  const known = LANGUAGE_RECORDS.find((record) => record.ecosystem?.name === ecosystem)?.ecosystem;
  const all = locked.filter(({ name }) => known?.comesFrom(module, name));
  const longest = Math.max(...all.map(({ name }) => name.length));
  return ecosystem === 'go' ? all.filter(({ name }) => name.length === longest) : all;
}

/** Compares names of packages; Python's are equal in any spelling. */
export function isSamePackage(ecosystem: Installing, a: string, b: string): boolean {
  const plain = (name: string): string =>
    ecosystem === 'python' ? name.toLowerCase().replaceAll(/[-_.]+/g, '-') : name;
  return plain(a) === plain(b);
}
