import { expect, it } from 'vitest';
import { START } from '../../tests/kit/audit-example.ts';
import { did, stateAfter, type Untimed } from '../../tests/kit/audit-journal.ts';
import { FEWER_TESTS, fewerThanBefore } from './tests/test-runs.ts';

const FIX = 'f'.repeat(40);
const ran = (...counts: readonly (number | undefined)[]): Untimed[] =>
  counts.flatMap((count) =>
    did
      .tested(START)
      .map((event): Untimed =>
        event.kind === 'tested' && count !== undefined ? { ...event, ran: count } : event,
      ),
  );

it.each([
  ['as many', [3, 3], 3, []],
  ['more', [3, 3], 4, []],
  ['fewer', [3, 3], 2, [FEWER_TESTS]],
  ['none that a runner names', [3, 3], undefined, [FEWER_TESTS]],
  ['as many as in the smaller of two runs', [3, 4], 3, []],
  ['some where no runner was known before', [undefined, undefined], 2, []],
])('of tests that ran at the start of the round, %s: %j then %j', (_, before, now, expected) => {
  const state = stateAfter(...ran(...before));
  expect(fewerThanBefore(state, { head: FIX }, now)).toEqual(expected);
  expect(fewerThanBefore(state, { head: START, without: [FIX] }, now)).toEqual(expected);
});

it('what runs at the start itself is not compared', () => {
  expect(fewerThanBefore(stateAfter(...ran(3)), { head: START }, 2)).toEqual([]);
});
