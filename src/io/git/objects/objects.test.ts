import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleFolder, sampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { blobSizes, listTree, readBlobs } from './objects.ts';

const names = [
  'plain.txt',
  'a folder/with space.txt',
  'ünï.txt',
  'two\nlines.txt',
  'quo"te.txt',
  'tab\there.txt',
  '-f',
];

describe('listTree', () => {
  it('gives every path as it is, with mode and size', async () => {
    const repository = sampleRepository(Object.fromEntries(names.map((name) => [name, name])));
    const entries = await listTree(repository, 'HEAD');
    expect(entries.map(({ path }) => path).toSorted()).toEqual(names.toSorted());
    expect(entries.find(({ path }) => path === 'plain.txt')).toMatchObject({
      mode: '100644',
      type: 'blob',
      size: 9,
    });
  });

  it('lists a submodule without a size', async () => {
    const repository = sampleRepository({ 'a.txt': 'a' });
    repository.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},lib`);
    repository.git('commit', '--quiet', '-m', 'submodule');
    expect((await listTree(repository, 'HEAD'))[1]).toMatchObject({
      type: 'commit',
      size: null,
      path: 'lib',
    });
  });

  it('takes paths literally', async () => {
    const repository = sampleRepository({ '*.txt': 'a', ':(top)b.txt': 'x', 'b.txt': 'b', 'src/c.txt': 'c' });
    const listed = await listTree(repository, 'HEAD', { paths: ['*.txt', ':(top)b.txt', 'src'] });
    expect(listed.map(({ path }) => path)).toEqual(['*.txt', ':(top)b.txt', 'src/c.txt']);
  });

  it.each(['..', '.git', '.GIT', '.'])('refuses a tree with an entry named %j', async (name) => {
    const repository = sampleRepository({ 'a.txt': 'a' });
    const blob = repository.git('rev-parse', 'HEAD:a.txt');
    const tree = makeTree(repository.top, [['100644', name, blob]]);
    await expect(listTree(repository, tree)).rejects.toMatchObject({
      code: 'environment/tree-unavailable',
      message: expect.stringContaining(JSON.stringify(name)) as string,
    });
  });

  it('does not take a revision for an option', async () => {
    const repository = sampleRepository({ 'a.txt': 'a' });
    await expect(listTree(repository, '--name-only')).rejects.toMatchObject({
      code: 'environment/git-failed',
    });
  });
});

describe('readBlobs', () => {
  it('gives contents byte for byte: empty, binary, with newlines at both ends', async () => {
    const contents = {
      empty: '',
      binary: Buffer.of(0, 255, 10, 13, 0),
      lines: '\n\n',
      header: `${'a'.repeat(40)} blob 3\n`,
    };
    const repository = sampleRepository(contents);
    const ids = Object.keys(contents).map((path) => repository.git('rev-parse', `HEAD:${path}`));
    const blobs = await readBlobs(repository, [...ids, ...ids]);
    expect(ids.map((id) => blobs.get(id))).toEqual(
      Object.values(contents).map((content) => Buffer.from(content)),
    );
  });

  it('starts no process for nothing', async () => {
    expect(await readBlobs({ top: '/nowhere', gitDir: '/nowhere' }, [])).toEqual(new Map());
  });

  it('refuses an object that is not there, and names it', async () => {
    const repository = sampleRepository({ 'a.txt': 'a' });
    const missing = '1'.repeat(40);
    const there = repository.git('rev-parse', 'HEAD:a.txt');
    await expect(readBlobs(repository, [there, missing])).rejects.toMatchObject({
      code: 'environment/tree-unavailable',
      message: expect.stringContaining(`${missing} missing`) as string,
    });
  });

  it('refuses what is not a blob', async () => {
    const repository = sampleRepository({ 'a.txt': 'a' });
    await expect(readBlobs(repository, [repository.git('rev-parse', 'HEAD^{tree}')])).rejects.toMatchObject({
      code: 'environment/tree-unavailable',
    });
  });
});

it('does not go to the network for what a partial clone lacks, and says how to get it', async () => {
  const origin = sampleRepository({ 'a.txt': 'first' });
  origin.commit({ 'a.txt': 'second' });
  origin.git('config', 'uploadpack.allowFilter', 'true');
  const top = join(sampleFolder(), 'clone');
  origin.git('clone', '--quiet', '--filter=blob:none', `file://${origin.top}`, top);
  const clone = { top, gitDir: join(top, '.git') };
  const refused = {
    code: 'environment/tree-unavailable',
    hint: expect.stringContaining('git fetch --refetch --no-filter') as string,
  };
  await expect(readBlobs(clone, [origin.git('rev-parse', 'HEAD~:a.txt')])).rejects.toMatchObject(refused);
  await expect(listTree(clone, 'HEAD~')).rejects.toMatchObject(refused);
});

it('blobSizes leaves out what is not there', async () => {
  const repository = sampleRepository({ 'a.txt': 'four' });
  const there = repository.git('rev-parse', 'HEAD:a.txt');
  expect(await blobSizes(repository, ['1'.repeat(40), there])).toEqual(new Map([[there, 4]]));
});

/** A tree object with entries that git itself would refuse to make. */
function makeTree(
  top: string,
  entries: readonly (readonly [mode: string, name: string, oid: string])[],
): string {
  const input = Buffer.concat(
    entries.map(([mode, name, oid]) =>
      Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(oid, 'hex')]),
    ),
  );
  const args = ['hash-object', '-t', 'tree', '-w', '--literally', '--stdin'];
  return execFileSync('git', args, { cwd: top, input, encoding: 'utf8' }).trim();
}

it('refuses a tree that holds a path twice: no diff shows which of the two is checked out', async () => {
  const repository = sampleRepository({ 'a.js': 'shown\n', 'b.js': 'hidden\n' });
  const entry = (file: string) =>
    Buffer.concat([
      Buffer.from('100644 a.js\0'),
      Buffer.from(repository.git('rev-parse', `HEAD:${file}`), 'hex'),
    ]);
  const tree = execFileSync('git', ['hash-object', '-t', 'tree', '-w', '--literally', '--stdin'], {
    ...{ cwd: repository.top, input: Buffer.concat([entry('a.js'), entry('b.js')]), encoding: 'utf8' },
  });
  await expect(listTree(repository, tree.trim())).rejects.toMatchObject({
    code: 'environment/tree-unavailable',
    message: 'the tree holds "a.js" twice',
  });
});
