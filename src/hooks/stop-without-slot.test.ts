import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { plannedStep } from '../../tests/kit/planned-step.ts';
import { sampleRepository, type SampleRepository } from '../../tests/kit/sample-repository.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { advance } from '../review/phases/advance.ts';
import { eventsOf } from '../run/ledger/ledger.ts';
import { openRun, type Run } from '../run/stored/open-run.ts';
import { storedReply } from '../run/slots/stored-reply.ts';
import { slotNames, writeSlots } from '../run/slots/write-slots.ts';
import { hookEntry } from './entry.ts';
import type { HookEvent, HookName } from './hook-event.ts';

const AGENT = 'execute-step-validator';
const TYPE = `correctless:${AGENT}`;
const [YES, NO] = ['{"valid":true,"reason":"done"}', '{"valid":false,"reason":"not done"}'];

let repository: SampleRepository;
let run: Run;

/** A step's run with a second slot of the same agent, as an audit has them; both are offered. */
beforeEach(async () => {
  repository = sampleRepository({ a: '1\n' });
  const { file, paths, ledger } = await openRun(repository, await plannedStep(repository));
  const text = 'another packet';
  const packet = {
    agent: AGENT,
    slot: slotNames(file, ledger)(),
    text,
    bytes: text.length,
    hunks: [],
    paths: [],
  } as const;
  await writeSlots(paths, file, 'judge', [{ packet }], []);
  ({ run } = await advance(repository, file.run));
});

const hook = (name: HookName, event: HookEvent): Promise<Outcome> =>
  hookEntry(name, Buffer.from(JSON.stringify({ session_id: 's1', cwd: repository.top, ...event })), {});

const calls = (n: number, session = 's1'): Promise<Outcome> =>
  hook('pre', {
    ...{ session_id: session, tool_name: 'Agent', tool_use_id: `toolu_${n}` },
    tool_input: { subagent_type: TYPE, prompt: `slot ${run.file.run}/${n}` },
  });

async function stops(agentId: string, reply: string): Promise<string | undefined> {
  const { stdout = '{}' } = await hook('stop', {
    agent_id: agentId,
    agent_type: TYPE,
    last_assistant_message: reply,
  });
  return (JSON.parse(String(stdout)) as { reason?: string }).reason;
}

async function returns(
  n: number,
  agentId: string,
  prompt = readFileSync(run.paths.packet(n), 'utf8'),
): Promise<string> {
  const outcome = await hook('post', {
    ...{ tool_use_id: `toolu_${n}`, tool_input: { subagent_type: TYPE } },
    tool_response: { status: 'completed', prompt, agentId, content: [] },
  });
  return String(outcome.stdout);
}

async function replyOf(n: number): Promise<unknown> {
  const now = await openRun(repository, run.file.run);
  const slot = now.slots.find((one) => one.slot === `${run.file.run}/${n}`);
  return slot === undefined ? undefined : storedReply(now, slot, AGENT);
}

describe('a reply whose contract has no slot', () => {
  it('is bound by the packet its agent received, with two slots open side by side', async () => {
    await calls(1);
    await calls(2);
    expect(await stops('second', NO)).toBeUndefined();
    expect(await stops('first', YES)).toBeUndefined();
    expect(await returns(1, 'first')).toContain(`slot ${run.file.run}/1: stored`);
    expect(await returns(2, 'second')).toContain(`slot ${run.file.run}/2: stored`);
    expect([await replyOf(1), await replyOf(2)]).toEqual([JSON.parse(YES), JSON.parse(NO)]);
    const { ledger } = await openRun(repository, run.file.run);
    expect(eventsOf(ledger, 'accepted').map((event) => event.slot)).toEqual([undefined, undefined]);
  });

  it('is bound to nothing when the agent received another packet', async () => {
    await calls(1);
    await calls(2);
    await stops('first', YES);
    expect(await returns(1, 'first', readFileSync(run.paths.packet(2), 'utf8'))).toContain(
      'belongs to no slot',
    );
    expect(await replyOf(1)).toBeUndefined();
  });

  it('is refused when it brings a slot all the same', async () => {
    await calls(1);
    const why = await stops('first', `{"valid":true,"reason":"x","slot":"${run.file.run}/1"}`);
    expect(why).toContain('refused/schema');
  });

  it('is refused when no slot of its agent waits: the only one called has its reply', async () => {
    await calls(1);
    await stops('first', YES);
    await returns(1, 'first');
    expect(await stops('later', NO)).toContain('refused/wrong-slot');
    expect(await replyOf(1)).toEqual(JSON.parse(YES));
  });

  it('is refused when another session called the slot', async () => {
    await calls(1);
    await calls(2, 's2');
    await stops('first', YES);
    await returns(1, 'first');
    expect(await stops('later', NO)).toContain('refused/wrong-slot');
  });
});
