import { describe, expect, it } from 'vitest';
import { asRepoPath, claimedPath } from './repo-path.ts';

describe('a path of the repository', () => {
  it.each([
    'a',
    'a/b.ts',
    '.github/x',
    '.gitignore',
    'a/.gitx/b',
    'a b/ü\n.ts',
    '...',
    '..a/b',
    'a/b..',
    ' ',
  ])('%j is one', (text) => {
    expect(asRepoPath(text)).toBe(text);
  });

  it.each([
    ...[
      '',
      '/',
      '/etc/passwd',
      '//a',
      'a//b',
      'a/',
      '.',
      './a',
      'a/./b',
      'a/.',
      '..',
      '../a',
      'a/../b',
      'a/..',
    ],
    ...['.git', '.git/config', 'a/.git', 'a/.git/hooks/x', '.GIT/config', 'lib/.Git', 'a\0b', '\0'],
  ])('%j is none', (text) => {
    expect(asRepoPath(text)).toBeUndefined();
  });
});

describe('a path as a reviewer wrote it', () => {
  const exists = (path: string): boolean => ['a.ts', 'lib/b.ts', 'a/b.ts', 'b.ts'].includes(path);

  it.each([
    ['a.ts', 'a.ts'],
    ['./lib/../a.ts', 'a.ts'],
    ['/tree/lib/b.ts', 'lib/b.ts'],
    // With the prefix of a diff; a folder of that name wins.
    ['b/a.ts', 'a.ts'],
    ['a/b.ts', 'a/b.ts'],
    ['a/gone.ts', 'a/gone.ts'],
  ])('%s is %s', (claim, path) => {
    expect(claimedPath(claim, ['/tree'], exists)).toBe(path);
  });

  it.each(['/elsewhere/a.ts', '../a.ts', '/tree/../a.ts', 'a/.git/config', ''])('%s is none', (claim) => {
    expect(claimedPath(claim, ['/tree'], exists)).toBeUndefined();
  });
});
