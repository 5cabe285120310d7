import { describe, expect, it } from 'vitest';
import { withRunOnDisk } from '../../tests/kit/run-on-disk.ts';
import type { LedgerEvent } from '../contracts/files/ledger-event.ts';
import type { Agent } from '../contracts/vocabulary.ts';
import { calledSlot, requireAwaited } from './called-slots.ts';

const at = '2026-01-02T03:04:05.678Z';
const call = (slot: string, session = 's1'): LedgerEvent => ({
  ...{ kind: 'dispatched', at, slot, session, toolUse: 't1' },
});
const stored = (slot: string): LedgerEvent => ({
  ...{ kind: 'stored', at, slot, agentId: 'a1', sha256: 'a'.repeat(64), bytes: 1 },
  ...{ tokens: null, milliseconds: null },
});
const ONE = 'r7k2ab/1';

describe('the slot that a reply names', () => {
  it.each<[string, readonly LedgerEvent[], Agent, string, boolean]>([
    ['that its agent was called for', [call(ONE)], 'bug-scan', ONE, true],
    ['that was called for another agent', [call('r7k2ab/2')], 'bug-scan', 'r7k2ab/2', false],
    ['that another session called', [call(ONE, 's2')], 'bug-scan', ONE, false],
    ['that nobody called', [call('r7k2ab/2')], 'bug-scan', ONE, false],
    ['that is only stored', [stored(ONE)], 'bug-scan', ONE, false],
    ['that is no name', [call(ONE)], 'bug-scan', '../../1', false],
  ])('is one %s', (_, ledger, agent, name, is) =>
    withRunOnDisk(async ({ paths }) => {
      const named = calledSlot(name, { paths, ledger, agent, session: 's1' });
      if (is) expect(await named).toMatchObject({ slot: name, agent });
      else
        await expect(named).rejects.toMatchObject({
          code: 'refused/wrong-slot',
          message: `the reply names slot ${name}, which this agent was not called for`,
          hint: 'take the slot from the line "slot: …" of the packet',
        });
    }),
  );
});

describe('a reply that names no slot is awaited', () => {
  it.each<[string, readonly LedgerEvent[], boolean]>([
    ['when its agent was called', [call(ONE)], true],
    ['when one of its slots has no reply yet', [call(ONE), stored(ONE), call('r7k2ab/2')], true],
    ['not when all its slots have', [call(ONE), stored(ONE)], false],
    ['not when another session called', [call(ONE, 's2')], false],
    ['not when nobody was called', [], false],
  ])('%s', (_, ledger, is) =>
    withRunOnDisk(
      async ({ paths }) => {
        const awaited = requireAwaited({ paths, ledger, agent: 'execute-step-validator', session: 's1' });
        if (is) await expect(awaited).resolves.toBeUndefined();
        else
          await expect(awaited).rejects.toMatchObject({
            code: 'refused/wrong-slot',
            message: 'no slot of this session waits for a reply of execute-step-validator',
            hint: 'nothing more is needed: end here',
          });
      },
      { agents: ['execute-step-validator', 'execute-step-validator'] },
    ),
  );

  it('not when only another agent was called', () =>
    withRunOnDisk(async ({ paths }) => {
      const call1 = { paths, ledger: [call(ONE)], agent: 'fix-executor', session: 's1' } as const;
      await expect(requireAwaited(call1)).rejects.toMatchObject({ code: 'refused/wrong-slot' });
    }));
});
