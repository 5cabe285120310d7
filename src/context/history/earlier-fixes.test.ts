import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { HistoryRow } from './history-table.ts';
import { noEarlierFix } from './earlier-fixes.ts';

const row = (parts: Partial<HistoryRow>): HistoryRow => ({
  ...{ sha: '6'.repeat(40), date: '2024-05-01T12:00:00Z', subject: 'feat: totals', body: '' },
  ...{ path: 'a.ts' as RepoPath, lines: [{ start: 4, end: 6 }], why: 'blame' },
  ...parts,
});
const HERE = ['  if (until < now()) return null;', '}'];
const speaks = (parts: Partial<HistoryRow>): boolean =>
  noEarlierFix({ rows: [row({}), row(parts)], omitted: 0 }, HERE) === undefined;

it('the commit that brought the lines in is no fix', () => {
  expect(noEarlierFix({ rows: [row({})], omitted: 0 }, HERE)).toBe(
    'no earlier fix, revert or review comment touches these lines',
  );
});

describe('history speaks by', () => {
  it.each<[string, Partial<HistoryRow>]>([
    ['a fix of these lines', { why: 'fix' }],
    ['a revert of these lines', { why: 'revert' }],
    ['a review comment', { remarks: [{ pullRequest: 3, at: '2024-05-01T12:00:00Z', text: 'Why not <=?' }] }],
    ['a commit that mended without the word', { subject: 'Sessions no longer live one request too long' }],
    ['one that tells so in its body', { body: 'The printer hangs when the last line has no end.' }],
    ['a message that is not written in English', { subject: 'Sitzung läuft ab' }],
    ['a message that says it in German', { subject: 'Behebt falschen Ablauf' }],
    [
      'a fix that took away a line that the change brings back',
      { why: 'fix', lines: [], patch: '@@ -3 +2,0 @@\n-if (until < now()) return null;' },
    ],
    [
      'a fix whose patch is cut',
      { why: 'fix', lines: [], patch: '@@ -3 +3 @@\n-x\n[2 more hunks of this patch]' },
    ],
    ['a fix whose patch is not known', { why: 'fix', lines: [] }],
  ])('%s', (_, parts) => {
    expect(speaks(parts)).toBe(true);
  });
});

describe('history does not speak by', () => {
  it.each<[string, Partial<HistoryRow>]>([
    [
      'a fix of another place of the file',
      { why: 'fix', lines: [], patch: '@@ -90 +90 @@\n-old name\n+new name' },
    ],
    ['a fix that has a brace in common', { why: 'fix', lines: [], patch: '@@ -90 +90 @@\n-old name\n+}' }],
    ['a commit of another place, whatever it says', { why: 'log', lines: [], subject: 'Prevent a crash' }],
  ])('%s', (_, parts) => {
    expect(speaks(parts)).toBe(false);
  });
});

it.each([
  ['was cut', { omitted: 1 }],
  ['has notes of what could not be read', { notes: ['a.ts: git blame cannot read its history'] }],
  ['ends where a shallow clone does', { cutOff: ['7'.repeat(40)] }],
])('a table that %s is not known to be silent', (_, parts) => {
  expect(noEarlierFix({ rows: [row({})], omitted: 0, ...parts }, HERE)).toBeUndefined();
});
