import { describe, expect, it } from 'vitest';
import { withRunOnDisk } from '../../tests/kit/run-on-disk.ts';
import type { LedgerEvent } from '../contracts/files/ledger-event.ts';
import { isAtWork, otherRunAtWork } from './other-run.ts';

const CALLED = '2026-01-02T03:00:00.000Z';
const call = (slot = 'r7k2ab/1', session = 's1'): LedgerEvent => ({
  ...{ kind: 'dispatched', at: CALLED, slot, session, toolUse: 't1' },
});
const lost = (slot = 'r7k2ab/1'): LedgerEvent => ({ kind: 'lost', at: CALLED, slot, why: 'x' });
const stored: LedgerEvent = {
  ...{ kind: 'stored', at: CALLED, slot: 'r7k2ab/1', agentId: 'a1', sha256: 'a'.repeat(64), bytes: 1 },
  ...{ tokens: null, milliseconds: null },
};
const denied: LedgerEvent = {
  ...{ kind: 'denied', at: CALLED, agent: 'bug-scan', session: 's1', why: 'x' },
};
const givenUp: LedgerEvent = { kind: 'given-up', at: CALLED, slots: ['r7k2ab/2', 'r7k2ab/1'] };

describe('an agent of a session is at work', () => {
  it.each<[string, readonly LedgerEvent[], boolean]>([
    ['when it was called', [call()], true],
    ['when one of two is', [call(), call('r7k2ab/2'), lost('r7k2ab/2')], true],
    ['not when nobody was called', [{ kind: 'offered', at: CALLED, slots: ['r7k2ab/1'] }], false],
    ['not when another session called it', [call('r7k2ab/1', 's2')], false],
    ['not when its call was denied', [denied], false],
    ['not when its reply is stored', [call(), stored], false],
    ['not when it was lost', [call(), lost()], false],
    ['not when its slot was given up', [call(), givenUp], false],
    ['when it was called once more after it was lost', [call(), lost(), call()], true],
  ])('%s', (_, ledger, is) => {
    expect(isAtWork(ledger, 's1', CALLED)).toBe(is);
  });

  it('for half an hour', () => {
    expect(isAtWork([call()], 's1', '2026-01-02T03:29:59.999Z')).toBe(true);
    expect(isAtWork([call()], 's1', '2026-01-02T03:30:00.000Z')).toBe(false);
  });
});

it('a session without a run works on no other one, and neither does one that works on this', () =>
  withRunOnDisk(async (run) => {
    expect(await otherRunAtWork(run.top, 's1', 'zzzz')).toBeUndefined();
    const tool_input = { subagent_type: 'correctless:bug-scan', prompt: 'slot r7k2ab/1' };
    await run.hook('pre', { tool_use_id: 't1', tool_input });
    expect(await otherRunAtWork(run.top, 's1', 'r7k2ab')).toBeUndefined();
    expect(await otherRunAtWork(run.top, 's1', 'zzzz')).toBe('r7k2ab');
    expect(await otherRunAtWork(run.top, 's2', 'zzzz')).toBeUndefined();
  }));
