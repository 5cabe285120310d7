import { expect, it } from 'vitest';
import { asRepoPath, type RepoPath } from '../../kernel/repo-path.ts';
import type { FoundImport } from '../imports/found-import.ts';
import { importsAround, type ChangedPath } from './imports-around.ts';
import { treePaths } from './tree-paths.ts';

const path = (name: string): RepoPath => asRepoPath(name) as RepoPath;

type Imports = Readonly<Record<string, readonly string[]>>;
type World = {
  readonly files: readonly string[];
  readonly imports: Imports;
  readonly changed: readonly ChangedPath[];
  readonly texts?: Readonly<Record<string, string>>;
};

const changedFile = (name: string, ...gone: readonly string[]): ChangedPath => ({
  path: path(name),
  gone: gone.map(path),
});

function edgesOf({ files, imports, changed, texts = {} }: World): string[] {
  const tree = treePaths([...new Set([...files, ...Object.keys(imports), ...Object.keys(texts)])].map(path));
  const sources = { tree, texts: new Map(Object.entries(texts)) };
  return importsAround(changed, factsOf(imports), sources).map(({ from, to }) => `${from} > ${to}`);
}

function factsOf(imports: Imports): Map<RepoPath, FoundImport[]> {
  const found = (module: string): FoundImport => ({ module, names: [] });
  return new Map(Object.entries(imports).map(([from, modules]) => [path(from), modules.map(found)]));
}

it('tells who imports what changed, and what changed files import', () => {
  const imports = { 'src/a.ts': ['./b.js', 'node:fs'], 'src/b.ts': ['../lib/c'], 'src/d.ts': ['./e'] };
  const files = ['lib/c.ts', 'src/e.ts'];
  expect(edgesOf({ files, imports, changed: [changedFile('src/b.ts')] })).toEqual([
    'src/a.ts > src/b.ts',
    'src/b.ts > lib/c.ts',
  ]);
});

it.each<[string, string, string, Readonly<Record<string, string>>]>([
  ['its name', './b', 'src/b.ts', {}],
  ['the name of what it is compiled to', './b.js', 'src/b.d.ts', {}],
  ['the name of the source that it declares', './b.mts', 'src/b.d.mts', {}],
  ['a name with dots', './b.test-kit', 'src/b.test-kit.ts', {}],
  ['a name that begins with a dot', './.b', 'src/.b.js', {}],
  ['its folder', '../lib', 'lib/index.ts', {}],
  ['its folder, with a slash', '../lib/', 'lib/index.ts', {}],
  ['a folder with a dot in its name', '../v1.2', 'v1.2/index.ts', {}],
  ['the folder above', '..', 'index.ts', {}],
  ['its own folder', './.', 'src/index.ts', {}],
  ['a folder by a way back', './deep/..', 'src/index.ts', {}],
  ['a package', '../lib', 'lib/main.ts', { 'lib/package.json': '{"main":"./main.js"}' }],
  [
    'a package that leads out of itself',
    '../lib',
    'other/main.ts',
    { 'lib/package.json': '{"main":"../other/main.ts"}' },
  ],
  [
    'a package by its name',
    'shop',
    'lib/main.ts',
    { 'lib/package.json': '{"name":"shop","main":"./main.js"}' },
  ],
  ['what a bundler is asked', './b?raw', 'src/b.ts', {}],
  ['a part of it', './b.svg#x', 'src/b.svg', {}],
])('finds the importer of a changed file by %s', (_, module, target, texts) => {
  const files = [target, 'src/deep/x.ts', 'lib/x.ts'];
  const imports = { 'src/a.ts': [module] };
  expect(edgesOf({ files, imports, changed: [changedFile(target)], texts })).toEqual([
    `src/a.ts > ${target}`,
  ]);
});

it.each<[string, string, ChangedPath]>([
  ['a deleted file', '../lib/b', changedFile('lib/b.ts', 'lib/b.ts')],
  ['a deleted index of a folder that is gone', '../lib', changedFile('lib/index.ts', 'lib/index.ts')],
  ['the old name of a file', './old', changedFile('src/new.ts', 'src/old.ts')],
  ['the old folder of a file', '../old', changedFile('new/index.ts', 'old/index.ts')],
])('finds the importer of %s', (_, module, changed) => {
  const files = changed.gone.includes(changed.path) ? [] : [changed.path];
  expect(edgesOf({ files, imports: { 'src/a.ts': [module] }, changed: [changed] })).toEqual([
    `src/a.ts > ${changed.path}`,
  ]);
});
