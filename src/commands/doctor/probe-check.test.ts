import { expect, it } from 'vitest';
import type { LedgerEvent } from '../../contracts/files/ledger-event.ts';
import type { ClientAnswer } from '../../io/client/ask-client.ts';
import { judgeProbe } from './probe-check.ts';

const at = '2026-01-01T00:00:00.000Z';
const slot = 'r7k2ab/1';
const sha256 = 'a'.repeat(64);
const agent = 'execute-step-validator';
const [offered, pre, look, stop, post]: LedgerEvent[] = [
  { at, kind: 'offered', slots: [slot] },
  { at, kind: 'dispatched', slot, session: 's', toolUse: 't' },
  { at, kind: 'look', agentId: 'a', agent, tool: 'Read', path: 'probe.txt', detail: '', verdict: 'allowed' },
  { at, kind: 'accepted', agentId: 'a', sha256, bytes: 9, remarks: [] },
  { at, kind: 'stored', slot, agentId: 'a', sha256, bytes: 9, tokens: 1, milliseconds: 1 },
] as const satisfies LedgerEvent[] as LedgerEvent[];
const all = (...events: (LedgerEvent | undefined)[]) => events.filter((one) => one !== undefined);
const done: ClientAnswer = { kind: 'ended', said: 'done', costUsd: 0.0213 };

it.each([
  [
    'every hook',
    all(offered, pre, look, stop, post),
    'ok',
    /^hooks pre, look, stop and post ran.*0\.0213 USD$/,
  ],
  ['no look', all(offered, pre, stop, post), 'warning', /looked at nothing/],
  [
    'nothing but the offer',
    all(offered),
    'failed',
    /^no trace of hook pre, stop, post; the client said: done/,
  ],
  ['no stop', all(offered, pre, post), 'failed', /^no trace of hook stop;/],
  ['no post', all(offered, pre, look, stop), 'failed', /^no trace of hook post;/],
  [
    'a reply that was lost',
    all(offered, pre, stop, { at, kind: 'lost', slot, why: 'the agent failed: API 400' }),
    'failed',
    /^hooks ran, but no reply was stored \(the agent failed: API 400\)/,
  ],
])('%s: %s', (_, ledger, state, found) => {
  const check = judgeProbe(ledger, done);
  expect(check.state).toBe(state);
  expect(check.found).toMatch(found);
});

it('believes what is stored, not what the client says of itself', () => {
  expect(judgeProbe(all(offered), { ...done, said: 'stored, all hooks ran' }).state).toBe('failed');
});

it('says that there is no client, or that it was stopped', () => {
  const gone = { kind: 'no-client', said: 'no "claude" on PATH', costUsd: undefined } as const;
  expect(judgeProbe(all(offered), gone)).toMatchObject({ state: 'failed', found: 'no "claude" on PATH' });
  const late = { kind: 'late', said: 'no end within 300 s', costUsd: undefined } as const;
  expect(judgeProbe(all(offered, pre), late).found).toContain('the client was stopped: no end within 300 s');
});
