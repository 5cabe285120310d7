import { expect, it } from 'vitest';
import type { LedgerEvent } from '../../contracts/ledger-event.ts';
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
  expect(looksOf(ledger, 'a1')).toEqual({ opened: new Set(['src/pay.ts']), searched: ['src', ''] });
});

it('does not count for one agent what another one opened', () => {
  expect(looksOf(ledger, 'a2')).toEqual({ opened: new Set(['src/card.ts']), searched: [] });
  expect(looksOf(ledger, 'a3')).toEqual({ opened: new Set(), searched: [] });
});

it.each([
  ['a Glob', ['Glob'], true],
  ['a Glob and a Read', ['Glob', 'Read'], undefined],
  ['a Glob and a Grep', ['Glob', 'Grep'], undefined],
] as const)('knows who has listed names and read nothing: %s', (_, tools, namesOnly) => {
  const events = tools.map((tool) => look('a1', tool, 'src', 'allowed'));
  const looks = looksOf([...events, look('a1', 'Read', '.git/config', 'refused')], 'a1');
  expect(looks.namesOnly).toBe(namesOnly);
});
