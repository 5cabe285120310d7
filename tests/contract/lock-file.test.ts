import { expect, it } from 'vitest';
import { textIfAny } from './project-files.ts';

type Entry = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Packages = Readonly<Record<string, Entry>>;

const { packages } = JSON.parse(textIfAny('package-lock.json') ?? '{}') as { packages: Packages };

/**
 * What `npm ci` would report as missing. If the registry does not have the build for another platform when the lock file is written,
 * the lock file has a gap that does not show on the machine where it was written.
 */
function gapsIn(all: Packages): string[] {
  return Object.entries(all).flatMap(([folder, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies })
      .filter((name) => !isFound(all, folder, name))
      .map((name) => `${folder}: ${name}`),
  );
}

/** Searches as node does: in the package's own folder, then in each parent. */
function isFound(all: Packages, folder: string, name: string): boolean {
  const own = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
  if (all[own] !== undefined) return true;
  return folder !== '' && isFound(all, folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
}

it('the lock file knows every package that a package in it asks for, on every platform', () => {
  expect(gapsIn(packages)).toEqual([]);
});

it('an install of the plugin installs nothing: no runtime dependency, and overrides, which the client does not apply', () => {
  // With a lock file and without overrides the client runs npm ci for the plugin: docs/adr/0002-the-bundle-is-committed.md.
  const { dependencies, optionalDependencies, peerDependencies, overrides } = JSON.parse(
    textIfAny('package.json') ?? '',
  ) as Record<string, unknown>;
  expect([dependencies, optionalDependencies, peerDependencies]).toEqual([undefined, undefined, undefined]);
  expect(overrides).toEqual({});
});

it('versions are pinned: what is tested is what is installed', () => {
  const root = packages[''];
  const wanted = Object.entries({ ...root?.dependencies, ...root?.devDependencies });
  expect(wanted.length).toBeGreaterThanOrEqual(15);
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('the scan finds a gap, at the top and further in', () => {
  expect(Object.keys(packages).length).toBeGreaterThanOrEqual(150);
  const found = { 'node_modules/a': { optionalDependencies: { '@x/b': '1' } }, 'node_modules/c': {} };
  expect(gapsIn({ '': { dependencies: { a: '1', d: '1' } }, ...found })).toEqual([
    ': d',
    'node_modules/a: @x/b',
  ]);
  expect(gapsIn({ ...found, 'node_modules/a/node_modules/@x/b': { dependencies: { c: '1' } } })).toEqual([]);
});
