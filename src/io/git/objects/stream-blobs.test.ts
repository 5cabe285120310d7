import { expect, it } from 'vitest';
import { startedGits } from '../../../../tests/kit/started-gits.ts';
import { sampleRepository, type SampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { eachBlob, eachFile, streamBlobs } from './stream-blobs.ts';

const FILES = {
  'a.txt': 'a\nb',
  'empty.txt': '',
  'lines.txt': '\n\n\n',
  'large.txt': 'x'.repeat(300_000),
  'z.txt': 'z\n',
};
const idsOf = (repository: SampleRepository): string[] =>
  Object.keys(FILES).map((path) => repository.git('rev-parse', `HEAD:${path}`));

type Taken = { readonly oid: string; readonly size: number; text: string };

async function taken(
  repository: SampleRepository,
  oids: readonly string[],
  most = Infinity,
): Promise<Taken[]> {
  const blobs: Taken[] = [];
  await streamBlobs(repository, oids, {
    begin: (oid, size) => {
      blobs.push({ oid, size, text: '' });
      return size <= most;
    },
    take: (piece) => {
      const last = blobs.at(-1);
      if (last !== undefined) last.text += piece.toString();
    },
  });
  return blobs;
}

it('gives every content whole, once and in order', async () => {
  const repository = sampleRepository(FILES);
  const oids = idsOf(repository);
  const expected = Object.values(FILES).map((text, at) => ({ oid: oids[at], size: text.length, text }));
  expect(await taken(repository, [...oids, ...oids])).toEqual(expected);
  expect(await taken(repository, [])).toEqual([]);
});

it('gives blobs one by one, those without content too', async () => {
  const repository = sampleRepository(FILES);
  const oids = idsOf(repository);
  const whole: [string, string][] = [];
  await eachBlob(repository, [...oids, ...oids], (oid, content) => {
    whole.push([oid, content.toString()]);
  });
  expect(whole).toEqual(Object.values(FILES).map((text, at) => [oids[at], text]));
});

it('gives each file with its entry, and reads what several hold once', async () => {
  const repository = sampleRepository({ a: 'same', b: 'other', c: 'same' });
  const gits = startedGits();
  const entries = ['a', 'b', 'c'].map((path) => ({ path, oid: repository.git('rev-parse', `HEAD:${path}`) }));
  const found: [string, string][] = [];
  await eachFile(repository, entries, ({ path }, content) => found.push([path, content.toString()]));
  expect(Object.fromEntries(found)).toEqual({ a: 'same', b: 'other', c: 'same' });
  expect(gits()).toEqual(['cat-file']);
});

it('passes on what went wrong with a blob', async () => {
  const repository = sampleRepository(FILES);
  const failure = new Error('not parsed');
  const use = (): never => {
    throw failure;
  };
  await expect(eachBlob(repository, idsOf(repository), use)).rejects.toBe(failure);
});

it('does not read a content that is not wanted, and goes on behind it', async () => {
  const repository = sampleRepository(FILES);
  const oids = idsOf(repository);
  const blobs = await taken(repository, oids, 1000);
  expect(blobs.map(({ size }) => size)).toEqual([3, 0, 3, 300_000, 2]);
  expect(blobs.map(({ text }) => text)).toEqual(['a\nb', '', '\n\n\n', '', 'z\n']);
  const large = oids[3] ?? '';
  expect(await taken(repository, [large], 1000)).toEqual([{ oid: large, size: 300_000, text: '' }]);
});

it('refuses an object that is not there, or is no file', async () => {
  const repository = sampleRepository(FILES);
  const [first = ''] = idsOf(repository);
  for (const oid of ['1'.repeat(40), repository.git('rev-parse', 'HEAD')]) {
    await expect(taken(repository, [first, oid])).rejects.toMatchObject({
      code: 'environment/tree-unavailable',
    });
  }
});

it('passes on what the taker throws', async () => {
  const repository = sampleRepository(FILES);
  const failure = new Error('full');
  const taker = {
    begin: (): boolean => {
      throw failure;
    },
    take: (): void => undefined,
  };
  await expect(streamBlobs(repository, idsOf(repository), taker)).rejects.toBe(failure);
});
