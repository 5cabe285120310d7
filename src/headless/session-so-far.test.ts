import { expect, it } from 'vitest';
import type { ClientEvent } from './client-event.ts';
import { NEW_SESSION, afterEvent, agentTokens, isAtAgentCap } from './session-so-far.ts';

const after = (...events: ClientEvent[]) => events.reduce(afterEvent, NEW_SESSION);
const called = (agent: string): ClientEvent => ({ kind: 'agent-called', agent });
const at = (agent: string, tokens: number, isOver = false): ClientEvent => ({
  ...{ kind: 'agent-at', agent, tokens, isOver },
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
])('a cap on agents: %s', (_, events, most, spent) => {
  expect(isAtAgentCap(after(...events), most)).toBe(spent);
});
