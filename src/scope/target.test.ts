import { describe, expect, it } from 'vitest';
import { parseTarget, targetText, type TargetFlags } from './target.ts';

const none: TargetFlags = { staged: false, uncommitted: false, paths: [] };
const rev = (name: string) => ({ kind: 'branch-or-commit', rev: name, paths: [] });
const range = (from: string, dots: 2 | 3, to: string) => ({ kind: 'range', from, to, dots, paths: [] });

it.each([
  ['nothing', [], { kind: 'default', paths: [] }],
  ['a branch', ['feature/x'], rev('feature/x')],
  ['a revision with operators', ['HEAD~2^2'], rev('HEAD~2^2')],
  ['an upstream', ['@{u}'], rev('@{u}')],
  ['a time, whose dots are single', ['main@{2.days.ago}'], rev('main@{2.days.ago}')],
  ['dots inside braces', ['HEAD^{/fix..}'], rev('HEAD^{/fix..}')],
  ['a revision that looks like an option', ['--upload-pack=evil'], rev('--upload-pack=evil')],
  ['a path, as a revision', ['src/'], rev('src/')],
  ['two dots', ['a..b'], range('a', 2, 'b')],
  ['three dots', ['v1.2...v1.3'], range('v1.2', 3, 'v1.3')],
  ['a range that ends at HEAD', ['a..'], range('a', 2, 'HEAD')],
  ['a range that starts at HEAD', ['...b'], range('HEAD', 3, 'b')],
  ['a range with braces', ['main@{1}..main@{0}'], range('main@{1}', 2, 'main@{0}')],
  ['names with slashes', ['origin/a-b..feat/c'], range('origin/a-b', 2, 'feat/c')],
])('reads %s', (_, args, expected) => {
  expect(parseTarget(args, none)).toEqual(expected);
});

it.each(['', '  ', '..', '...', '....', 'a....b', 'a..b..c', 'a...b...c'])(
  'refuses the target %j',
  (target) => {
    expect(() => parseTarget([target], none)).toThrow(expect.objectContaining({ code: 'usage/bad-value' }));
  },
);

describe('a pull request', () => {
  const repository = { host: 'github.com', owner: 'acme', name: 'shop' };
  const pull = (asked: string, number: number, of: unknown) => ({
    kind: 'pull-request',
    asked,
    number,
    repository: of,
    paths: [],
  });

  it('is named by its number', () => {
    expect(parseTarget(['#12'], none)).toEqual(pull('#12', 12, null));
  });

  it.each(['', '/', '/files', '/files#diff-1', '/commits/abc', '#discussion_r12', '?w=1'])(
    'is named by its URL with the tail %j',
    (tail) => {
      const url = `https://github.com/acme/shop/pull/12${tail}`;
      expect(parseTarget([url], none)).toEqual(pull(url, 12, repository));
    },
  );

  it('may be one of an enterprise host, and is narrowed like any other target', () => {
    const url = 'https://GHE.example.com/acme/shop/pull/3';
    const target = parseTarget([url], { ...none, paths: ['src'] });
    expect(target).toEqual({
      ...pull(url, 3, { ...repository, host: 'ghe.example.com' }),
      paths: ['src'],
    });
  });

  it.each([
    '#0',
    '#99999999999',
    'https://github.com/acme/shop',
    'https://github.com/acme/shop/pull/x',
    'https://github.com/acme/shop/pull/12x',
    'https://github.com/acme/shop/issues/12',
    'https://github.com/acme/../pull/12',
    'https://github.com@evil.example/acme/shop/pull/1',
    'https://gitlab.example.com/g/p/-/merge_requests/3',
  ])('is not %s', (target) => {
    expect(() => parseTarget([target], none)).toThrow(expect.objectContaining({ code: 'usage/bad-value' }));
  });

  it.each(['12', '#12a', '#', 'feature#12', '#12..#13'])(
    'is not %s either, which may be a revision',
    (rev) => {
      expect(parseTarget([rev], none).kind).not.toBe('pull-request');
    },
  );

  it('excludes the flags', () => {
    expect(() => parseTarget(['#12'], { ...none, staged: true })).toThrow('exclude each other');
  });
});

describe('flags', () => {
  it('reads staged and uncommitted work', () => {
    expect(parseTarget([], { ...none, staged: true })).toEqual({ kind: 'staged', paths: [] });
    expect(parseTarget([], { ...none, uncommitted: true })).toEqual({ kind: 'uncommitted', paths: [] });
  });

  it.each([
    ['both flags', [], { staged: true, uncommitted: true }, '--staged and --uncommitted exclude each other'],
    ['a target and --staged', ['main'], { staged: true }, '"main" and --staged exclude each other'],
    [
      'a target and --uncommitted',
      ['a..b'],
      { uncommitted: true },
      '"a..b" and --uncommitted exclude each other',
    ],
    ['two targets', ['main', 'src'], {}, 'one target is reviewed at a time, not also "src"'],
  ])('refuses %s', (_, args, flags, message) => {
    expect(() => parseTarget(args, { ...none, ...flags })).toThrow(
      expect.objectContaining({ code: 'usage/bad-value', message }),
    );
  });

  it('says where a path goes', () => {
    expect(() => parseTarget(['main', 'src'], none)).toThrow(
      expect.objectContaining({ hint: expect.stringContaining('-- src') as string }),
    );
  });
});

describe('paths', () => {
  it.each([
    ['from the top', '', ['src/', './README.md', 'a//b'], ['src', 'README.md', 'a/b']],
    ['from below', 'src/io', ['git.ts', '../scope', '../../docs'], ['src/io/git.ts', 'src/scope', 'docs']],
    ['the folder itself', 'src/io', ['.'], ['src/io']],
    ['the top, which narrows nothing', 'src', ['..', 'x.ts'], []],
    ['patterns, literally', '', ['*.ts', ':(exclude)x', '[a]'], ['*.ts', ':(exclude)x', '[a]']],
    ['names with blanks and newlines', '', ['a b', 'c\nd'], ['a b', 'c\nd']],
  ])('count %s', (_, prefix, paths, expected) => {
    expect(parseTarget([], { ...none, paths, prefix }).paths).toEqual(expected);
  });

  it.each([
    ['../x', ''],
    ['../../x', 'src'],
    ['..', ''],
    ['/etc/passwd', 'src'],
    ['', ''],
  ])('refuse %j from %j', (path, prefix) => {
    expect(() => parseTarget([], { ...none, paths: [path], prefix })).toThrow(
      expect.objectContaining({ code: 'usage/bad-value' }),
    );
  });

  it('narrow any kind of target', () => {
    expect(parseTarget(['a..b'], { ...none, paths: ['x'] })).toEqual({ ...range('a', 2, 'b'), paths: ['x'] });
    expect(parseTarget([], { ...none, staged: true, paths: ['x'] })).toEqual({
      kind: 'staged',
      paths: ['x'],
    });
  });
});

it.each([
  [[], {}, ''],
  [['main'], {}, 'main'],
  [['a..b'], {}, 'a..b'],
  [['a...'], {}, 'a...HEAD'],
  [[], { staged: true }, '--staged'],
  [[], { uncommitted: true }, '--uncommitted'],
  [['#12'], {}, '#12'],
])('writes %j with %j as it would be asked again', (args, flags, text) => {
  expect(targetText(parseTarget(args, { ...none, ...flags }))).toBe(text);
});
