import { expect, it } from 'vitest';
import type { SlotFile } from '../../contracts/files/run-files.ts';
import type { LedgerEvent } from '../../contracts/files/ledger-event.ts';
import type { SlotState } from '../../run/slots/slot-state.ts';
import { slotsAtWork } from './at-work.ts';

const state = (n: number, status: SlotState['status'] = 'pending'): SlotState => ({
  slot: { slot: `r7k2ab/${n}`, agent: 'bug-scan' } as SlotFile,
  ...{ status, dispatchable: false, exhausted: false, offers: 0, storedBy: null, partlyBy: [], why: '' },
});
const second = (s: number): string => new Date(s * 1000).toISOString();
const called = (n: number, s: number): LedgerEvent => ({
  ...{ at: second(s), kind: 'dispatched', slot: `r7k2ab/${n}`, session: 's1', toolUse: 't1' },
});
const lost = (n: number, s: number): LedgerEvent => ({
  ...{ at: second(s), kind: 'lost', slot: `r7k2ab/${n}`, why: '' },
});
const atWork = (states: SlotState[], ledger: LedgerEvent[]): unknown =>
  slotsAtWork({ states, ledger }, 10_000).map(({ slot, since }) => [slot, since]);

it.each<[string, SlotState[], LedgerEvent[], unknown]>([
  ['called', [state(1)], [called(1, 12)], [['r7k2ab/1', 12_000]]],
  ['not called', [state(1), state(2)], [called(2, 12)], [['r7k2ab/2', 12_000]]],
  ['stored', [state(1, 'stored')], [called(1, 12)], []],
  ['failed', [state(1, 'failed')], [called(1, 12)], []],
  ['came back without a reply', [state(1)], [called(1, 12), lost(1, 13)], []],
  ['called once more', [state(1)], [called(1, 12), lost(1, 13), called(1, 14)], [['r7k2ab/1', 14_000]]],
  ['called in a session that is gone', [state(1)], [called(1, 9)], []],
])('%s', (_, states, ledger, expected) => {
  expect(atWork(states, ledger)).toEqual(expected);
});
