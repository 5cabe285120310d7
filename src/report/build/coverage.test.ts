import { describe, expect, it } from 'vitest';
import { coverageOf, hunkCoverage, type ReviewCall } from './coverage.ts';

const hunks = ['a.ts#1', 'b.ts#1'];
const call = (slot: string, shown: string[], stored = true): ReviewCall => ({
  slot,
  lens: 'bug-scan',
  hunks: shown,
  stored,
  why: 'refused/no-json: the reply is empty',
});

describe('coverageOf', () => {
  it('counts a hunk as reviewed when its packet has a stored reply', () => {
    const { table, gaps } = coverageOf(hunks, ['bug-scan'], [call('r7k2/1', hunks)], []);
    expect(table).toMatchObject({ hunks: 2, reviewed: 2, lenses: [{ slots: 1, stored: 1, reviewed: 2 }] });
    expect(gaps).toEqual([]);
  });

  it('takes a file for reviewed by no reply that does not name it', () => {
    const { table, gaps } = coverageOf(
      hunks,
      ['bug-scan'],
      [{ ...call('r7k2/1', hunks), unexamined: ['b.ts'] }],
      [],
    );
    expect(table.reviewed).toBe(1);
    expect(gaps).toEqual([
      'bug-scan (slot r7k2/1): 1 file of its packet not reviewed, which examined does not name: b.ts',
    ]);
  });

  it.each<[string, ReviewCall[], number, RegExp]>([
    [
      'a slot without a stored reply',
      [call('r7k2/1', hunks, false)],
      0,
      /slot r7k2\/1.*2 hunks not reviewed: refused\/no-json/,
    ],
    [
      'one of two packets that show a hunk',
      [call('r7k2/1', ['a.ts#1']), call('r7k2/2', hunks, false)],
      0,
      /2 hunks not reviewed/,
    ],
    ['a hunk in no packet', [call('r7k2/1', ['a.ts#1'])], 1, /1 hunk shown to no reviewer: b\.ts#1/],
    ['a lens without any slot', [], 0, /2 hunks shown to no reviewer/],
  ])('names %s as a gap', (_, calls, reviewed, gap) => {
    const { table, gaps } = coverageOf(hunks, ['bug-scan'], calls, []);
    expect(table.reviewed).toBe(reviewed);
    expect(gaps.join('\n')).toMatch(gap);
  });

  it('does not count a hunk that one of two lenses missed', () => {
    const calls: ReviewCall[] = [
      call('r7k2/1', hunks),
      { ...call('r7k2/2', ['b.ts#1'], false), lens: 'history-context' },
    ];
    const { table } = coverageOf(hunks, ['bug-scan', 'history-context'], calls, []);
    expect(table.reviewed).toBe(0);
  });

  it('counts a hunk as carried over in total only if every lens carried it over', () => {
    const carried = [{ lens: 'history-context' as const, hunk: 'a.ts#1' }];
    const lenses = ['bug-scan', 'history-context'] as const;
    const { table } = coverageOf(['a.ts#1'], lenses, [call('r7k2/1', ['a.ts#1'])], [], carried);
    expect(table).toMatchObject({ reviewed: 1, carried: 0 });
  });

  it('a lens with nothing to look at leaves no gap and says why', () => {
    const idle = [{ lens: 'history-context' as const, why: 'no history at base' }];
    const { table, gaps } = coverageOf(hunks, ['bug-scan', 'history-context'], [call('r7k2/1', hunks)], idle);
    expect(gaps).toEqual([]);
    expect(table).toMatchObject({ reviewed: 2, lenses: [{}, { slots: 0, why: 'no history at base' }] });
  });

  describe('of a file that a lens is not sent', () => {
    const lenses = ['bug-scan', 'history-context'] as const;
    const notSent = [{ lens: 'history-context' as const, path: 'b.ts', why: 'it is new' }];
    const calls = [
      call('r7k2/1', hunks),
      { ...call('r7k2/2', ['a.ts#1']), lens: 'history-context' as const },
    ];

    it('the lens owes no hunk, and the table names the file', () => {
      const { table, gaps } = coverageOf(hunks, lenses, calls, [], [], notSent);
      expect(gaps).toEqual([]);
      expect(table).toMatchObject({ hunks: 2, reviewed: 2 });
      expect(table.lenses[1]).toMatchObject({
        ...{ hunks: 1, reviewed: 1 },
        not_sent: [{ path: 'b.ts', why: 'it is new' }],
      });
      expect(table.lenses[0]).not.toHaveProperty('not_sent');
    });

    it('the hunk is not reviewed until every other lens has reviewed it', () => {
      const [first, second] = calls;
      const { table, gaps } = coverageOf(
        hunks,
        lenses,
        [{ ...first!, stored: false }, second!],
        [],
        [],
        notSent,
      );
      expect(table.reviewed).toBe(0);
      expect(gaps.join()).toMatch(/bug-scan .*2 hunks not reviewed/);
    });

    it('a file that no lens is sent is a gap and counts as reviewed by nobody', () => {
      const { table, gaps } = coverageOf(hunks, ['history-context'], calls.slice(1), [], [], notSent);
      expect(gaps).toEqual(['1 hunk sent to no lens: b.ts#1']);
      expect(table.reviewed).toBe(1);
    });
  });

  it('with no lens at work nothing is reviewed', () => {
    const idle = [{ lens: 'bug-scan' as const, why: 'nothing' }];
    const { table, gaps } = coverageOf(hunks, ['bug-scan'], [], idle);
    expect(table.reviewed).toBe(0);
    expect(gaps).toEqual(['no lens was at work on this change']);
  });
});

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
