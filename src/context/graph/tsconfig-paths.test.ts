import { expect, it } from 'vitest';
import { asRepoPath, type RepoPath } from '../../kernel/repo-path.ts';
import { pathMappings, targetsOf } from './tsconfig-paths.ts';
import { treePaths } from './tree-paths.ts';

const MAPS = '{"compilerOptions":{"paths":{"@/*":["./src/*"]}}}';

function mapped(texts: Record<string, string>, name = '@/y', from = 'app/x.ts'): readonly string[] {
  const path = (each: string): RepoPath => asRepoPath(each) as RepoPath;
  const tree = treePaths([from, ...Object.keys(texts)].map(path));
  const folders = (each: string): string | undefined => (each === '@own/base' ? 'packages/base' : undefined);
  const mapping = pathMappings({ tree, texts: new Map(Object.entries(texts)) }, folders)(from);
  return mapping.paths.flatMap((pattern) => targetsOf(pattern, name) ?? []);
}

it.each([
  ['its own', { 'tsconfig.json': MAPS }, ['src/y']],
  ['the nearest one', { 'tsconfig.json': MAPS, 'app/tsconfig.json': MAPS }, ['app/src/y']],
  ['one that it extends', { 'tsconfig.json': '{"extends":"./base.json"}', 'base.json': MAPS }, ['src/y']],
  ['one without ending', { 'tsconfig.json': '{"extends":"./base"}', 'base.json': MAPS }, ['src/y']],
  [
    'one in another folder, from which its targets count',
    { 'app/tsconfig.json': '{"extends":"../config/base.json"}', 'config/base.json': MAPS },
    ['config/src/y'],
  ],
  [
    'one of a package of the repository',
    { 'tsconfig.json': '{"extends":"@own/base/ts.json"}', 'packages/base/ts.json': MAPS },
    ['packages/base/src/y'],
  ],
  [
    'the last of several that map',
    {
      'tsconfig.json': '{"extends":["./a.json","./b/b.json","./c.json"]}',
      'a.json': MAPS,
      'b/b.json': MAPS,
      'c.json': '{}',
    },
    ['b/src/y'],
  ],
  [
    'its own before one that it extends',
    {
      'app/tsconfig.json': MAPS.replace('{', '{"extends":"../base.json",'),
      'base.json': MAPS,
    },
    ['app/src/y'],
  ],
  [
    'one it refers to',
    { 'tsconfig.json': '{"references":[{"path":"./lib.json"}]}', 'lib.json': MAPS },
    ['src/y'],
  ],
  [
    'none, in a circle',
    { 'tsconfig.json': '{"extends":"./b.json"}', 'b.json': '{"extends":"./tsconfig.json"}' },
    [],
  ],
  [
    'none, outside the repository',
    { 'tsconfig.json': '{"extends":"elsewhere/base"}', 'base.json': MAPS },
    [],
  ],
  ['none, in a damaged file', { 'tsconfig.json': '{"compilerOptions":' }, []],
])('a configuration maps names by %s', (_, texts, expected) => {
  expect(mapped(texts as Record<string, string>)).toEqual(expected);
});

it('maps by the most exact pattern first', () => {
  const paths = '{"*":["any/*"],"@/*":["src/*"],"@/deep/*":["deep/*"],"@/deep/y":["y.ts"]}';
  const texts = { 'tsconfig.json': `{"compilerOptions":{"baseUrl":".","paths":${paths}}}` };
  expect(mapped(texts, '@/deep/y')).toEqual(['y.ts', 'deep/y', 'src/deep/y', 'any/@/deep/y']);
});
