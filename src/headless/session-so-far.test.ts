import { describe, expect, it } from 'vitest';
import { NEW_SESSION, afterLine, agentTokens, isAtAgentCap } from './session-so-far.ts';

const line = (event: object): string => JSON.stringify(event);
const after = (...lines: readonly string[]) => lines.reduce(afterLine, NEW_SESSION);
const called = (agent: string): string =>
  line({
    ...{ type: 'system', subtype: 'task_started', task_id: agent, subagent_type: 'correctless:bug-scan' },
  });
const at = (agent: string, tokens: number, isOver = false): string =>
  line({
    ...{ type: 'system', subtype: isOver ? 'task_notification' : 'task_progress', task_id: agent },
    usage: { total_tokens: tokens, tool_uses: 1, duration_ms: 960 },
  });

it('counts the last word of each agent of ours, and of nobody else', () => {
  expect(
    agentTokens(after(called('a'), at('a', 10), at('a', 30), called('b'), at('b', 5), at('c', 99))),
  ).toBe(35);
});

it.each([
  ['too few were called', [called('a'), at('a', 1, true)], 2, false],
  ['one is at work', [called('a'), called('b'), at('a', 1, true)], 2, false],
  ['all are done', [called('a'), called('b'), at('a', 1, true), at('b', 1, true)], 2, true],
  ['more than so many are done', [called('a'), called('b'), at('a', 1, true), at('b', 1, true)], 1, true],
])('a cap on agents: %s', (_, lines, most, spent) => {
  expect(isAtAgentCap(after(...lines), most)).toBe(spent);
});

describe('an ending', () => {
  it.each([
    [
      'by itself',
      {
        ...{ subtype: 'success', is_error: false, result: 'Done.', total_cost_usd: 0.25 },
        modelUsage: { a: { inputTokens: 1, outputTokens: 2 }, b: { cacheReadInputTokens: 4, costUSD: 9 } },
        permission_denials: [{ tool_name: 'Bash', tool_input: {} }],
      },
      { subtype: 'success', isError: false, said: 'Done.', denied: ['Bash'], usd: 0.25, tokens: 7 },
    ],
    [
      'by the budget, which has no result',
      {
        ...{ subtype: 'error_max_budget_usd', is_error: true, total_cost_usd: 0.00404 },
        errors: ['Reached maximum budget ($0.004)'],
      },
      {
        ...{ subtype: 'error_max_budget_usd', isError: true, said: 'Reached maximum budget ($0.004)' },
        ...{ denied: [], usd: 0.00404, tokens: null },
      },
    ],
    [
      'whose values are of other types, read as if they were not there',
      { subtype: 7, result: {}, errors: 'x', total_cost_usd: 'free', modelUsage: [1] },
      { subtype: '', isError: false, said: '', denied: [], usd: null, tokens: null },
    ],
  ])('%s', (_, event, ending) => {
    expect(after(line({ type: 'result', ...event })).ending).toEqual(ending);
  });
});

it.each([
  ['words', 'hello'],
  ['nothing', ''],
  ['half an event', '{"type":"result","subtype":"succ'],
  ['a list', '[{"type":"result"}]'],
  ['an event of a kind that we do not know', line({ type: 'rate_limit_event', status: 'allowed' })],
  ['a message', line({ type: 'assistant', message: { content: [] } })],
  ['the start of a session', line({ type: 'system', subtype: 'init', model: 'opus', tools: [] })],
  [
    'an agent of somebody else',
    line({ type: 'system', subtype: 'task_started', task_id: 'a', subagent_type: 'x' }),
  ],
  ['a command in the background', line({ type: 'system', subtype: 'task_started', task_id: 'b' })],
  ['a task without an id', line({ type: 'system', subtype: 'task_progress', usage: { total_tokens: 1 } })],
])('says nothing that we know: %s', (_, text) => {
  expect(after(text)).toBe(NEW_SESSION);
});
