import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { PastCommit } from './past-commit.ts';
import { candidatesOf, chooseRows, type FileHistory } from './rows.ts';

const commits = new Map<string, PastCommit>(
  Array.from({ length: 40 }, (_, i) => {
    const sha = String(i).padStart(40, '0');
    return [sha, { sha, time: i, parents: 1, subject: i % 10 === 0 ? `Fix ${i}` : `Commit ${i}`, body: '' }];
  }),
);
const sha = (i: number): string => String(i).padStart(40, '0');
const file = (path: string, blamed: number[], log: number[] = []): FileHistory => ({
  path: path as RepoPath,
  basePath: path as RepoPath,
  removed: [{ start: 1, end: 100 }],
  blamed: blamed.map((i, line) => ({
    sha: sha(i),
    line: line + 1,
    originalLine: line + 1,
    originalPath: path,
  })),
  log: log.map(sha),
});
const subjects = (of: readonly { row: { subject: string; path: string } }[]): string[] =>
  of.map(({ row }) => `${row.path} ${row.subject}`);

describe('candidates of a file', () => {
  it('are the five newest of its log, and of older ones those that say they are a fix', () => {
    const newestFirst = Array.from({ length: 40 }, (_, i) => 39 - i);
    expect(subjects(candidatesOf(file('a', [], newestFirst), commits))).toEqual([
      ...['a Fix 30', 'a Fix 20', 'a Fix 10', 'a Fix 0'],
      ...['a Commit 39', 'a Commit 38', 'a Commit 37', 'a Commit 36', 'a Commit 35'],
    ]);
  });

  it('hold a commit once that both blame and log name, with its lines', () => {
    const [only, ...others] = candidatesOf(file('a', [7, 7, 7], [7]), commits);
    expect(others).toEqual([]);
    expect(only?.row).toMatchObject({ why: 'blame', lines: [{ start: 1, end: 3 }] });
  });

  it('leave out a commit that nothing is known of', () => {
    expect(
      candidatesOf(
        { ...file('a', [1]), blamed: [{ sha: 'f'.repeat(40), line: 1, originalLine: 1, originalPath: 'a' }] },
        commits,
      ),
    ).toEqual([]);
  });
});

describe('the rows chosen', () => {
  it('hold the best of each file before the second of any', () => {
    const files = [file('a', [1, 2, 3, 4, 5]), file('b', [], [6])].map((f) => candidatesOf(f, commits));
    const { chosen, omitted } = chooseRows(files, 3);
    expect(subjects(chosen)).toEqual(['a Commit 5', 'a Commit 4', 'b Commit 6']);
    expect(omitted).toBe(3);
  });

  it('do not depend on the order of the files', () => {
    const files = ['c', 'a', 'b'].map((path) => candidatesOf(file(path, [1, 2], [3]), commits));
    expect(chooseRows(files.toReversed(), 4)).toEqual(chooseRows(files, 4));
  });

  it('are all when there is room', () => {
    expect(chooseRows([candidatesOf(file('a', [1, 2]), commits)], 2).omitted).toBe(0);
  });
});
