import { describe, expect, it } from 'vitest';
import type { JournalEvent } from '../../contracts/files/audit-journal.ts';
import { newsOf } from './news.ts';

const [START, FIX] = ['a'.repeat(40), 'b'.repeat(40)];
const AT = '2026-11-28T04:00:00.000Z';

const round: JournalEvent = { at: AT, kind: 'round', round: 1, head: START };
const tested = (head: string, failures: readonly string[]): JournalEvent => ({
  at: AT,
  kind: 'tested',
  head,
  parser: 'tap',
  status: failures.length === 0 ? 0 : 1,
  failures: [...failures],
  unusable: null,
  milliseconds: 1,
});
const news = (...journal: readonly JournalEvent[]): string[] =>
  newsOf(journal, journal.length - 1, '/work tree');

describe('newsOf', () => {
  it.each([
    [[], [], `tested: all pass at ${FIX.slice(0, 12)}`],
    [['old'], ['old'], `tested: no new failure at ${FIX.slice(0, 12)}; 1 failed before the fixes too`],
    [[], ['new'], `tested: 1 fail at ${FIX.slice(0, 12)}: new`],
    [
      ['old', 'older'],
      ['old', 'new', 'older'],
      `tested: 1 fail at ${FIX.slice(0, 12)}: new; 2 more failed before the fixes too`,
    ],
  ])('with %j failing at the start tells %j so: %s', (before, now, line) => {
    expect(news(round, tested(START, before), tested(FIX, now))).toEqual([line]);
  });

  it('says of each run at the round’s start that it was before the fixes', () => {
    const line = `tested: 1 fail before the fixes, at ${START.slice(0, 12)}: old`;
    expect(news(round, tested(START, ['old']))).toEqual([line]);
    expect(news(round, tested(START, ['old']), tested(START, ['old']))).toEqual([line]);
  });

  it('takes no failure of an earlier round for one of this round’s start', () => {
    const second: JournalEvent = { at: AT, kind: 'round', round: 2, head: FIX };
    expect(news(round, tested(START, ['old']), second, tested(FIX, []), tested(START, ['old']))).toEqual([
      `tested: 1 fail at ${START.slice(0, 12)}: old`,
    ]);
  });

  it('says without which fixes tests ran, while a culprit is searched for', () => {
    const without = { ...tested(FIX, ['new']), without: [START] } as JournalEvent;
    expect(news(round, without)).toEqual([
      `tested: 1 fail at ${FIX.slice(0, 12)} without ${START.slice(0, 12)}: new`,
    ]);
  });

  it('says of a validator without a reply no more than that it accepted nothing', () => {
    const judged = { at: AT, kind: 'judged' as const, round: 1, subject: 'QA-R1-001', run: 'r7k2' };
    expect(news(round, { ...judged, valid: false, reason: 'no reply' })).toEqual([
      'not accepted by the validator: an attempt at QA-R1-001',
    ]);
  });

  it('tells an attempt that a rule refused from one that its agent did not do', () => {
    const attempted = { at: AT, kind: 'attempted' as const, round: 1, subject: 'QA-R1-001', run: 'r7k2' };
    const refused = { ...attempted, accepted: false, reason: 'no', tree: null };
    expect(news(round, { ...refused, rule: 'tests_skipped' })).toEqual([
      'rejected: an attempt at QA-R1-001 (tests_skipped)',
    ]);
    expect(news(round, { ...refused, rule: null })).toEqual([
      'not done: QA-R1-001, by the agent that was asked',
    ]);
  });

  it('names duplicates, and what was put off without asking anybody', () => {
    const reason = 'said so';
    const decisions = [
      { id: 'QA-R1-001', decision: 'keep' as const, reason, tier: 'probable' as const },
      { id: 'QA-R1-002', decision: 'duplicate' as const, of: 'QA-R1-001', reason, tier: 'probable' as const },
      { id: 'QA-R1-003', decision: 'reject' as const, reason, tier: 'suspicious' as const },
    ];
    expect(news(round, { at: AT, kind: 'triaged', round: 1, run: 'r7k2', decisions })).toEqual([
      'triaged: 1 kept, 1 rejected, 1 duplicate (QA-R1-002 is QA-R1-001)',
    ]);
    const decided = { at: AT, kind: 'decided' as const, ids: ['QA-R1-001'], by: 'auto' as const };
    expect(news(round, { ...decided, decision: 'defer', reason: 'not confirmed' })).toEqual([
      'deferred without asking: QA-R1-001 (not confirmed)',
    ]);
    expect(news(round, { ...decided, decision: 'fix', reason: 'confirmed' })).toEqual([]);
  });
});
