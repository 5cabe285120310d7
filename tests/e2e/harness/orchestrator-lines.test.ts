import { describe, expect, it } from 'vitest';
import { agentCalls, reportOf, runOf, stateOf } from './orchestrator-lines.ts';

const OUTPUT = `state: dispatch
Make these calls, all in one message:
Agent(subagent_type="correctless:bug-scan", description="slot r7k2ab/3", prompt="slot r7k2ab/3")
  Agent(subagent_type="correctless:history-context", description="slot r7k2ab/4", prompt="slot r7k2ab/4")
Then run: correctless next r7k2ab`;

describe('what the orchestrator reads', () => {
  it('finds each call in order', () => {
    expect(agentCalls(OUTPUT)).toEqual([
      { subagentType: 'correctless:bug-scan', description: 'slot r7k2ab/3', prompt: 'slot r7k2ab/3' },
      { subagentType: 'correctless:history-context', description: 'slot r7k2ab/4', prompt: 'slot r7k2ab/4' },
    ]);
  });

  it('takes no call out of the middle of a sentence', () => {
    expect(agentCalls('e.g. Agent(subagent_type="a", description="b", prompt="c") would do')).toEqual([]);
  });

  it('reads the state and the run only from lines of their own', () => {
    expect([stateOf(OUTPUT), stateOf('the state: done')]).toEqual(['dispatch', undefined]);
    expect([runOf('3 files\nrun: r7k2ab'), runOf('dry run: no')]).toEqual(['r7k2ab', undefined]);
  });

  it('hands on the report without the lines that are not for the user', () => {
    expect(reportOf('state: done\n\n## Code Review: main..feature\n')).toBe('## Code Review: main..feature');
  });
});
