import { expect, it } from 'vitest';
import { sampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { listTree } from './objects.ts';

const paths = async (listing: ReturnType<typeof listTree>): Promise<string[]> =>
  (await listing).map(({ path }) => path);

it('asks once for a tree by its id, also while the first answer is under way', async () => {
  const repository = sampleRepository({ 'a.txt': 'a' });
  const tree = repository.git('rev-parse', 'HEAD^{tree}');
  const listings = await Promise.all([listTree(repository, tree), listTree(repository, tree)]);
  expect(listings[0]).toBe(listings[1]);
  expect(await listTree(repository, tree)).toBe(listings[0]);
});

it('knows the trees of a repository apart', async () => {
  const repository = sampleRepository({ 'a.txt': 'a' });
  const before = repository.git('rev-parse', 'HEAD^{tree}');
  repository.commit({ 'b.txt': 'b' });
  const after = repository.git('rev-parse', 'HEAD^{tree}');
  expect(await paths(listTree(repository, before))).toEqual(['a.txt']);
  expect(await paths(listTree(repository, after))).toEqual(['a.txt', 'b.txt']);
});

it('does not answer for a repository that lacks the tree', async () => {
  const [one, other] = [sampleRepository({ 'a.txt': 'a' }), sampleRepository({ 'b.txt': 'b' })];
  const tree = one.git('rev-parse', 'HEAD^{tree}');
  await listTree(one, tree);
  await expect(listTree(other, tree)).rejects.toMatchObject({ code: 'environment/git-failed' });
});

it('asks again for what a name stands for', async () => {
  const repository = sampleRepository({ 'a.txt': 'a' });
  expect(await paths(listTree(repository, 'HEAD'))).toEqual(['a.txt']);
  repository.commit({ 'b.txt': 'b' });
  expect(await paths(listTree(repository, 'HEAD'))).toEqual(['a.txt', 'b.txt']);
});

it('does not take a part of a tree for the whole', async () => {
  const repository = sampleRepository({ 'a.txt': 'a', 'b.txt': 'b' });
  const tree = repository.git('rev-parse', 'HEAD^{tree}');
  expect(await paths(listTree(repository, tree, { paths: ['b.txt'] }))).toEqual(['b.txt']);
  expect(await paths(listTree(repository, tree))).toEqual(['a.txt', 'b.txt']);
  expect(await paths(listTree(repository, tree, { paths: ['a.txt'] }))).toEqual(['a.txt']);
});
