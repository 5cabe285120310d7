import { expect, it } from 'vitest';
import { asRepoPath } from './repo-path.ts';

it.each([
  'a',
  'a/b.ts',
  '.github/x',
  'a/.gitignore',
  '..a/b..',
  '...',
  'a/...',
  'git',
  '.gitx',
  'x.git',
  'a\nb',
  '.gıt',
])('a path of a repository: %j', (text) => {
  expect(asRepoPath(text)).toBe(text);
});

it.each([
  ...['', '/', '/a', 'a/', 'a//b', '.', './a', 'a/.', 'a/./b', '..', '../a', 'a/..', 'a/../b'],
  ...['.git', '.git/config', 'a/.git', 'a/.git/b', '.GIT', 'a/.Git/b', 'a\0b', '\0'],
])('no path of a repository: %j', (text) => {
  expect(asRepoPath(text)).toBeUndefined();
});
