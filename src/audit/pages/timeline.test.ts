import { expect, it } from 'vitest';
import { exampleAuditPage } from '../../../tests/kit/audit-page-example.ts';
import { auditFinding, fixesFinding, sha, START } from '../../../tests/kit/audit-example.ts';
import { did, journalOf, type Untimed } from '../../../tests/kit/audit-journal.ts';
import { timelineOf } from './timeline.ts';

it('tells what happened in the order in which it did, the bad as such', () => {
  const told = exampleAuditPage().timeline;
  expect(told.map(({ what }) => what).slice(0, 6)).toEqual([
    'The work tree is ready',
    'Round 1 starts at 000000000000',
    'Specialists raised 5, 1 rejected by code',
    'Triage kept 5 of 5',
    'QA-R1-001, QA-R1-002, QA-R1-003, QA-R1-004: fix (user)',
    'QA-R1-005: defer (user)',
  ]);
  expect(told.filter(({ tone }) => tone === 'bad').map(({ what }) => what)).toEqual([
    'Tests fail at a4a4a4a4a4a4: queue sends once',
    'The fix of QA-R1-004 was taken back: it breaks "queue sends once"',
    'The review of the fixes found FD-R1-001',
  ]);
  expect(told.at(-1)).toMatchObject({
    round: null,
    tone: 'good',
    what: expect.stringContaining('converged') as string,
  });
});

const ONE = auditFinding();
const raised = (changes: object) => did.hunted([ONE], changes)[1] as Untimed;
const tested = (failures: readonly string[], unusable: string | null = null) =>
  did.tested(sha('a1'), failures, unusable)[1] as Untimed;
const rejected = { id: 'x', title: 'x', agent: 'x', reason: 'x', penalty_applied: 0 };
const triaged: Untimed = {
  ...{ kind: 'triaged', round: 1, run: 'tria1' },
  decisions: [
    { id: 'A', decision: 'keep', reason: 'Read.', tier: 'confirmed' },
    { id: 'B', decision: 'reject', reason: 'Read.', tier: 'confirmed' },
  ],
};
const ended: Untimed = { kind: 'ended', outcome: 'converged', why: 'nothing new', changed: [] };

it.each<[Untimed, string, 'good' | 'bad' | 'plain', number | null]>([
  [{ kind: 'prepared' }, 'The work tree is ready', 'plain', null],
  [raised({}), 'Specialists raised 1', 'plain', 1],
  [raised({ rejected: [rejected] }), 'Specialists raised 1, 1 rejected by code', 'plain', 1],
  [raised({ gaps: ['a', 'b'] }), 'Specialists raised 1; no reply of a, b', 'bad', 1],
  [triaged, 'Triage kept 1 of 2', 'plain', 1],
  [did.decided('fix'), 'nothing: fix (user)', 'plain', null],
  [did.decided('fix', 'A', 'B'), 'A, B: fix (user)', 'plain', null],
  [tested([]), 'Tests pass at a1a1a1a1a1a1', 'good', null],
  [tested(['x', 'y']), 'Tests fail at a1a1a1a1a1a1: x, y', 'bad', null],
  [tested([], 'killed'), 'Tests say nothing of a1a1a1a1a1a1: killed', 'bad', null],
  [did.tried('A', 'fix01', false)[1] as Untimed, 'A: a fix was refused, not so', 'bad', 1],
  [did.judged('A', 'jud01', false)[1] as Untimed, 'A: a fix was judged invalid, wrong', 'bad', 1],
  [did.committed('A', sha('a1'), sha('a0'), ['a', 'b']), 'A fixed in a1a1a1a1a1a1: a, b', 'good', 1],
  [did.gaveUp('A'), 'A given up: three attempts', 'bad', 1],
  [did.broke('R', sha('a1'), 'x', 'y'), 'The fix a1a1a1a1a1a1 broke tests: x, y', 'bad', 1],
  [did.reverted('A', sha('a1'), sha('a2')), 'The fix of A was taken back: no good', 'bad', 1],
  [did.reviewed(sha('a1'))[1] as Untimed, 'The review of the fixes (2 lines) found nothing', 'good', 1],
  [
    did.reviewed(sha('a1'), [fixesFinding()])[1] as Untimed,
    'The review of the fixes found FD-R1-001',
    'bad',
    1,
  ],
  [did.aborted(), 'The round was aborted: it failed', 'bad', 1],
  [{ kind: 'retried', chunking: false }, 'Tried again', 'plain', null],
  [did.leftOpen('A'), 'A stays open: it loses less', 'bad', 1],
  [
    { kind: 'discarded', ref: 'refs/correctless/audits/a/discarded', head: sha('a1'), why: 'left by tests' },
    'Set aside from the work tree, kept in refs/correctless/audits/a/discarded: left by tests',
    'plain',
    null,
  ],
  [did.closed(2, 1), 'Round 1 is over: 2 kept, 1 fixed', 'plain', 1],
  [
    { kind: 'answered', question: 'divergence-R3', answer: 'stop', by: 'user' },
    'divergence-R3: stop (user)',
    'plain',
    null,
  ],
  [ended, 'The audit ended, converged: nothing new', 'good', null],
  [{ ...ended, outcome: 'ceiling' }, 'The audit ended, ceiling: nothing new', 'bad', null],
  [{ kind: 'finished', merged: null }, 'Finished without a merge', 'good', null],
  [{ kind: 'finished', merged: sha('a1') }, 'Merged as a1a1a1a1a1a1', 'good', null],
])('tells %j as "%s"', (event, what, tone, round) => {
  expect(timelineOf(journalOf([event]))).toEqual([{ at: '2026-01-31T10:00:00.000Z', round, what, tone }]);
});

it.each([
  [did.hunted()[0] as Untimed],
  [did.pinned()],
  [did.tested(sha('a1'))[0] as Untimed],
  [did.tried('A', 'fix01')[1] as Untimed],
  [did.judged('A', 'jud01')[1] as Untimed],
  [did.recorded(sha('a1'))],
])('leaves out what only announces something else: %j', (event) => {
  expect(timelineOf(journalOf([event]))).toEqual([]);
});

it.each<[string[], string[], string, 'bad' | 'plain']>([
  [['old'], ['old'], 'Tests fail at a1a1a1a1a1a1 as before the fixes: old', 'plain'],
  [['old'], ['old', 'new'], 'Tests fail at a1a1a1a1a1a1: new; as before the fixes: old', 'bad'],
  [[], ['new'], 'Tests fail at a1a1a1a1a1a1: new', 'bad'],
])('with %j failing before the fixes, tells %j as "%s"', (before, now, what, tone) => {
  const round: Untimed = { kind: 'round', round: 1, head: START };
  const told = timelineOf(journalOf([round, ...did.baseline(...before), ...did.tested(sha('a1'), now)]));
  expect(told.at(-1)).toMatchObject({ what, tone });
});

it('tells what fails at the start of a round as nobody’s', () => {
  const round: Untimed = { kind: 'round', round: 1, head: START };
  const told = timelineOf(journalOf([round, ...did.baseline('old')])).slice(1);
  const line = { what: 'Tests fail before the fixes, at 000000000000: old', tone: 'plain' };
  expect(told).toMatchObject([line, line]);
});
