import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { remarksOfRows, withRemarks, type PlacedRemark } from './past-remarks.ts';
import type { RowCandidate } from './rows.ts';

const row = (sha: string, pathThen: string, start: number, end: number): RowCandidate => ({
  row: { sha, date: '', subject: '', body: '', path: 'now.ts' as RepoPath, lines: [], why: 'blame' },
  time: 0,
  touched: true,
  pathThen,
  linesThen: [{ start, end }],
  first: false,
});
const remark = (changed: Partial<PlacedRemark> = {}): PlacedRemark => ({
  pullRequest: 7,
  at: '2030-01-01T00:00:00Z',
  text: 'why not a map?',
  path: 'then.ts',
  line: 50,
  ...changed,
});
const ROWS = [row('a', 'other.ts', 50, 50), row('b', 'then.ts', 40, 60), row('c', 'then.ts', 50, 50)];
const PULLS = new Map([
  ['a', [7]],
  ['b', [7, 8]],
  ['c', [9]],
]);
const places = (remarks: readonly PlacedRemark[]) =>
  [...remarksOfRows(ROWS, PULLS, remarks).byRow].map(([at, of]) => [at, of.map(({ text }) => text)]);

describe('a remark belongs to the row', () => {
  it.each<[string, Partial<PlacedRemark>]>([
    ['of its pull request, file and lines', {}],
    ['next to its lines, before', { line: 30 }],
    ['next to its lines, behind', { line: 70 }],
    ['of its file, when it is on the whole file', { line: null }],
  ])('%s', (_, changed) => {
    expect(places([remark(changed)])).toEqual([[1, ['why not a map?']]]);
  });

  it.each<[string, Partial<PlacedRemark>]>([
    ['far from its lines', { line: 71 }],
    ['of another file', { path: 'third.ts' }],
    ['of a pull request that brought none of the commits', { pullRequest: 99 }],
  ])('not when it is %s', (_, changed) => {
    expect(places([remark(changed)])).toEqual([]);
  });
});

it('keeps the newest thirty, oldest first, and counts the others', () => {
  const remarks = Array.from({ length: 40 }, (_, n) =>
    remark({ text: `remark ${n}`, at: `2030-01-01T00:00:${String(n).padStart(2, '0')}Z` }),
  );
  const { byRow, notes } = remarksOfRows(ROWS, PULLS, remarks.toReversed());
  expect(byRow.get(1)?.map(({ text }) => text)).toEqual(remarks.slice(10).map(({ text }) => text));
  expect(notes).toEqual(['10 more review comments on these lines are not shown']);
});

it('leaves out a long remark as a whole, and says so', () => {
  const { byRow, notes } = remarksOfRows(ROWS, PULLS, [remark({ text: 'ü'.repeat(1001) })]);
  expect([byRow.size, notes]).toEqual([0, ['1 more review comments on these lines are not shown']]);
});

it('puts remarks into their rows and leaves the others as they are', () => {
  const rows = ROWS.map((candidate) => candidate.row);
  const told = withRemarks(rows, remarksOfRows(ROWS, PULLS, [remark()]));
  expect(told[1]?.remarks).toEqual([{ pullRequest: 7, at: '2030-01-01T00:00:00Z', text: 'why not a map?' }]);
  expect([told[0], told[2]]).toEqual([rows[0], rows[2]]);
});
