import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { withRunOnDisk, type RunOnDisk } from '../../tests/kit/run-on-disk.ts';
import { sampleRepository } from '../../tests/kit/sample-repository.ts';
import type { LedgerEvent } from '../contracts/files/ledger-event.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { record } from '../run/ledger/ledger.ts';
import { sendBack } from './answers.ts';
import type { HookEvent } from './hook-event.ts';

const TYPE = 'correctless:change-summarizer';
const REPLY = ` {"slot":"r7k2ab/1","summary":"Ädds.","goal":"g","approach":"a","focus":[]}\n`;

const PASSWORD = 'Zm9vYmFy';
const SECRET = `//registry.example.com/:_password=${PASSWORD}`;
/** Characters, as the contract has it. */
const LONGEST_SUMMARY = 3000;

/** A run whose first slot was called for a summarizer, in a repository with a commit. */
const summarized = (use: (run: RunOnDisk) => Promise<void>): Promise<void> =>
  withRunOnDisk(
    async (run) => {
      sampleRepository({ a: '1\n' }, run.top);
      const tool_input = { subagent_type: TYPE, prompt: 'slot r7k2ab/1' };
      await run.hook('pre', { tool_name: 'Agent', tool_use_id: 't1', tool_input });
      await use(run);
    },
    { agents: ['change-summarizer', 'execute-step-validator'] },
  );
const stops = (run: RunOnDisk, reply: unknown, more: HookEvent = {}): Promise<Outcome> =>
  run.hook('stop', { agent_id: 'a1', agent_type: TYPE, last_assistant_message: reply, ...more });
async function last(run: RunOnDisk): Promise<LedgerEvent | undefined> {
  return (await run.ledger()).at(-1);
}

describe('an agent that ends', () => {
  it('with an acceptable reply leaves it, byte for byte, with its hash', () =>
    summarized(async (run) => {
      expect(await stops(run, REPLY)).toEqual({ status: 0 });
      expect(readFileSync(run.paths.reply('a1'), 'utf8')).toBe(REPLY);
      expect(await last(run)).toMatchObject({
        ...{
          kind: 'accepted',
          agentId: 'a1',
          slot: 'r7k2ab/1',
          bytes: Buffer.byteLength(REPLY),
          remarks: [],
        },
        sha256: createHash('sha256').update(REPLY).digest('hex'),
      });
    }));

  it('with a secret leaves its reply without it, and says nothing of it in the ledger', () =>
    summarized(async (run) => {
      const reply = REPLY.replace('Ädds.', SECRET);
      expect(await stops(run, reply)).toEqual({ status: 0 });
      const kept = readFileSync(run.paths.reply('a1'), 'utf8');
      expect(JSON.parse(kept)).toMatchObject({ summary: expect.stringContaining('[REDACTED:') as string });
      expect(kept + readFileSync(run.paths.ledger, 'utf8')).not.toContain(PASSWORD);
    }));

  it('with a secret whose place has no room for the mark is told to say it without', () =>
    summarized(async (run) => {
      const reply = REPLY.replace('Ädds.', `${'x'.repeat(LONGEST_SUMMARY - SECRET.length - 1)} ${SECRET}`);
      const told = await stops(run, reply);
      expect(String(told.stdout)).toContain('in the place of the secret that it repeats');
      expect(await last(run)).toMatchObject({ kind: 'sent-back' });
      expect(existsSync(run.paths.reply('a1'))).toBe(false);
    }));

  it.each([['prose'], [undefined], [7]])(
    'with %j is told what is wrong, to the next step, and then let go without a reply',
    (reply) =>
      summarized(async (run) => {
        const told = await stops(run, reply);
        const { reason } = JSON.parse(String(told.stdout)) as { reason: string };
        expect(reason).toMatch(/^refused\/no-json: .+\nhint: .+\S$/);
        expect(told).toEqual(sendBack(reason));
        expect(await last(run)).toMatchObject({
          ...{ kind: 'sent-back', agentId: 'a1', agent: 'change-summarizer', why: reason },
        });
        await stops(run, reply);
        expect(await stops(run, reply)).toEqual({ status: 0 });
        expect(await last(run)).toMatchObject({
          ...{ kind: 'refused', agentId: 'a1', agent: 'change-summarizer', why: reason },
        });
        expect(existsSync(run.paths.reply('a1'))).toBe(false);
      }),
  );

  it('with a slot that it was not called for is told so', () =>
    summarized(async (run) => {
      const { stdout } = await stops(run, REPLY.replace('ab/1', 'ab/2'));
      expect(stdout).toContain('refused/wrong-slot: the reply names slot r7k2ab/2');
    }));

  it('with a reply that has no slot leaves none in the ledger', () =>
    summarized(async (run) => {
      const agent_type = 'correctless:execute-step-validator';
      const verdict = '{"valid":true,"reason":"done"}';
      expect(String((await stops(run, verdict, { agent_type })).stdout)).toContain(
        'no slot of this session waits',
      );
      const tool_input = { subagent_type: agent_type, prompt: 'slot r7k2ab/2' };
      await run.hook('pre', { tool_name: 'Agent', tool_use_id: 't2', tool_input });
      await stops(run, verdict, { agent_type });
      expect(await last(run)).toMatchObject({ kind: 'accepted', agentId: 'a1' });
      expect(await last(run)).not.toHaveProperty('slot');
    }));

  it('fails the hook when what stands in the way is not its reply', () =>
    summarized(async (run) => {
      await writeFile(run.paths.slot(1), '{');
      expect(await stops(run, REPLY)).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/^correctless hook stop: .*slot\.json: is not JSON/) as string,
      });
    }));

  it('a second time, because somebody resumed it, changes nothing', () =>
    summarized(async (run) => {
      await record(run.paths, { kind: 'refused', agentId: 'a1', agent: 'change-summarizer', why: 'x' });
      expect(await stops(run, REPLY)).toEqual({ status: 0 });
      expect(await last(run)).toMatchObject({
        ...{ kind: 'ignored', agentId: 'a1', agent: 'change-summarizer' },
        why: 'a resumed agent cannot change its reply',
      });
    }));

  it('for no run of its session, or without a name, is nobody of ours', () =>
    summarized(async (run) => {
      const before = (await run.ledger()).length;
      expect(await stops(run, 'prose', { session_id: 's2' })).toEqual({ status: 0 });
      expect(await stops(run, 'prose', { agent_id: 7 })).toEqual({ status: 0 });
      expect(await run.ledger()).toHaveLength(before);
    }));
});
