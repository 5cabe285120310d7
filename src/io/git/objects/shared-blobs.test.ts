import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleRepository, type SampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { readSharedBlobs } from './shared-blobs.ts';

const idOf = (repository: SampleRepository, path: string): string =>
  repository.git('rev-parse', `HEAD:${path}`);
const FILES = { 'a.txt': 'aaaa', 'b.txt': 'bbbb', 'c.txt': 'cccc' };

it('gives what was read or is under way, and reads the rest', async () => {
  const repository = sampleRepository(FILES);
  const [a, b, c] = ['a.txt', 'b.txt', 'c.txt'].map((path) => idOf(repository, path)) as [
    string,
    string,
    string,
  ];
  const [first, second] = await Promise.all([
    readSharedBlobs(repository, [a, b, a]),
    readSharedBlobs(repository, [b, c]),
  ]);
  expect([...first].map(([oid, bytes]) => [oid, bytes.toString()])).toEqual([
    [a, 'aaaa'],
    [b, 'bbbb'],
  ]);
  expect([...second].map(([oid, bytes]) => [oid, bytes.toString()])).toEqual([
    [b, 'bbbb'],
    [c, 'cccc'],
  ]);
  expect(second.get(b)).toBe(first.get(b));
  expect((await readSharedBlobs(repository, [c])).get(c)).toBe(second.get(c));
});

it('does not answer for a repository that lacks the content', async () => {
  const [one, other] = [sampleRepository(FILES), sampleRepository({ 'd.txt': 'dddd' })];
  const a = idOf(one, 'a.txt');
  await readSharedBlobs(one, [a]);
  await expect(readSharedBlobs(other, [a])).rejects.toMatchObject({ code: 'environment/tree-unavailable' });
});

it('asks again for what could not be read', async () => {
  const repository = sampleRepository(FILES);
  const a = idOf(repository, 'a.txt');
  const file = join(repository.gitDir, 'objects', a.slice(0, 2), a.slice(2));
  rmSync(file, { force: true });
  await expect(readSharedBlobs(repository, [a])).rejects.toMatchObject({
    code: 'environment/tree-unavailable',
  });
  repository.git('hash-object', '-w', 'a.txt');
  expect((await readSharedBlobs(repository, [a])).get(a)?.toString()).toBe('aaaa');
});

it('holds no more bytes than it may, and gives them all the same', async () => {
  const repository = sampleRepository(FILES);
  const [a, b] = [idOf(repository, 'a.txt'), idOf(repository, 'b.txt')];
  const held = await readSharedBlobs(repository, [a], { most: 5 });
  const given = await readSharedBlobs(repository, [b], { most: 5 });
  expect(given.get(b)?.toString()).toBe('bbbb');
  expect((await readSharedBlobs(repository, [a], { most: 5 })).get(a)).toBe(held.get(a));
  expect((await readSharedBlobs(repository, [b], { most: 5 })).get(b)).not.toBe(given.get(b));
});

it('asks again for what another reader left out', async () => {
  const repository = sampleRepository(FILES);
  const [a, b] = [idOf(repository, 'a.txt'), idOf(repository, 'b.txt')];
  const read = () => Promise.resolve(new Map([[a, Buffer.from('aaaa')]]));
  const first = await readSharedBlobs(repository, [a, b], { read });
  expect([...first.keys()]).toEqual([a]);
  const second = await readSharedBlobs(repository, [a, b]);
  expect([second.get(a), second.get(b)?.toString()]).toEqual([first.get(a), 'bbbb']);
  expect(second.get(a)).toBe(first.get(a));
});
