import { expect, it } from 'vitest';
import { asRepoPath, type RepoPath } from '../../kernel/repo-path.ts';
import type { RelatedFile, Relation } from '../related-file.ts';
import { rankRelated } from './rank-related.ts';

const path = (name: string): RepoPath => asRepoPath(name) as RepoPath;
const related = (name: string, relation: Relation, of = 'src/a/x.ts'): RelatedFile => ({
  path: path(name),
  relation,
  of: path(of),
});
const order = (found: readonly RelatedFile[]): string[] =>
  rankRelated(found).map((file) => `${file.path} ${file.relation} ${file.of}`);

it('orders by relation, tests after what production code uses, then by how many changed files, by shared folders, by path', () => {
  const found = [
    related('package.json', 'configures'),
    related('src/a/out.ts', 'imported by'),
    related('z/far.ts', 'imports'),
    related('b/far.ts', 'imports'),
    related('src/near.ts', 'imports'),
    related('z/both.ts', 'imports'),
    related('z/both.ts', 'imports', 'src/b/y.ts'),
    related('src/a/x.d.ts', 'types of'),
    related('test/x.test.ts', 'tests'),
  ];
  const expected = [
    'src/a/x.d.ts types of src/a/x.ts',
    'z/both.ts imports src/a/x.ts',
    'src/near.ts imports src/a/x.ts',
    'b/far.ts imports src/a/x.ts',
    'z/far.ts imports src/a/x.ts',
    'test/x.test.ts tests src/a/x.ts',
    'src/a/out.ts imported by src/a/x.ts',
    'package.json configures src/a/x.ts',
  ];
  expect(order(found)).toEqual(expected);
  expect(order(found.toReversed())).toEqual(expected);
});

it('tells a file once, by its closest relation and the nearest changed file', () => {
  const found = [
    related('src/b/t.ts', 'imports', 'src/a/x.ts'),
    related('src/b/t.ts', 'tests', 'src/a/x.ts'),
    related('src/b/t.ts', 'tests', 'src/b/y.ts'),
  ];
  expect(order(found)).toEqual(['src/b/t.ts tests src/b/y.ts']);
});

it('keeps ten places for each relation among the first fifty', () => {
  const many = (relation: Relation, count: number): RelatedFile[] =>
    Array.from({ length: count }, (_, at) =>
      related(`${relation.replace(' ', '-')}${at + 100}.ts`, relation),
    );
  const ranked = rankRelated([...many('imports', 200), ...many('imported by', 30), ...many('configures', 3)]);
  const first = ranked.slice(0, 50).map(({ relation }) => relation);
  const count = (relation: Relation): number => first.filter((each) => each === relation).length;
  expect([count('imports'), count('imported by'), count('configures')]).toEqual([37, 10, 3]);
  expect(ranked).toHaveLength(233);
  const tested = rankRelated([...many('tests', 200), ...many('imports', 30)]).slice(0, 50);
  expect(tested.filter(({ relation }) => relation === 'imports')).toHaveLength(30);
  expect(rankRelated([])).toEqual([]);
});
