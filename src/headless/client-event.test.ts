import { describe, expect, it } from 'vitest';
import { readClientEvent } from './client-event.ts';

const line = (event: object): string => JSON.stringify(event);
const usage = { total_tokens: 120, tool_uses: 1, duration_ms: 960 };

describe('a line of the client', () => {
  it.each([
    [
      'the start of a session',
      {
        type: 'system',
        subtype: 'init',
        claude_code_version: '2.1.330',
        model: 'claude-opus-5-5',
        tools: [],
      },
      { kind: 'started', version: '2.1.330', model: 'claude-opus-5-5' },
    ],
    [
      'a call of an agent of ours',
      { type: 'system', subtype: 'task_started', task_id: 'a1', subagent_type: 'correctless:bug-scan' },
      { kind: 'agent-called', agent: 'a1' },
    ],
    [
      'an agent at work',
      { type: 'system', subtype: 'task_progress', task_id: 'a1', usage },
      { kind: 'agent-at', agent: 'a1', tokens: 120, isOver: false },
    ],
    [
      'an agent that is done',
      { type: 'system', subtype: 'task_notification', task_id: 'a1', status: 'completed', usage },
      { kind: 'agent-at', agent: 'a1', tokens: 120, isOver: true },
    ],
    [
      'an ending',
      {
        type: 'result',
        subtype: 'success',
        is_error: false,
        result: 'Done.',
        total_cost_usd: 0.25,
        modelUsage: { a: { inputTokens: 1, outputTokens: 2 }, b: { cacheReadInputTokens: 4, costUSD: 9 } },
        permission_denials: [{ tool_name: 'Bash', tool_input: {} }],
      },
      {
        kind: 'ended',
        subtype: 'success',
        isError: false,
        said: 'Done.',
        denied: ['Bash'],
        usd: 0.25,
        tokens: 7,
      },
    ],
    [
      'an ending by the budget, which has no result',
      {
        type: 'result',
        subtype: 'error_max_budget_usd',
        is_error: true,
        errors: ['Reached maximum budget ($0.004)'],
        total_cost_usd: 0.00404,
      },
      {
        kind: 'ended',
        subtype: 'error_max_budget_usd',
        isError: true,
        said: 'Reached maximum budget ($0.004)',
        denied: [],
        usd: 0.00404,
        tokens: null,
      },
    ],
  ])('%s', (_, event, read) => {
    expect(readClientEvent(line(event))).toEqual(read);
  });

  it.each([
    ['words', 'hello'],
    ['nothing', ''],
    ['half an event', '{"type":"result","subtype":"succ'],
    ['a list', '[{"type":"result"}]'],
    ['an event of a kind that we do not know', line({ type: 'rate_limit_event', status: 'allowed' })],
    ['a message', line({ type: 'assistant', message: { content: [] } })],
    [
      'an agent of somebody else',
      line({ type: 'system', subtype: 'task_started', task_id: 'a', subagent_type: 'x' }),
    ],
    ['a command in the background', line({ type: 'system', subtype: 'task_started', task_id: 'b' })],
    ['a task without an id', line({ type: 'system', subtype: 'task_progress', usage })],
  ])('is no event of ours: %s', (_, text) => {
    expect(readClientEvent(text)).toBeUndefined();
  });

  it('whose values are of other types is read as if they were not there', () => {
    const event = {
      type: 'result',
      subtype: 7,
      result: {},
      errors: 'x',
      total_cost_usd: 'free',
      modelUsage: [1],
    };
    expect(readClientEvent(line(event))).toEqual({
      ...{ kind: 'ended', subtype: '', isError: false, said: '', denied: [], usd: null, tokens: null },
    });
  });
});
