import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BATS_FOLDERS, batsShares, slowestFiles, tapTally, vitestTally } from './suites.ts';

const TOP = resolve(import.meta.dirname, '..');

const counts = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

describe('vitest', () => {
  it('counts what passed', () => {
    expect(vitestTally(JSON.stringify(counts), 0)).toEqual({ passed: 3, failed: 0, remarks: [] });
  });

  it.each([
    ['a failed test', { numFailedTests: 2 }, 1, 2],
    ['a skipped test', { numPendingTests: 1 }, 0, 1],
    ['a todo test', { numTodoTests: 1 }, 0, 1],
    [
      'a file that does not load',
      { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] },
      1,
      1,
    ],
    ['a runner that fails without a failed test', {}, 1, 1],
    ['a run without a test', { numPassedTests: 0 }, 0, 1],
  ])('%s is a failure', (_, change, status, failed) => {
    expect(vitestTally(JSON.stringify({ ...counts, ...change }), status).failed).toBe(failed);
  });

  it('does not count a failed file twice when its tests failed', () => {
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [{}] }];
    expect(vitestTally(JSON.stringify({ ...counts, numFailedTests: 1, testResults }), 1).failed).toBe(1);
  });

  it('names each test that failed, with the start of its message', () => {
    const stack = Array.from({ length: 30 }, (_, i) => `    at frame ${i}`);
    const message = ['AssertionError: expected 1 to be 2', ...stack].join('\n');
    const assertionResults = [
      { status: 'passed', fullName: 'a holds' },
      { status: 'failed', fullName: 'b holds', failureMessages: [message] },
    ];
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }];
    const report = JSON.stringify({ ...counts, numFailedTests: 1, testResults });
    const [remark = ''] = vitestTally(report, 1).remarks;
    const [first, second, ...rest] = remark.split('\n');
    expect([first, second]).toEqual(['failed: a.test.ts: b holds', '  AssertionError: expected 1 to be 2']);
    expect(rest).toEqual(stack.slice(0, 11).map((line) => `  ${line}`));
  });

  it('names each test that did not run', () => {
    const assertionResults = ['passed', 'skipped', 'todo'].map((status) => ({
      status,
      fullName: `is ${status}`,
    }));
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }];
    const report = JSON.stringify({ ...counts, numPendingTests: 1, numTodoTests: 1, testResults });
    expect(vitestTally(report, 1).remarks).toEqual([
      'skipped: a.test.ts: is skipped',
      'todo: a.test.ts: is todo',
      '2 skipped: a test that does not run proves nothing (its hook may have failed)',
    ]);
  });

  it('counts a missing report as a failure', () => {
    expect(vitestTally(undefined, 137)).toEqual({
      passed: 0,
      failed: 1,
      remarks: ['vitest ended with status 137'],
    });
  });
});

it('names the slowest files', () => {
  const file = (name: string, seconds: number) => ({
    name,
    status: 'passed',
    assertionResults: [],
    startTime: 5000,
    endTime: 5000 + seconds * 1000,
  });
  const testResults = [file('a.test.ts', 2), file('b.test.ts', 11), file('c.test.ts', 7)];
  expect(slowestFiles(JSON.stringify({ ...counts, testResults }), 2)).toEqual([
    '11 s b.test.ts',
    '7 s c.test.ts',
  ]);
});

describe('bats', () => {
  it('names each test that failed', () => {
    expect(tapTally('1..2\nok 1 a\nnot ok 2 b\n# why\n', 1).remarks).toEqual(['failed: 2 b']);
  });

  it.each([
    ['all passed', '1..2\nok 1 a\nok 2 b\n', 0, 2, 0],
    ['one failed', '1..2\nok 1 a\nnot ok 2 b\n# why\n', 1, 1, 1],
    ['one skipped', '1..2\nok 1 a\nok 2 b # skip no network\n', 0, 1, 1],
    ['one cut off', '1..3\nok 1 a\nok 2 b\n', 1, 2, 1],
    ['a name that contains skip', '1..1\nok 1 a skip b\n', 0, 1, 0],
    ['nothing ran', '', 0, 0, 1],
    ['the runner itself failed', '1..1\nok 1 a\n', 1, 1, 1],
  ])('%s', (_, tap, status, passed, failed) => {
    expect(tapTally(tap, status)).toMatchObject({ passed, failed });
  });
});

describe('shares of bats files', () => {
  const files = [7, 1, 4, 2, 9].map((bytes) => ({ path: `${bytes}.bats`, bytes }));

  it('hold each file once and have about the same size', () => {
    expect(batsShares(files, 2)).toEqual([
      ['9.bats', '2.bats', '1.bats'],
      ['7.bats', '4.bats'],
    ]);
  });

  it('are no more than there are files', () => {
    expect(batsShares(files.slice(0, 1), 2)).toEqual([['7.bats']]);
  });
});

describe('folders of bats files', () => {
  const { scripts } = JSON.parse(readFileSync(join(TOP, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };

  it('are exactly the folders with a bats file', () => {
    const files = readdirSync(join(TOP, 'tests'), { recursive: true, encoding: 'utf8' });
    const folders = files
      .filter((path) => path.endsWith('.bats'))
      .map((path) => `tests/${path.replace(/\/[^/]+$/, '')}`);
    expect([...new Set(folders)].toSorted()).toEqual([...BATS_FOLDERS]);
  });

  it('are the same for npm run bats, for npm run shell and for npm test', () => {
    expect(scripts['bats']).toBe(`node_modules/bats/bin/bats ${BATS_FOLDERS.join(' ')}`);
    const shell = scripts['shell'] ?? '';
    const files = BATS_FOLDERS.map((one) => `${one}/*.ba*`).join(' ');
    for (const tool of ['shellcheck', 'shfmt -d']) {
      const checked = shell.split(' && ').find((command) => command.startsWith(tool));
      expect(checked).toMatch(/ bin\/correctless \.ci\/run /);
      expect(checked?.endsWith(` ${files}`)).toBe(true);
    }
    expect(scripts['test']).toBe('tsx scripts/test.ts');
    expect(readFileSync(join(TOP, 'scripts/run-suites.ts'), 'utf8')).toContain(
      'for (const folder of BATS_FOLDERS)',
    );
  });
});
