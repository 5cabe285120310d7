import { expect, it } from 'vitest';
import type { LedgerEvent } from '../../contracts/files/ledger-event.ts';
import { eventLines } from './event-line.ts';

const at = '2026-01-01T00:00:00.000Z';
const stored: Extract<LedgerEvent, { kind: 'stored' }> = {
  at,
  kind: 'stored',
  slot: 'r7k2ab/1',
  agentId: 'a1',
  sha256: 'f'.repeat(64),
  bytes: 9,
  tokens: 12_345,
  milliseconds: 65_000,
};
const agents: Readonly<Record<string, string>> = { 'r7k2ab/1': 'bug-scan', 'r7k2ab/2': 'history-context' };

it.each<[LedgerEvent, string[]]>([
  [
    { at, kind: 'planned', phase: 'review', slots: ['r7k2ab/1', 'r7k2ab/2'], uncovered: [] },
    ['review: 2 slots'],
  ],
  [{ at, kind: 'planned', phase: 'score', slots: [], uncovered: [] }, []],
  [
    { at, kind: 'dispatched', slot: 'r7k2ab/1', session: 's1', toolUse: 't1' },
    ['r7k2ab/1  bug-scan  called'],
  ],
  [stored, ['r7k2ab/1  bug-scan  stored after 1:05, 12k tokens']],
  [{ ...stored, tokens: null, milliseconds: null }, ['r7k2ab/1  bug-scan  stored']],
  [
    { at, kind: 'lost', slot: 'r7k2ab/2', why: 'it is \u001b[31mprose' },
    ['r7k2ab/2  history-context  no reply that counts: it is \\u{1b}[31mprose'],
  ],
  [
    { at, kind: 'given-up', slots: ['r7k2ab/1', 'r7k2ab/2'] },
    ['r7k2ab/1  bug-scan  given up', 'r7k2ab/2  history-context  given up'],
  ],
  [{ at, kind: 'reopened', slots: ['r7k2ab/1'] }, ['r7k2ab/1  bug-scan  tried once more']],
  [
    { at, kind: 'sent-back', agentId: 'a1', agent: 'bug-scan', why: 'x'.repeat(200) },
    [`bug-scan  sent back: ${'x'.repeat(160)}…`],
  ],
  [{ at, kind: 'denied', agent: 'bug-scan', session: 's1', why: 'no' }, ['bug-scan  not called: no']],
  [{ at, kind: 'offered', slots: ['r7k2ab/1'] }, []],
])('%o', (event, lines) => {
  expect(eventLines(event, (slot) => agents[slot] ?? '')).toEqual(lines);
});
