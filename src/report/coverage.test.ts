import { describe, expect, it } from 'vitest';
import { coverageOf, type ReviewCall } from './coverage.ts';

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

  it('a lens with nothing to look at leaves no gap and says why', () => {
    const idle = [{ lens: 'history-context' as const, why: 'no history at base' }];
    const { table, gaps } = coverageOf(hunks, ['bug-scan', 'history-context'], [call('r7k2/1', hunks)], idle);
    expect(gaps).toEqual([]);
    expect(table).toMatchObject({ reviewed: 2, lenses: [{}, { slots: 0, why: 'no history at base' }] });
  });

  it('with no lens at work nothing is reviewed', () => {
    const idle = [{ lens: 'bug-scan' as const, why: 'nothing' }];
    const { table, gaps } = coverageOf(hunks, ['bug-scan'], [], idle);
    expect(table.reviewed).toBe(0);
    expect(gaps).toEqual(['no lens was at work on this change']);
  });
});
