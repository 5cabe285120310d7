import { describe, expect, it } from 'vitest';
import type { Edge } from '../../context/graph/imports-around.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { carriedOver, pathOfHunk, type HunkKey } from './hunk-keys.ts';
import { undisturbed, type Since } from './undisturbed.ts';

/** `a.ts:x y` are two hunks of a file, each with its own lines. */
function keysOf(...files: readonly string[]): HunkKey[] {
  return files.flatMap((file) => {
    const [path = '', hunks = ''] = file.split(':');
    return hunks
      .split(' ')
      .map((text, n) => ({ lens: 'bug-scan' as const, hunk: `${path}#${n + 1}`, key: `${path} ${text}` }));
  });
}

const imports = (from: string, to: string): Edge => ({ from: from as RepoPath, to: to as RepoPath });
const paths = (...names: readonly string[]): Set<RepoPath> => new Set(names as RepoPath[]);

/** Of a large change whose other paths are as they were, unless told otherwise. */
function left(before: readonly HunkKey[], now: readonly HunkKey[], since: Partial<Since> = {}): string[] {
  const reviewed = before.map((one) => ({ ...one, run: 'first' }));
  const [was, is] = [before, now].map(
    (keys) => new Map(keys.map(({ key, hunk }) => [key, pathOfHunk(hunk)])),
  );
  const other = (one = was, two = is) =>
    [...(one ?? [])].flatMap(([key, path]) => (two?.has(key) ? [] : [path]));
  const whole: Since = {
    changed: paths(...now.map(({ hunk }) => pathOfHunk(hunk))),
    head: paths(...other(), ...other(is, was)),
    base: paths(),
    ...{ imports: [], named: [], tied: paths(), isSmall: false },
    ...since,
  };
  return undisturbed(carriedOver(now, reviewed), now, before, whole).map(({ hunk }) => hunk);
}

describe('of what the review before has seen of a large change', () => {
  it('everything is carried over when nothing is another, and when files came', () => {
    expect(left(keysOf('a:x y', 'b:z'), keysOf('a:x y', 'b:z'))).toEqual(['a#1', 'a#2', 'b#1']);
    expect(left(keysOf('a:x', 'b:z'), keysOf('a:x', 'b:z', 'c:w'))).toEqual(['a#1', 'b#1']);
  });

  it('nothing of a file that is another in any way; other files are', () => {
    expect(left(keysOf('a:x y', 'b:z'), keysOf('a:y', 'b:z'))).toEqual(['b#1']);
    expect(left(keysOf('a:x y', 'b:z'), keysOf('a:w y', 'b:z'))).toEqual(['b#1']);
    expect(left(keysOf('a:x', 'b:z'), keysOf('a:x y', 'b:z'))).toEqual(['b#1']);
    expect(left(keysOf('a:x', 'b:z'), keysOf('a:x', 'b:z'), { head: paths('a') })).toEqual(['b#1']);
  });

  it('nothing of the files that import such a file or that it imports, and no further', () => {
    const before = keysOf('a:x y', 'b:z', 'c:u', 'd:v', 'e#:w');
    const edges = [imports('b', 'a'), imports('a', 'c'), imports('d', 'b'), imports('d', 'c')];
    expect(left(before, keysOf('a:y', 'b:z', 'c:u', 'd:v', 'e#:w'), { imports: edges })).toEqual([
      'd#1',
      'e##1',
    ]);
    const library = { imports: [imports('d', 'lib')], base: paths('lib'), head: paths('lib') };
    expect(left(before, before, library)).toEqual(['a#1', 'a#2', 'b#1', 'c#1', 'e##1']);
  });

  it('nothing at all where something was taken out of it, with lines or without, or nobody can tell', () => {
    expect(left(keysOf('a:x', 'b:z', 'c:u'), keysOf('b:z', 'c:u'))).toEqual([]);
    const before = keysOf('b:z', 'c:u');
    expect(left(before, before, { head: paths('moved.rb') })).toEqual([]);
    expect(left(before, before, { head: undefined })).toEqual([]);
    expect(left(before, before, { base: undefined })).toEqual([]);
    expect(left(before, before, { tied: undefined })).toEqual([]);
    expect(left(before, before, { tied: paths('c', 'd') })).toEqual(['b#1']);
    // It came with base, and is no part of the change.
    expect(left(before, before, { head: paths('new'), base: paths('new') })).toEqual(['b#1', 'c#1']);
  });

  it('nothing of the files of a finding when one of them is another', () => {
    const before = keysOf('a:x', 'b:z', 'c:u');
    const named = (...files: readonly string[]) => ({ named: [files as RepoPath[]] });
    expect(left(before, keysOf('a:x', 'b:z w', 'c:u'), named('a', 'b'))).toEqual(['c#1']);
    expect(left(before, keysOf('a:x', 'b:z', 'c:u', 'caller:q'), named('a', 'caller'))).toEqual([
      'b#1',
      'c#1',
    ]);
    const rebased = { ...named('a', 'shop'), head: paths('shop'), base: paths('shop') };
    expect(left(before, before, rebased)).toEqual(['b#1', 'c#1']);
    expect(left(before, keysOf('a:x', 'b:z', 'c:u v'), named('a', 'b'))).toEqual(['a#1', 'b#1']);
  });

  it('each lens by itself: where one has other rules, the others are carried over', () => {
    const now = [...keysOf('a:x'), { lens: 'rules-compliance' as const, hunk: 'a#1', key: 'other rules' }];
    const before = [...keysOf('a:x'), { lens: 'rules-compliance' as const, hunk: 'a#1', key: 'rules' }];
    expect(left(before, now, { head: paths() })).toEqual(['a#1']);
  });
});

describe('of a small change', () => {
  const small = { isSmall: true };

  it('nothing is carried over where anything of what was reviewed, or that it imports, is another', () => {
    const before = keysOf('a:x y', 'b:z');
    expect(left(before, keysOf('a:y', 'b:z'), small)).toEqual([]);
    expect(left(before, keysOf('a:x y w', 'b:z'), small)).toEqual([]);
    const rebased = { ...small, base: paths('lib'), head: paths('lib'), imports: [imports('b', 'lib')] };
    expect(left(before, before, rebased)).toEqual([]);
  });

  it('everything is where nothing is another, files came, or base moved elsewhere', () => {
    const before = keysOf('a:x', 'b:z');
    expect(left(before, before, small)).toEqual(['a#1', 'b#1']);
    expect(left(before, keysOf('a:x', 'b:z', 'c:w'), small)).toEqual(['a#1', 'b#1']);
    const takenOver = { ...small, base: paths('c'), head: paths() };
    expect(left(keysOf('a:x', 'b:z', 'c:w'), before, takenOver)).toEqual(['a#1', 'b#1']);
    const elsewhere = { ...small, base: paths('README.md'), head: paths('README.md') };
    expect(left(before, before, elsewhere)).toEqual(['a#1', 'b#1']);
  });
});
