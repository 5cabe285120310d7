import { expect, it } from 'vitest';
import { sampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { askedOnce } from './known-listings.ts';
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

it('asks again for what could not be read, and holds two answers', async () => {
  const repository = sampleRepository();
  const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(40)) as [string, string, string];
  const asked: string[] = [];
  let failing = true;
  const read = askedOnce((_, id) => {
    asked.push(id);
    return failing ? Promise.reject(new Error('gone')) : Promise.resolve(id);
  });
  await expect(read(repository, first)).rejects.toThrow('gone');
  failing = false;
  expect(await read(repository, first)).toBe(first);
  await read(repository, second);
  await read(repository, third);
  expect(await read(repository, second)).toBe(second);
  expect(asked).toEqual([first, first, second, third]);
  await read(repository, first);
  expect(asked).toHaveLength(5);
});

it.each(['src', 'src/a.txt', 'src/a.txt/b', 'nowhere'])(
  'gives of a listed tree what git gives of %s',
  async (path) => {
    const files = { 'src/a.txt': 'a', 'src/b/c.txt': 'c', 'src2/a.txt': 'other', 'src.txt': 's' };
    const [asked, listed] = [sampleRepository(files), sampleRepository(files)];
    const tree = listed.git('rev-parse', 'HEAD^{tree}');
    await listTree(listed, tree);
    expect(await listTree(listed, tree, { paths: [path] })).toEqual(
      await listTree(asked, tree, { paths: [path] }),
    );
  },
);
