import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PACKETS, withRunOnDisk, type RunOnDisk } from '../../tests/kit/run-on-disk.ts';
import type { LedgerEvent } from '../contracts/files/ledger-event.ts';
import { createFileOnce } from '../io/files/files.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { record } from '../run/ledger/ledger.ts';
import { receipt } from './answers.ts';
import type { HookEvent } from './hook-event.ts';

const REPLY = '{"slot":"r7k2ab/1"}';
const SHA256 = createHash('sha256').update(REPLY).digest('hex');
const AGAIN = 'call: correctless next r7k2ab';
const RESPONSE = {
  status: 'completed',
  prompt: PACKETS[1],
  agentId: 'a1',
  totalTokens: 7,
  totalDurationMs: 9,
};

async function called(run: RunOnDisk, n: 1 | 2 = 1): Promise<void> {
  const agent = n === 1 ? 'bug-scan' : 'history-context';
  const tool_input = { subagent_type: `correctless:${agent}`, prompt: `slot r7k2ab/${n}` };
  await run.hook('pre', { tool_name: 'Agent', tool_use_id: `t${n}`, tool_input });
}
const returns = (run: RunOnDisk, tool_response: Record<string, unknown> = RESPONSE, more: HookEvent = {}) =>
  run.hook('post', {
    ...{ tool_use_id: 't1', tool_input: { subagent_type: 'correctless:bug-scan' }, tool_response, ...more },
  });
async function accepted({ paths }: RunOnDisk, more: { slot?: string } = { slot: 'r7k2ab/1' }): Promise<void> {
  await createFileOnce(paths.reply('a1'), REPLY);
  await record(paths, { kind: 'accepted', agentId: 'a1', sha256: SHA256, bytes: 19, remarks: [], ...more });
}
/** The last event without what every line has. */
async function last(run: RunOnDisk): Promise<unknown> {
  const { at, after, seal, ...event } = ((await run.ledger()).at(-1) ?? {}) as LedgerEvent;
  expect([typeof at, typeof after, typeof seal]).toEqual(['string', 'object', 'string']);
  return event;
}
const said = (line: string, response: Record<string, unknown> = RESPONSE): Outcome => receipt(response, line);

describe('a receipt', () => {
  it('of a stage of an audit names the audit, which is what is gone on with', () =>
    withRunOnDisk(
      async (run) => {
        await called(run);
        expect(await returns(run)).toEqual(
          said(
            'slot r7k2ab/1: not stored (the agent ended without a reply that could be judged); call: correctless next au1234',
          ),
        );
      },
      { file: { audit: { audit: 'au1234', round: 1, work_tree: '/w' } } },
    ));
});

