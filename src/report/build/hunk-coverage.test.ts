import { expect, it } from 'vitest';
import { hunkCoverage } from './hunk-coverage.ts';

const HUNKS = ['a#1', 'a#2', 'b#1'];

it('tells of every hunk and lens whether it was reviewed, carried over, missed, or not for the lens', () => {
  const calls = [
    { slot: 'r7k2ab/2', lens: 'bug-scan', hunks: ['a#1', 'a#2'], stored: true, why: '' },
    // A part of a#2 was shown to somebody who never answered.
    { slot: 'r7k2ab/3', lens: 'bug-scan', hunks: ['a#2'], stored: false, why: 'lost' },
    { slot: 'r7k2ab/4', lens: 'rules-compliance', hunks: ['b#1'], stored: true, why: '' },
  ] as const;
  const idle = [{ lens: 'history-context', why: 'no history' }] as const;
  const carried = [{ lens: 'rules-compliance', hunk: 'a#1' }] as const;
  const lenses = ['bug-scan', 'rules-compliance', 'history-context'] as const;
  expect(hunkCoverage(HUNKS, lenses, calls, idle, carried)).toEqual({
    lenses,
    rows: [
      { hunk: 'a#1', cells: ['reviewed', 'carried', 'idle'] },
      { hunk: 'a#2', cells: ['missed', 'missed', 'idle'] },
      { hunk: 'b#1', cells: ['missed', 'reviewed', 'idle'] },
    ],
  });
});

it('calls nothing reviewed without a call', () => {
  const { rows } = hunkCoverage(HUNKS, ['bug-scan'], [], [], []);
  expect(rows.flatMap(({ cells }) => cells)).toEqual(['missed', 'missed', 'missed']);
});
