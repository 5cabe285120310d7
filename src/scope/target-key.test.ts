import { describe, expect, it } from 'vitest';
import { parseTarget } from './target.ts';
import { targetKey } from './target-key.ts';

type Asked = {
  readonly target?: string;
  readonly staged?: boolean;
  readonly uncommitted?: boolean;
  readonly paths?: readonly string[];
  readonly current?: string | undefined;
  readonly named?: string;
  readonly pullRequest?: string;
  readonly base?: string;
  readonly head?: string | null;
};

function keyOf(asked: Asked): string {
  const {
    target,
    staged = false,
    uncommitted = false,
    paths = [],
    named,
    pullRequest,
    base = 'main',
    head = 'c1',
  } = asked;
  const parsed = parseTarget(target === undefined ? [] : [target], { staged, uncommitted, paths });
  const current = 'current' in asked ? asked.current : 'work';
  return targetKey(parsed, { current, named, pullRequest }, { base, head });
}

const PULL = 'https://github.com/corner/shop/pull/12';
const WORK = { target: 'work', named: 'refs/heads/work' };

describe('is a review of the same thing', () => {
  it.each<[string, Asked, Asked]>([
    ['a branch that has moved on', { head: 'c1' }, { head: 'c2' }],
    ['a branch with uncommitted work', { head: 'c1' }, { head: null }],
    ['a branch by its name and checked out', WORK, {}],
    ['a branch by its whole name', WORK, { target: 'refs/heads/work', named: 'refs/heads/work' }],
    ['a branch since it forked, spelled as a range', { ...WORK, target: 'main...work' }, {}],
    ['the branch that is checked out, spelled as a range', { target: 'main...HEAD' }, {}],
    ['a commit, however it is written', { target: 'v1' }, { target: 'c1' }],
    ['a range of names, from another branch', { target: 'a..b' }, { target: 'a..b', current: 'other' }],
    ['staged work', { staged: true, head: null }, { staged: true, head: null }],
    [
      'a pull request by its number and its address, pushed again, from another branch',
      { target: '#12', pullRequest: PULL, head: 'c1' },
      { target: `${PULL}/files`, pullRequest: PULL, head: 'c2', current: 'other' },
    ],
  ])('%s', (_, one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });
});

describe('is a review of something else', () => {
  it.each<[string, Asked, Asked]>([
    ['another branch', {}, { current: 'other' }],
    ['another base branch', {}, { base: 'release' }],
    ['other paths', { paths: ['src'] }, { paths: ['lib'] }],
    ['a part of it', {}, { paths: ['src'] }],
    ['HEAD, a commit later', { target: 'HEAD', head: 'c1' }, { target: 'HEAD', head: 'c2' }],
    [
      'a detached HEAD, a commit later',
      { current: undefined, head: 'c1' },
      { current: undefined, head: 'c2' },
    ],
    ['a range to HEAD on another branch', { target: 'a..' }, { target: 'a..', current: 'other' }],
    [
      'a range since HEAD of another branch',
      { ...WORK, target: 'HEAD~2...work' },
      { ...WORK, target: 'HEAD~2...work', current: 'other' },
    ],
    ['a range of that text', { target: 'a..b' }, { target: 'a...b' }],
    ['staged work, and not the rest', { staged: true, head: null }, { uncommitted: true, head: null }],
    ['uncommitted work on another branch', { uncommitted: true }, { uncommitted: true, current: 'other' }],
    [
      'another pull request',
      { target: '#12', pullRequest: PULL },
      { target: '#13', pullRequest: PULL.replace('12', '13') },
    ],
    ['the branch of a remote', WORK, { target: 'origin/work', named: 'refs/remotes/origin/work' }],
  ])('%s', (_, one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });
});
