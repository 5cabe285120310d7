import { describe, expect, it } from 'vitest';
import { ourAgent, type HookEvent, type HookName } from './hook-event.ts';

describe('ourAgent', () => {
  it.each<[string, HookName, HookEvent, string | undefined]>([
    ['our agent being called', 'pre', { tool_input: { subagent_type: 'correctless:bug-scan' } }, 'bug-scan'],
    [
      'typed in another case with blanks: the client starts it too',
      'pre',
      { tool_input: { subagent_type: ' Correctless:Bug-Scan ' } },
      'bug-scan',
    ],
    ['typed without the dash', 'pre', { tool_input: { subagent_type: 'correctless:bugscan' } }, 'bug-scan'],
    [
      'typed with an underscore',
      'pre',
      { tool_input: { subagent_type: 'correctless:bug_scan' } },
      'bug-scan',
    ],
    [
      'typed in wide letters',
      'pre',
      { tool_input: { subagent_type: 'correctless：ｂｕｇ－ｓｃａｎ' } },
      'bug-scan',
    ],
    [
      'typed in wide capitals',
      'pre',
      { tool_input: { subagent_type: 'ＣＯＲＲＥＣＴＬＥＳＳ：ＢＵＧ－ＳＣＡＮ' } },
      'bug-scan',
    ],
    [
      'typed with blanks inside',
      'pre',
      { tool_input: { subagent_type: 'corr ectless:bug scan' } },
      'bug-scan',
    ],
    [
      'a bare name, which the client does not resolve',
      'pre',
      { tool_input: { subagent_type: 'bug-scan' } },
      undefined,
    ],
    [
      'an agent of another plugin with the same name',
      'pre',
      { tool_input: { subagent_type: 'other:bug-scan' } },
      undefined,
    ],
    [
      'a letter that is its neighbour only in capitals',
      'pre',
      { tool_input: { subagent_type: 'correctless:fındıng-scorer' } },
      undefined,
    ],
    ['somebody else’s agent', 'pre', { tool_input: { subagent_type: 'general-purpose' } }, undefined],
    ['a call of the main session that is about nobody', 'look', { tool_name: 'Read' }, undefined],
    ['a look of our agent', 'look', { agent_type: 'correctless:history-context' }, 'history-context'],
    ['a look of a general agent', 'look', { agent_type: 'general-purpose' }, undefined],
    ['our agent stopping', 'stop', { agent_type: 'correctless:finding-scorer' }, 'finding-scorer'],
    ['an agent type that is no text', 'stop', { agent_type: 7 }, undefined],
    [
      'our agent called by somebody else’s: it is about the one being called',
      'pre',
      { agent_type: 'general-purpose', tool_input: { subagent_type: 'correctless:bug-scan' } },
      'bug-scan',
    ],
  ])('%s', (_, hook, event, agent) => {
    expect(ourAgent(hook, event)).toBe(agent);
  });
});
