import { expect, it } from 'vitest';
import { startedGits } from '../../../../tests/kit/started-gits.ts';
import { sampleRepository, type SampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { eachBlob, eachFile } from './stream-blobs.ts';

const FILES = {
  'a.txt': 'a\nb',
  'empty.txt': '',
  'lines.txt': '\n\n\n',
  'large.txt': 'x'.repeat(300_000),
  'z.txt': 'z\n',
};
const idsOf = (repository: SampleRepository): string[] =>
  Object.keys(FILES).map((path) => repository.git('rev-parse', `HEAD:${path}`));

it('gives every blob whole, once and in order, those without content too', async () => {
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

it('refuses an object that is not there, or is no file', async () => {
  const repository = sampleRepository(FILES);
  const [first = ''] = idsOf(repository);
  for (const oid of ['1'.repeat(40), repository.git('rev-parse', 'HEAD')]) {
    await expect(eachBlob(repository, [first, oid], () => undefined)).rejects.toMatchObject({
      code: 'environment/tree-unavailable',
    });
  }
});
