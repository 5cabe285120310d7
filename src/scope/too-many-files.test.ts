import { expect, it } from 'vitest';
import { tooManyPaths } from './too-many-files.ts';

const files = (folder: string, count: number) => Array.from({ length: count }, (_, i) => `${folder}f${i}.ts`);

it('says nothing up to the limit, whatever nobody is shown', () => {
  expect(tooManyPaths(files('src/', 50), 50, { unshown: 1000 })).toBeUndefined();
});

it('names the count, the folders that hold most, and the ways on', () => {
  const paths = [...files('src/', 30), ...files('docs/', 40), ...files('', 2)];
  expect(tooManyPaths(paths, 50, { shards: 3 })).toMatchObject({
    code: 'scope/too-many-files',
    message: '72 files changed, more than 50: docs/ 40, src/ 30, files at the top 2',
    hint: 'review them all: --yes; or a part: -- docs/; or in parts that are merged: --shard 1/3',
  });
});

it('has numbers that add up: of files shown and not shown, and of folders that it does not name', () => {
  const paths = ['a/', 'b/', 'c/', 'd/', 'e/', 'f/', 'g/'].flatMap((folder) => files(folder, 10));
  expect(tooManyPaths(paths, 50, { unshown: 7 })?.message).toBe(
    '77 files changed, 7 of them shown to nobody and 70 to reviewers, more than 50: a/ 10, b/ 10, c/ 10, d/ 10, e/ 10, and 20 in 2 more folders',
  );
});

it.each<[string, string[], string, string | undefined]>([
  ['files at the top', files('', 60), 'files at the top 60', undefined],
  ['a folder without folders', files('src/', 60), 'directly in src/ 60', undefined],
  [
    'the folder that was asked for',
    [...files('src/a/', 45), ...files('src/b/', 30), ...files('src/', 5)],
    'src/a/ 45, src/b/ 30, directly in src/ 5',
    'src/a/',
  ],
  [
    'a folder that is too large itself',
    [...files('src/a/x/', 40), ...files('src/a/y/', 39), ...files('lib/', 20)],
    'src/a/x/ 40, src/a/y/ 39, lib/ 20',
    'src/a/x/',
  ],
  [
    'a folder that is next to nothing of it',
    [...files('src/', 60), ...files('lib/', 9)],
    'directly in src/ 60, lib/ 9',
    undefined,
  ],
  [
    'a folder that holds the same as one in it',
    [...files('src/a/x/', 40), ...files('lib/', 20)],
    'src/ 40, lib/ 20',
    'src/',
  ],
])('does not propose %s', (_, paths, groups, part) => {
  const { message, hint } = tooManyPaths(paths, 50)!;
  expect(message).toBe(`${paths.length} files changed, more than 50: ${groups}`);
  expect(hint).toBe(`review them all: --yes${part === undefined ? '' : `; or a part: -- ${part}`}`);
});

it('names a part as it is called from where the user stands', () => {
  const paths = [...files('a b/', 40), ...files('lib/x/', 30)];
  const part = (prefix: string) => tooManyPaths(paths, 50, { prefix })?.hint;
  expect(part('')).toBe("review them all: --yes; or a part: -- 'a b/'");
  expect(part('lib/x')).toBe("review them all: --yes; or a part: -- '../../a b/'");
  expect(part('a b')).toBe('review them all: --yes; or a part: -- .');
});
