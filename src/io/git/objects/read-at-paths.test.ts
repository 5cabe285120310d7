import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  sampleFolder,
  sampleRepository,
  type SampleRepository,
} from '../../../../tests/kit/sample-repository.ts';
import { startedGits } from '../../../../tests/kit/started-gits.ts';
import type { RepoPath } from '../../../kernel/repo-path.ts';
import { listTree } from './objects.ts';
import { readAtPaths } from './read-at-paths.ts';

const entries = async (repository: SampleRepository, trees: readonly string[], paths: readonly string[]) =>
  (await readAtPaths(repository, trees, paths as RepoPath[])).entries;
const treeOf = ({ git }: SampleRepository, commit = 'HEAD'): string => git('rev-parse', `${commit}^{tree}`);

/** As git checks them out; a name can look like one of git's own for a commit, or like a pattern. */
const NAMES = [
  '-f',
  ':(top)b.txt',
  '*.txt',
  'a b/c d/two\nlines.txt',
  'a b/c.txt',
  'a b.txt',
  'ünï/quo"te.txt',
  'v1-g1234567',
  'x^{tree}',
];

it('are files wherever they stand, as a listing has them', async () => {
  const repository = sampleRepository(Object.fromEntries(NAMES.map((name) => [name, name])));
  const tree = treeOf(repository);
  const [found = []] = await entries(repository, [tree], NAMES);
  const listed = new Map(
    (await listTree(repository, tree)).map(({ path, type, oid }) => [path, { type, oid, path }]),
  );
  expect(new Set(found)).toEqual(new Set(NAMES.map((name) => listed.get(name as RepoPath))));
});

it('are those of each tree, found by one git', async () => {
  const repository = sampleRepository({ 'src/deep/a.ts': '1\n', 'src/gone.ts': '1\n' });
  repository.remove('src/gone.ts');
  repository.commit({ 'src/deep/a.ts': '2\n', 'src/new.ts': '1\n' });
  const trees = [treeOf(repository, 'HEAD~'), treeOf(repository)];
  const gits = startedGits();
  const [base = [], head = []] = await entries(repository, trees, [
    'src/deep/a.ts',
    'src/gone.ts',
    'src/new.ts',
  ]);
  expect(gits()).toEqual(['cat-file']);
  expect([base, head].map((found) => found.map(({ path }) => path).toSorted())).toEqual([
    ['src/deep/a.ts', 'src/gone.ts'],
    ['src/deep/a.ts', 'src/new.ts'],
  ]);
  const [old, now] = [base, head].map((found) => found.find(({ path }) => path === 'src/deep/a.ts'));
  expect(old?.oid).not.toBe(now?.oid);
});

it('are folders, links and submodules too, and nothing below a file', async () => {
  const repository = sampleRepository({ 'src/a.ts': '1\n' });
  const blob = repository.git('rev-parse', 'HEAD:src/a.ts');
  repository.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},lib`);
  repository.git('update-index', '--add', '--cacheinfo', `120000,${blob},link`);
  repository.git('commit', '--quiet', '-m', 'others');
  const named = [
    'src',
    'lib',
    'link',
    'src/a.ts/b',
    'lib/c',
    'link/c',
    'sr',
    'a.ts',
    'src/b.ts',
    'nowhere/c',
  ];
  const [found = []] = await entries(repository, [treeOf(repository)], named);
  expect(found.map(({ path, type }) => [path, type])).toEqual([
    ['src', 'tree'],
    ['lib', 'commit'],
    ['link', 'blob'],
  ]);
});

it('are found by longer ids', async () => {
  const top = join(sampleFolder(), 'sha256');
  execFileSync('git', ['init', '--quiet', '--object-format=sha256', top]);
  const repository = sampleRepository({ 'src/a.ts': '1\n', 'src/b.ts': '2\n' }, top);
  const [found = []] = await entries(repository, [treeOf(repository)], ['src/b.ts']);
  expect(found).toEqual([
    { type: 'blob', oid: repository.git('rev-parse', 'HEAD:src/b.ts'), path: 'src/b.ts' },
  ]);
});

it('are not taken for a name that is not UTF-8', async () => {
  const repository = sampleRepository({ 'a.txt': 'a' });
  const blob = Buffer.from(repository.git('rev-parse', 'HEAD:a.txt'), 'hex');
  const tree = madeTree(repository, [Buffer.from('100644 '), Buffer.of(0xff, 0), blob]);
  expect(await entries(repository, [tree], ['\ufffd', '\xff'])).toEqual([[]]);
});

it.each([
  ['without an end of its name', '100644 a.txt'],
  ['without a name', '100644'],
  ['with half of an id', '100644 a.txt\0aaaaaaaaaa'],
])('a tree %s is refused', async (_, content) => {
  const repository = sampleRepository({ 'a.txt': 'a' });
  const tree = madeTree(repository, [Buffer.from(content)]);
  await expect(entries(repository, [tree], ['a.txt'])).rejects.toMatchObject({
    code: 'environment/tree-unavailable',
  });
});

it('refuses a file whose object is missing, or a folder', async () => {
  const repository = sampleRepository({ 'src/a.ts': 'a' });
  const [folder, gone] = [repository.git('rev-parse', 'HEAD:src'), '1'.repeat(40)];
  for (const oid of [folder, gone]) {
    const tree = madeTree(repository, [Buffer.from('100644 a.txt\0'), Buffer.from(oid, 'hex')]);
    await expect(entries(repository, [tree], ['a.txt'])).rejects.toMatchObject({
      code: 'environment/tree-unavailable',
      message: expect.stringContaining(`git cannot give the content of ${oid}`) as string,
    });
  }
});

it('fails where git does', async () => {
  const nowhere = readAtPaths({ top: '/nowhere', gitDir: '/nowhere' }, ['1'.repeat(40)], ['a' as RepoPath]);
  await expect(nowhere).rejects.toMatchObject({ code: 'environment/git-failed' });
});

/** A tree object that git itself would refuse to make. */
function madeTree({ top }: SampleRepository, parts: readonly Buffer[]): string {
  const args = ['hash-object', '-t', 'tree', '-w', '--literally', '--stdin'];
  return execFileSync('git', args, { cwd: top, input: Buffer.concat(parts), encoding: 'utf8' }).trim();
}
