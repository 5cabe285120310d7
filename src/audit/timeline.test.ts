import { expect, it } from 'vitest';
import { exampleAuditPage } from '../../tests/kit/audit-page-example.ts';
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

it('leaves out what only announces something else', () => {
  const at = '2026-01-31T10:00:00.000Z';
  expect(timelineOf([{ at, kind: 'planned', round: 1, stage: 'hunt', run: 'hunt1', subject: '' }])).toEqual(
    [],
  );
});
