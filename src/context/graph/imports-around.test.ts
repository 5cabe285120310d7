import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asRepoPath, type RepoPath } from '../../kernel/repo-path.ts';
import type { FoundImport } from '../imports/found-import.ts';
import { importsAround, type ChangedPath } from './imports-around.ts';
import { importResolver } from './resolve-import.ts';
import { treePaths } from './tree-paths.ts';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';

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

const name = fc.constantFrom('a', 'b', 'a.b', 'index', '.a', 'v1.2', 'main');
const folder = fc.constantFrom('', 'a/', 'b/', 'a.b/', 'a/b/', '.a/', 'v1.2/', 'main/index/');
const file = fc
  .tuple(
    folder,
    name,
    fc.constantFrom('.ts', '.js', '.d.ts', '.tsx', '.json', '.mjs', '.test.ts', '.vue', ''),
  )
  .map((parts) => parts.join(''));
const module = fc
  .tuple(
    fc.constantFrom('./', '../', '../../', './a/', '../a/../', './/', '.a/', ''),
    name,
    fc.constantFrom(
      '',
      '.js',
      '.ts',
      '.jsx',
      '.json',
      '/',
      '/.',
      '/..',
      '/index',
      '?raw',
      '.js?x',
      '#y',
      '.',
    ),
  )
  .map((parts) => parts.join(''));
const world = fc.record({
  files: fc.uniqueArray(file, { minLength: 3, maxLength: 12 }),
  gone: fc.uniqueArray(file, { maxLength: 3 }),
  importers: fc.dictionary(
    file.filter((one) => one.endsWith('.ts')),
    fc.array(module, { minLength: 4, maxLength: 8 }),
    {
      minKeys: 1,
      maxKeys: 4,
    },
  ),
  mains: fc.dictionary(
    folder.map((one) => `${one}package.json`),
    fc.constantFrom('./main.js', '../a.ts', 'b', './index.js').map((main) => JSON.stringify({ main })),
    { maxKeys: 3 },
  ),
  share: fc.integer({ min: 1, max: 5 }),
});

it('tells of any tree the edges that finding each import’s file tells', () => {
  let edges = 0;
  fc.assert(
    fc.property(world, ({ files, gone, importers, mains, share }) => {
      const all = [...new Set([...files, ...Object.keys(importers), ...Object.keys(mains)])];
      const away = gone.filter((one) => !all.includes(one));
      const changed = [
        ...all.filter((_, at) => at % share === 0).map((one) => changedFile(one)),
        ...away.map((one) => changedFile(one, one)),
      ];
      const told = edgesOf({ files: all, imports: importers, changed, texts: mains });
      expect(told).toEqual(edgesByFinding(all, importers, changed, mains));
      edges += told.length;
    }),
    { ...propertyRuns(300), seed: 11 },
  );
  expect(edges).toBeGreaterThan(100);
});

/** The same, with the file of each import looked for. */
function edgesByFinding(
  files: readonly string[],
  imports: Imports,
  changed: readonly ChangedPath[],
  texts: Readonly<Record<string, string>>,
): string[] {
  const touched = changed.flatMap((one) => [one.path, ...one.gone]);
  const of = (names: readonly string[]) =>
    importResolver({ tree: treePaths([...new Set(names)].map(path)), texts: new Map(Object.entries(texts)) });
  const [now, before] = [of(files), of([...files, ...touched])];
  return [...factsOf(imports)].flatMap(([from, found]) =>
    found.flatMap((one) => {
      const atHead = now(from, one);
      const targets = atHead.length > 0 ? atHead : before(from, one);
      return targets
        .filter((to) => touched.includes(from) || touched.includes(to))
        .map((to) => `${from} > ${to}`);
    }),
  );
}
