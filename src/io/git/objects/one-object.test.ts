import { expect, it } from 'vitest';
import { sampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { beginningOf, blobAt, commitText, writeBlob } from './one-object.ts';

const BYTES = Buffer.of(0, 255, 10, 13, 0, 10);

it('gives a file of a commit byte for byte, and nothing of one that is not there', async () => {
  const repository = sampleRepository({ 'a b/ü.bin': BYTES, empty: '' });
  expect(await blobAt(repository, 'HEAD', 'a b/ü.bin')).toEqual(BYTES);
  expect(await blobAt(repository, repository.git('rev-parse', 'HEAD^{tree}'), 'empty')).toEqual(Buffer.of());
  expect(await blobAt(repository, 'HEAD', 'none')).toBeUndefined();
  expect(await blobAt(repository, 'HEAD', 'a b')).toBeUndefined();
});

it('gives the first bytes of a large blob, and no more', async () => {
  const repository = sampleRepository({ large: 'x'.repeat(3_000_000), small: 'ab' });
  const oid = (path: string) => repository.git('rev-parse', `HEAD:${path}`);
  expect((await beginningOf(repository, oid('large'), 8000)).toString()).toBe('x'.repeat(8000));
  expect((await beginningOf(repository, oid('small'), 8000)).toString()).toBe('ab');
});

it('stores a blob that it then reads', async () => {
  const repository = sampleRepository({ a: 'a' });
  const oid = await writeBlob(repository, BYTES);
  expect(await beginningOf(repository, oid, 8000)).toEqual(BYTES);
});

it('gives a commit with its headers and its message', async () => {
  const repository = sampleRepository({ a: 'a' });
  const tree = repository.git('rev-parse', 'HEAD^{tree}');
  expect(await commitText(repository, repository.git('rev-parse', 'HEAD'))).toMatch(`tree ${tree}\n`);
});
