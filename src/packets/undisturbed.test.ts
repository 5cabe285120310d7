import { describe, expect, it } from 'vitest';
import type { Edge } from '../context/graph/imports-around.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { carriedOver, type HunkKey } from './hunk-keys.ts';
import { undisturbed, type Ties } from './undisturbed.ts';

/** `a.ts:x y` are two hunks of a file, each with its own lines. */
function keysOf(...files: readonly string[]): HunkKey[] {
  return files.flatMap((file) => {
    const [path = '', hunks = ''] = file.split(':');
    return hunks
      .split(' ')
      .map((text, n) => ({ lens: 'bug-scan' as const, hunk: `${path}#${n + 1}`, key: `${path} ${text}` }));
  });
}

const NO_TIES: Ties = { between: [], named: [] };
const imports = (from: string, to: string): Edge => ({ from: from as RepoPath, to: to as RepoPath });
const named = (...files: readonly string[]): Ties => ({ between: [], named: [files as RepoPath[]] });

function left(before: readonly HunkKey[], now: readonly HunkKey[], ties: Ties = NO_TIES): string[] {
  const reviewed = before.map((one) => ({ ...one, run: 'first' }));
  return undisturbed(carriedOver(now, reviewed), now, before, ties).map(({ hunk }) => hunk);
}

describe('of what the review before has seen', () => {
  it('everything is carried over when nothing is another, and when there is more', () => {
    expect(left(keysOf('a:x y', 'b:z'), keysOf('a:x y', 'b:z'))).toEqual(['a#1', 'a#2', 'b#1']);
    expect(left(keysOf('a:x', 'b:z'), keysOf('a:x y', 'b:z', 'c:w'))).toEqual(['a#1', 'b#1']);
  });

  it('nothing of a file that has lost a hunk or has it otherwise; other files are', () => {
    expect(left(keysOf('a:x y', 'b:z'), keysOf('a:y', 'b:z'))).toEqual(['b#1']);
    expect(left(keysOf('a:x y', 'b:z'), keysOf('a:w y', 'b:z'))).toEqual(['b#1']);
  });

  it('nothing of the files that import such a file or that it imports, and no further', () => {
    const [before, now] = [
      keysOf('a:x y', 'b:z', 'c:u', 'd:v', 'e#:w'),
      keysOf('a:y', 'b:z', 'c:u', 'd:v', 'e#:w'),
    ];
    const between = [imports('b', 'a'), imports('a', 'c'), imports('d', 'b'), imports('d', 'c')];
    expect(left(before, now, { ...NO_TIES, between })).toEqual(['d#1', 'e##1']);
  });

  it('nothing at all where a file is no longer part of the change', () => {
    expect(left(keysOf('a:x', 'b:z', 'c:u'), keysOf('b:z', 'c:u'))).toEqual([]);
  });

  it('nothing of the files of a finding when one of them is edited or has more', () => {
    const before = keysOf('a:x', 'b:z', 'c:u');
    expect(left(before, keysOf('a:x', 'b:z w', 'c:u'), named('a', 'b'))).toEqual(['c#1']);
    expect(left(before, keysOf('a:x', 'b:z', 'c:u', 'caller:q'), named('a', 'caller'))).toEqual(['b#1', 'c#1']);
    expect(left(before, keysOf('a:x', 'b:z', 'c:u v'), named('a', 'b'))).toEqual(['a#1', 'b#1', 'c#1']);
  });

  it('each lens by itself: where one has other rules, the others are carried over', () => {
    const now = [...keysOf('a:x'), { lens: 'rules-compliance' as const, hunk: 'a#1', key: 'other rules' }];
    const before = [...keysOf('a:x'), { lens: 'rules-compliance' as const, hunk: 'a#1', key: 'rules' }];
    expect(left(before, now)).toEqual(['a#1']);
  });
});
