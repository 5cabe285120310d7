import { describe, expect, it } from 'vitest';
import type { Outcome } from '../kernel/outcome.ts';
import { deny } from './answers.ts';
import { hookEntry } from './entry.ts';

const hook = (name: string, stdin: string): Promise<Outcome> => hookEntry(name, Buffer.from(stdin), {});

it('refuses the name of no hook, and says which there are', async () => {
  await expect(hook('constructor', '{}')).rejects.toMatchObject({
    code: 'usage/bad-value',
    message: 'no hook "constructor"',
    hint: 'one of: pre, look, stop, post',
  });
});

describe('an event that cannot be read', () => {
  const why = 'the event is not a JSON object';

  it.each([['[]'], ['null'], ['"text"'], ['7']])('is nobody’s: %s', async (stdin) => {
    expect(await hook('pre', stdin)).toEqual(deny(`correctless could not prepare this agent: ${why}`));
    expect(await hook('look', stdin)).toEqual({ status: 2, stderr: `correctless hook look: ${why}\n` });
    expect(await hook('stop', stdin)).toEqual({ status: 1, stderr: `correctless hook stop: ${why}\n` });
    expect(await hook('post', stdin)).toEqual({ status: 1, stderr: `correctless hook post: ${why}\n` });
  });

  it('is no reason to let a look pass when it is not even JSON', async () => {
    expect(await hook('look', '{"agent_type"')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^correctless hook look: .*JSON/) as string,
    });
  });
});

it.each(['pre', 'look', 'stop', 'post'])('%s says nothing about somebody else’s agent', async (name) => {
  const event = { agent_type: 'general-purpose', tool_input: { subagent_type: 'general-purpose' } };
  expect(await hook(name, JSON.stringify(event))).toEqual({ status: 0 });
});

it('a message to an agent is looked at before it is sent, and not when it is over', async () => {
  const message = JSON.stringify({ tool_name: 'SendMessage', tool_input: { to: 'a1' }, session_id: 's1' });
  for (const name of ['pre', 'post']) expect(await hook(name, message)).toEqual({ status: 0 });
});

it('a message is no look: asked about one by an agent of ours, the hook fails closed', async () => {
  const event = { tool_name: 'SendMessage', agent_type: 'correctless:history-context' };
  expect(await hook('look', JSON.stringify(event))).toEqual({
    status: 2,
    stderr: 'correctless hook look: not a look: SendMessage\n',
  });
});
