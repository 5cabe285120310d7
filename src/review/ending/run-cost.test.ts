import { describe, expect, it } from 'vitest';
import type { SlotFile } from '../../contracts/files/run-files.ts';
import type { LedgerEvent } from '../../contracts/files/ledger-event.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { runCost } from './run-cost.ts';

const at = '2025-01-01T00:00:00.000Z';
const slot = (n: number, phase: SlotFile['phase'], agent: SlotFile['agent'], bytes: number) =>
  ({ slot: `abcd/${n}`, phase, agent, packet: { bytes, sha256: 'a' } }) as SlotFile;
const SLOTS = [
  slot(1, 'review', 'bug-scan', 100),
  slot(2, 'review', 'bug-scan', 20),
  slot(3, 'review', 'history-context', 7),
  slot(4, 'score', 'finding-scorer', 3),
];

const offered = (...numbers: number[]): LedgerEvent => ({
  at,
  kind: 'offered',
  slots: numbers.map((n) => `abcd/${n}`),
});
const dispatched = (n: number): LedgerEvent => ({
  ...{ at, kind: 'dispatched', slot: `abcd/${n}`, session: 's', toolUse: `${n}` },
});
const lost = (n: number): LedgerEvent => ({ at, kind: 'lost', slot: `abcd/${n}`, why: 'an API error' });
const stored = (n: number, tokens: number | null): LedgerEvent => ({
  ...{ at, kind: 'stored', slot: `abcd/${n}`, agentId: 'a', sha256: 'a', bytes: 1, milliseconds: null },
  tokens,
});

const costOf = (ledger: readonly LedgerEvent[], captured: 'hooks' | 'manual' = 'hooks') =>
  runCost({ file: { captured } as Run['file'], slots: SLOTS, ledger: [...ledger] });

describe('what a run sent', () => {
  it('is each packet that an agent was called with, by phase and agent, with the tokens of each', () => {
    const ledger = [
      offered(1, 2, 3),
      ...[1, 2, 3].map(dispatched),
      ...[stored(1, 50), stored(2, 5), stored(3, 30)],
      ...[offered(4), dispatched(4), stored(4, 9)],
    ];
    expect(costOf(ledger)).toEqual({
      ...{ agents: 4, packet_bytes: 130, tokens: 94 },
      by_agent: [
        {
          ...{ phase: 'review', agent: 'bug-scan', calls: 2, packet_bytes: 120 },
          ...{ tokens: 55, calls_with_tokens: 2 },
        },
        {
          ...{ phase: 'review', agent: 'history-context', calls: 1, packet_bytes: 7 },
          ...{ tokens: 30, calls_with_tokens: 1 },
        },
        {
          ...{ phase: 'score', agent: 'finding-scorer', calls: 1, packet_bytes: 3 },
          ...{ tokens: 9, calls_with_tokens: 1 },
        },
      ],
    });
  });

  it('counts a packet that was lost and tried again twice, and knows the tokens of one call only', () => {
    const ledger = [offered(1), dispatched(1), lost(1), offered(1), dispatched(1), stored(1, 50)];
    expect(costOf(ledger)).toMatchObject({
      ...{ agents: 2, packet_bytes: 200, tokens: null },
      by_agent: [{ calls: 2, packet_bytes: 200, tokens: 50, calls_with_tokens: 1 }],
    });
  });

  it('does not count what was planned or offered and never sent', () => {
    expect(costOf([offered(1, 2)])).toMatchObject({ agents: 0, packet_bytes: 0, by_agent: [] });
  });

  it('does not count a second call at once for one offer, which the hook refuses', () => {
    const ledger = [offered(1), dispatched(1), dispatched(1), stored(1, 50)];
    expect(costOf(ledger)).toMatchObject({ agents: 1, packet_bytes: 100, tokens: 50 });
  });

  it('counts a packet that is answered by hand once, however often it was offered', () => {
    const ledger = [offered(1, 2), offered(2), stored(1, null), stored(2, null)];
    expect(costOf(ledger, 'manual')).toMatchObject({ agents: 2, packet_bytes: 120, tokens: null });
  });
});
