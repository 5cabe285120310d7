import { expect, it } from 'vitest';
import { newestFirst } from './last-run.ts';

const EARLY = '2026-01-31T10:00:00.000Z';
const LATE = '2026-01-31T11:00:00.000Z';
const merged = { of: 1, shards: [], gaps: [], failures: [] };

it.each(['aaaaaa', 'zzzzzz'])(
  'a merge comes before the part that is as old, whatever it is called: %s',
  (run) => {
    const part = { run: 'mmmmmm', planned_at: EARLY };
    const whole = { run, planned_at: EARLY, merged };
    expect([part, whole].toSorted(newestFirst)).toEqual([whole, part]);
  },
);

it('what was planned after the parts comes before their merge', () => {
  const later = { run: 'zzzzzz', planned_at: LATE };
  const whole = { run: 'aaaaaa', planned_at: EARLY, merged };
  expect([whole, later].toSorted(newestFirst)).toEqual([later, whole]);
});
