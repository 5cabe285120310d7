import { describe, expect, it } from 'vitest';
import { parseBlame } from './blame.ts';
import { declaredReason, parseLog } from './past-commit.ts';

describe('what a commit says it was', () => {
  it.each<[string, string, 'revert' | 'fix' | null]>([
    ['Revert "Add cache"', '', 'revert'],
    ['revert: add cache', '', 'revert'],
    ['Roll back the cache', '', 'revert'],
    ['undo it', 'This reverts commit abc.', 'revert'],
    ['fix(cart): rounding', '', 'fix'],
    ['Fixes a crash', '', 'fix'],
    ['rounding', 'Closes #12', 'fix'],
    ['cart', 'A regression of last week.', 'fix'],
    ['Add a prefix and fixtures', '', null],
    ['Irreversible change', '', null],
    ['Describe how to revert', 'a fix', null],
  ])('%s %s: %s', (subject, body, expected) => {
    expect(declaredReason({ subject, body })).toBe(expected);
  });
});

describe('the log', () => {
  const sha = 'a'.repeat(40);
  it('is read by position, so that no message is taken for a record', () => {
    const body = `:100644 100644 ${sha} ${sha} M\npath\n${sha}`;
    const output = [
      ...[sha, '', '1000000000', ':000000 subject', body],
      ...['\n:100644 100644 0 1 M', 'a b', ':100644 000000 0 1 D', ':colon'],
      ...['b'.repeat(40), sha, '1000000000', 's', '', ''],
    ].join('\0');
    expect(parseLog(Buffer.from(output))).toEqual([
      { commit: { sha, time: 1e9, parents: 0, subject: ':000000 subject', body }, paths: ['a b', ':colon'] },
      { commit: { sha: 'b'.repeat(40), time: 1e9, parents: 1, subject: 's', body: '' }, paths: [] },
    ]);
  });
  it('of nothing is empty', () => {
    expect(parseLog(Buffer.from(''))).toEqual([]);
  });
});

it('blame is not led astray by content that looks like a record', () => {
  const [a, b] = ['a'.repeat(40), 'b'.repeat(40)];
  const output = [
    `${a} 3 1 1`,
    'author x',
    'summary filename no',
    'filename "a\\"b"',
    `\t${b} 1 1 1`,
    `${a} 4 2`,
    '\tfilename x',
    '',
  ].join('\n');
  expect(parseBlame(Buffer.from(output))).toEqual([
    { sha: a, originalLine: 3, line: 1, originalPath: 'a"b' },
    { sha: a, originalLine: 4, line: 2, originalPath: 'a"b' },
  ]);
});
