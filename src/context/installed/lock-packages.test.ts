import { describe, expect, it } from 'vitest';
import { cargoLock, tomlLock, yarnLock } from './lock-packages.ts';

const said = (locked: readonly { name: string; version: string }[]): string[] =>
  locked.map(({ name, version }) => `${name} ${version}`);

describe('yarn.lock', () => {
  it.each([
    [
      'of version 1, by an alias and by its own name',
      '"wide-cjs@npm:wide@^4.0.0", wide@^4.0.0:\n  version "4.2.3"\n  resolved "x"\n',
      ['wide-cjs 4.2.3', 'wide 4.2.3'],
    ],
    [
      'of later versions, by an alias and by its own name',
      '"@a/old@npm:wide@^4, wide@npm:^4.0.0, wide@npm:^4.1.0":\n  version: 4.2.3\n  resolution: "wide@npm:4.2.3"\n',
      ['@a/old 4.2.3', 'wide 4.2.3'],
    ],
    ['without the file’s own entry', '__metadata:\n  version: 8\n  cacheKey: 10\n', []],
  ])('%s', (_, text, expected) => {
    expect(said(yarnLock(text))).toEqual(expected);
  });
});

describe('locks in TOML', () => {
  it('name what their packages are, and not what the tables of a package say', () => {
    const text =
      '[[package]]\nversion = "1.2"\nname = "caf\\u00e9"\n[package.extras]\nname = "no"\n[[package]]\nname = "own"\n';
    expect(said(tomlLock(text))).toEqual(['café 1.2']);
  });

  it('of Cargo: of several versions the one that a member names, with or without its registry', () => {
    const crate = (name: string, version: string) =>
      `[[package]]\nname = "${name}"\nversion = "${version}"\nsource = "registry+x"\n`;
    const own =
      '[[package]]\nname = "own"\nversion = "0.1.0"\ndependencies = [\n "a 2.0.0",\n "b 1.0.0 (registry+x)",\n "c",\n]\n';
    const crates = [
      crate('a', '1.0.0'),
      crate('a', '2.0.0'),
      crate('b', '1.0.0'),
      crate('b', '2.0.0'),
      crate('c', '3.0.0'),
    ];
    expect(said(cargoLock(own + crates.join('')))).toEqual(['own 0.1.0', 'a 2.0.0', 'b 1.0.0', 'c 3.0.0']);
  });
});
