import { describe, expect, it } from 'vitest';
import type { SlotFile } from '../../contracts/files/run-files.ts';
import type { LedgerEvent } from '../../contracts/files/ledger-event.ts';
import { MAX_OFFERS, slotStates, openReason } from './slot-state.ts';

const at = '2026-01-01T00:00:00.000Z';
const sha = 'a'.repeat(64);
const slot: SlotFile = {
  run: 'r7k2',
  base: sha,
  head: sha,
  slot: 'r7k2/1',
  phase: 'review',
  agent: 'bug-scan',
  model: 'sonnet',
  packet: { bytes: 1, sha256: sha },
  hunks: [],
  paths: [],
};
const offered: LedgerEvent = { at, kind: 'offered', slots: ['r7k2/1'] };
const dispatched: LedgerEvent = { at, kind: 'dispatched', slot: 'r7k2/1', session: 's', toolUse: 't' };
const lost: LedgerEvent = { at, kind: 'lost', slot: 'r7k2/1', why: 'refused/no-json: the reply is empty' };
const stored: LedgerEvent = {
  at,
  kind: 'stored',
  slot: 'r7k2/1',
  agentId: 'a1',
  sha256: sha,
  bytes: 2,
  tokens: null,
  milliseconds: null,
};
const accepted: LedgerEvent = {
  at,
  kind: 'accepted',
  agentId: 'a1',
  slot: 'r7k2/1',
  sha256: sha,
  bytes: 2,
  remarks: [],
};
const givenUp: LedgerEvent = { at, kind: 'given-up', slots: ['r7k2/1'] };
const reopened: LedgerEvent = { at, kind: 'reopened', slots: ['r7k2/1'] };

describe('slotStates', () => {
  it.each<[string, LedgerEvent[], 'stored' | 'pending' | 'failed', boolean]>([
    ['a new slot is pending and nobody may call it yet', [], 'pending', false],
    ['an offer pays for one dispatch', [offered], 'pending', true],
    ['and for one only', [offered, dispatched], 'pending', false],
    [
      'a slot whose agent never came back may be offered again',
      [offered, dispatched, offered],
      'pending',
      true,
    ],
    [
      'an accepted reply that was not bound to the slot is not a stored one',
      [offered, dispatched, accepted],
      'pending',
      false,
    ],
    ['a bound reply is stored', [offered, dispatched, accepted, stored], 'stored', false],
    ['a later loss does not unstore it', [offered, dispatched, stored, lost, lost], 'stored', false],
    ['one lost agent leaves the slot open', [offered, dispatched, lost], 'pending', false],
    ['two lost agents fail it', [offered, dispatched, lost, offered, dispatched, lost], 'failed', false],
    ['the last offer is still good', Array<LedgerEvent>(MAX_OFFERS).fill(offered), 'pending', true],
    ['a slot given up is failed, and no late call is let through', [offered, givenUp], 'failed', false],
    [
      'a reply that comes after it was given up comes too late',
      [offered, dispatched, givenUp, stored],
      'failed',
      false,
    ],
    ['a slot given up may be reopened', [offered, givenUp, reopened, offered], 'pending', true],
    [
      'a reopened slot starts anew',
      [offered, dispatched, lost, offered, dispatched, lost, reopened],
      'pending',
      false,
    ],
    ['a stored slot stays stored when reopened', [offered, dispatched, stored, reopened], 'stored', false],
    ['events of other slots do not count', [{ ...stored, slot: 'r7k2/2' }], 'pending', false],
  ])('%s', (_, ledger, status, dispatchable) => {
    expect(slotStates([slot], ledger)[0]).toMatchObject({ status, dispatchable });
  });

  it('is of the first reply that was bound to it, for ever', () => {
    const later = { ...stored, agentId: 'a2' };
    expect(slotStates([slot], [offered, dispatched, stored, later])[0]?.storedBy).toBe('a1');
  });

  it('is exhausted after its last offer, not before', () => {
    const after = (n: number) => slotStates([slot], Array<LedgerEvent>(n).fill(offered))[0]?.exhausted;
    expect([after(MAX_OFFERS - 1), after(MAX_OFFERS)]).toEqual([false, true]);
  });

  it('is pending with a reply by hand that was refused, for that reason; hooks say it when the agent ends', () => {
    const refused = { at, kind: 'refused', agent: 'bug-scan', slot: slot.slot, why: 'prose' } as const;
    expect(slotStates([slot], [offered, refused])[0]).toMatchObject({ status: 'pending', why: 'prose' });
    expect(slotStates([slot], [offered, { ...refused, agentId: 'a1' }])[0]?.why).toMatch(
      /^no agent was called/,
    );
  });

  it('keeps the last reason for the report', () => {
    expect(slotStates([slot], [offered, dispatched, lost])[0]?.why).toBe(
      'refused/no-json: the reply is empty',
    );
  });
});

it('does not say of an agent that may be at work that it was cut off; of a slot that is over it does', () => {
  const [open] = slotStates([slot], [offered, dispatched]);
  expect(open && openReason(open)).toBe(
    'an agent was called and has not replied: it is at work, or it was cut off or failed, or hooks are disabled',
  );
  const [refused] = slotStates([slot], [offered, dispatched, lost]);
  expect(refused && openReason(refused)).toBe('refused/no-json: the reply is empty');
  const [over] = slotStates([slot], [offered, dispatched, { ...givenUp, why: open?.why ?? '' }]);
  expect(over && openReason(over)).toMatch(/^an agent was called and no reply of it arrived \(cut off/);
});