describe('a reply', () => {
  it.each([
    [{}, 7, 9],
    [{ totalTokens: 0, totalDurationMs: 0 }, 0, 0],
    [{ totalTokens: -1, totalDurationMs: 1.5 }, null, null],
    [{ totalTokens: '7', totalDurationMs: undefined }, null, null],
  ])('is stored with what it cost, where the client says so: %j', (costs, tokens, milliseconds) =>
    withRunOnDisk(async (run) => {
      await called(run);
      await accepted(run, {});
      const response = { ...RESPONSE, ...costs };
      expect(await returns(run, response)).toEqual(
        said(`slot r7k2ab/1: stored, 19 bytes, sha256 ${SHA256.slice(0, 16)}`, response),
      );
      expect(await last(run)).toEqual({
        ...{
          kind: 'stored',
          slot: 'r7k2ab/1',
          agentId: 'a1',
          sha256: SHA256,
          bytes: 19,
          tokens,
          milliseconds,
        },
      });
    }),
  );

  it('of a slot that has one already changes nothing', () =>
    withRunOnDisk(async (run) => {
      await called(run);
      await accepted(run);
      await returns(run);
      expect(await returns(run)).toEqual(said('slot r7k2ab/1: a reply is stored already'));
    }));

  it('of a slot that was given up comes too late', () =>
    withRunOnDisk(async (run) => {
      await called(run);
      await accepted(run);
      await record(run.paths, { kind: 'given-up', slots: ['r7k2ab/1'] });
      expect(await returns(run)).toEqual(said(`slot r7k2ab/1: not stored, it was given up; ${AGAIN}`));
    }));

  const losses: readonly [string, Record<string, unknown>, (run: RunOnDisk) => Promise<void>, string][] = [
    [
      'that names another slot',
      RESPONSE,
      (run) => accepted(run, { slot: 'r7k2ab/2' }),
      'refused/wrong-slot: the reply names slot r7k2ab/2',
    ],
    [
      'that nobody judged',
      RESPONSE,
      () => Promise.resolve(),
      'the agent ended without a reply that could be judged',
    ],
    [
      'that was cut off',
      { ...RESPONSE, status: 'async_launched' },
      () => Promise.resolve(),
      'the agent ended with status async_launched',
    ],
    [
      'that was refused',
      RESPONSE,
      ({ paths }) =>
        record(paths, { kind: 'refused', agentId: 'a1', agent: 'bug-scan', why: 'refused/no-json: x' }),
      'refused/no-json: x',
    ],
    [
      'of nobody',
      { ...RESPONSE, agentId: 7 },
      (run) => accepted(run),
      'the agent ended without a reply that could be judged',
    ],
    [
      'that nobody judged, while others were refused',
      RESPONSE,
      async ({ paths }) => {
        await record(paths, { kind: 'refused', agent: 'bug-scan', why: 'of a call without a slot' });
        await record(paths, { kind: 'refused', agentId: 'a2', agent: 'bug-scan', why: 'of another agent' });
      },
      'the agent ended without a reply that could be judged',
    ],
    [
      'of nobody, while others were refused',
      { ...RESPONSE, agentId: undefined },
      ({ paths }) => record(paths, { kind: 'refused', agent: 'bug-scan', why: 'of a call without a slot' }),
      'the agent ended without a reply that could be judged',
    ],
    [
      'that is not the one that was accepted',
      RESPONSE,
      async ({ paths }) => {
        await createFileOnce(paths.reply('a1'), 'another');
        await record(paths, { kind: 'accepted', agentId: 'a1', sha256: SHA256, bytes: 19, remarks: [] });
      },
      'the kept reply is not the one that was accepted',
    ],
  ];
  it.each(losses)('%s is lost, and that is written down', (_, response, prepare, why) =>
    withRunOnDisk(async (run) => {
      await called(run);
      await prepare(run);
      expect(await returns(run, response)).toEqual(
        said(`slot r7k2ab/1: not stored (${why}); ${AGAIN}`, response),
      );
      expect(await last(run)).toEqual({ kind: 'lost', slot: 'r7k2ab/1', why });
    }),
  );
});

describe('a call', () => {
  const nobodys: readonly [string, Record<string, unknown>, HookEvent][] = [
    ['whose agent got another packet', { ...RESPONSE, prompt: PACKETS[2] }, {}],
    ['whose prompt nobody knows', { ...RESPONSE, prompt: undefined }, {}],
    ['that no hook had prepared', RESPONSE, { tool_use_id: 't9' }],
    [
      'of another agent than its slot’s',
      RESPONSE,
      { tool_input: { subagent_type: 'correctless:history-context' } },
    ],
  ];
  it.each(nobodys)('%s belongs to no slot', (_, response, more) =>
    withRunOnDisk(async (run) => {
      await called(run);
      await accepted(run);
      expect(await returns(run, response, more)).toEqual(
        said(`this call belongs to no slot; ${AGAIN}`, response),
      );
      expect(await last(run)).toMatchObject({
        ...{ kind: 'refused', why: 'an agent answered a prompt that is not a packet of this run' },
      });
    }),
  );

  it('without a response, or in a session without a run, leaves a receipt all the same', () =>
    withRunOnDisk(async (run) => {
      const none = receipt({}, 'no run of this session; call: correctless status');
      const tool_input = { subagent_type: 'correctless:bug-scan' };
      expect(await run.hook('post', { tool_input })).toEqual(none);
      await called(run);
      expect(await run.hook('post', { tool_input })).toEqual(
        receipt({}, `this call belongs to no slot; ${AGAIN}`),
      );
    }));

  it('that the client could not carry out is lost, by what it says of it', () =>
    withRunOnDisk(async (run) => {
      await called(run);
      const failed = { hook_event_name: 'PostToolUseFailure' };
      await returns(run, {}, { ...failed, error: 'x'.repeat(301) });
      expect(await last(run)).toEqual({
        ...{ kind: 'lost', slot: 'r7k2ab/1', why: `the agent failed: ${'x'.repeat(300)}` },
      });
      const before = (await run.ledger()).length;
      expect(await returns(run, {}, { ...failed, tool_use_id: 't9' })).toEqual({ status: 0 });
      expect(await run.ledger()).toHaveLength(before);
    }));
});
