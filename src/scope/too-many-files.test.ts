import { expect, it } from 'vitest';
import { tooManyPaths } from './too-many-files.ts';

const files = (folder: string, count: number) => Array.from({ length: count }, (_, i) => `${folder}f${i}.ts`);

it('says nothing up to the limit', () => {
  expect(tooManyPaths(files('src/', 50), 50)).toBeUndefined();
});

it('names the count, the folders that hold most, and the ways on', () => {
  const paths = [...files('src/', 30), ...files('docs/', 40), ...files('', 2)];
  expect(tooManyPaths(paths, 50)).toMatchObject({
    code: 'scope/too-many-files',
    message: '72 files changed, more than 50: docs/ 40, src/ 30, files at the top 2',
    hint: 'review them all: --yes; or a part: -- docs/; or in parts that are merged: --shard I/N',
  });
});

it('counts the folders it does not name', () => {
  const paths = ['a/', 'b/', 'c/', 'd/', 'e/', 'f/', 'g/'].flatMap((folder) => files(folder, 10));
  expect(tooManyPaths(paths, 50)?.message).toBe(
    '70 files changed, more than 50: a/ 10, b/ 10, c/ 10, d/ 10, e/ 10, and 2 more folders',
  );
});

it('does not propose a folder when all files are at the top', () => {
  expect(tooManyPaths(files('', 3), 2)?.hint).toBe(
    'review them all: --yes; or a part: -- PATH; or in parts that are merged: --shard I/N',
  );
});
