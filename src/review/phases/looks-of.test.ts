import { expect, it } from 'vitest';
import type { LedgerEvent } from '../../contracts/files/ledger-event.ts';
import { looksOf } from './looks-of.ts';

type Look = Extract<LedgerEvent, { kind: 'look' }>;

const look = (agentId: string, tool: Look['tool'], path: string, verdict: Look['verdict']): LedgerEvent => ({
  ...{ kind: 'look', at: '2024-05-01T12:00:00.000Z', agent: 'bug-scan', detail: '' },
  ...{ agentId, tool, path, verdict },
});

const ledger = [
  look('a1', 'Read', 'src/pay.ts', 'allowed'),
  look('a1', 'Grep', 'src', 'allowed'),
  look('a1', 'Glob', '', 'allowed'),
  look('a1', 'Read', '.git/config', 'refused'),
  look('a2', 'Read', 'src/card.ts', 'allowed'),
];

it('is what the agent itself opened and searched, and nothing that it was refused', () => {
  expect(looksOf(ledger, 'a1')).toEqual({
    ...{ opened: new Set(['src/pay.ts']), searched: ['src'], listed: [''] },
  });
});

it('does not count for one agent what another one opened', () => {
  expect(looksOf(ledger, 'a2')).toEqual({ opened: new Set(['src/card.ts']), searched: [], listed: [] });
  expect(looksOf(ledger, 'a3')).toEqual({ opened: new Set(), searched: [], listed: [] });
});

it('takes a Grep that lists names for no search of the text', () => {
  const names = { ...look('a1', 'Grep', 'src', 'allowed'), names_only: true } as LedgerEvent;
  expect(looksOf([names], 'a1')).toEqual({ opened: new Set(), searched: [], listed: ['src'] });
});
