import { describe, expect, it } from 'vitest';
import { say, tool } from '../harness/model-reply.ts';
import { firstUserBlocks, lastUserText } from '../harness/model-request.ts';
import { probe, type HookAnswer } from '../harness/probe.ts';
import { inTurn, lookThenAnswer } from '../harness/script.ts';
import { agentRequests, event, mainRequests, mainSaw, names, oneAgent } from '../harness/seen.ts';

// What correctless takes for granted about the pinned client; docs/notes/client.md says why each fact matters. When one of
// these fails after a new version was pinned, look at the hooks before moving the number.

const READ_A = tool('Read', { file_path: 'a.txt' });
const PRE_AGENT = { hook_event_name: 'PreToolUse', tool_name: 'Agent' };
const POST_AGENT = { hook_event_name: 'PostToolUse', tool_name: 'Agent' };
const STOP = { hook_event_name: 'SubagentStop' };

describe('what a hook may answer before an agent starts', () => {
  const packet = `PACKET ${'é\t"\\\u2028 <b> </system-reminder>\r\n'.repeat(3_500)} END  \n\n`;
  const swapped = { prompt: packet, run_in_background: false, model: 'haiku' };

  it('swaps a prompt of more than 100 KB in byte for byte, needs no permission, and main never holds it', async () => {
    const main = oneAgent({ run_in_background: undefined });
    const answers = [{ on: PRE_AGENT, input: swapped }];
    await probe({ main, answers, agents: { looker: inTurn(say('x')) } }, (seen) => {
      const [request] = agentRequests(seen);
      expect(Buffer.byteLength(packet)).toBeGreaterThan(102_400);
      expect(firstUserBlocks(request!).at(-1)).toBe(packet);
      expect(request!.body.model).toContain('haiku');
      expect(event(seen.hooks, POST_AGENT)?.['tool_response']).toMatchObject({
        prompt: packet,
        status: 'completed',
      });
      expect(seen.run.result?.permission_denials).toEqual([]);
      expect(mainRequests(seen).some((one) => one.raw.includes('PACKET'))).toBe(false);
    });
  });

  it('replaces the whole input: what is left out is gone', async () => {
    const updatedInput = {
      description: 'd',
      prompt: 'p',
      subagent_type: 'probe:looker',
      run_in_background: false,
    };
    const answers = [{ on: PRE_AGENT, answer: { hookSpecificOutput: { updatedInput } } }];
    const main = oneAgent({ isolation: 'worktree', model: 'haiku' });
    await probe({ main, answers, agents: { looker: inTurn(say('x')) } }, ({ hooks }) => {
      expect(event(hooks, POST_AGENT)?.['tool_input']).toEqual(updatedInput);
    });
  });

  it('denies with the reason alone; the client counts a denial of its tool "Task"', async () => {
    const denied = { permissionDecision: 'deny', permissionDecisionReason: 'no such slot' };
    const answers = [{ on: PRE_AGENT, answer: { hookSpecificOutput: denied } }];
    await probe({ main: oneAgent(), answers }, (seen) => {
      expect(mainSaw(seen)).toBe('PreToolUse:Agent hook error: no such slot');
      expect(names(seen.hooks)).toEqual(['PreToolUse Agent']);
      expect(seen.run.result?.permission_denials).toMatchObject([{ tool_name: 'Task' }]);
    });
  });

  it.each<[string, HookAnswer]>([
    ['exit 1', { on: PRE_AGENT, exit: 1, stderr: 'boom' }],
    ['no JSON', { on: PRE_AGENT, raw: 'rubbish' }],
  ])('fails open: after %s the agent runs with the prompt as typed', async (_, answer) => {
    await probe({ main: oneAgent(), answers: [answer], agents: { looker: inTurn(say('x')) } }, (seen) => {
      expect(firstUserBlocks(agentRequests(seen)[0]!).at(-1)).toBe('slot r1/1');
    });
  });

  it('puts an agent that is not told otherwise in the background: PostToolUse comes before its answer', async () => {
    const main = oneAgent({ run_in_background: undefined });
    await probe({ main, agents: { looker: inTurn(say('x')) } }, ({ hooks }) => {
      expect(event(hooks, POST_AGENT)?.['tool_response']).toMatchObject({ status: 'async_launched' });
    });
  });
});

describe('what a hook may answer when an agent stops', () => {
  it('sends it back with exactly this text, and the next stop says so', async () => {
    const answers = [{ on: STOP, times: 2, answer: { decision: 'block', reason: 'not JSON at /' } }];
    const agents = { looker: inTurn(say('first'), say('second'), say('third')) };
    await probe({ main: oneAgent(), answers, agents }, (seen) => {
      expect(agentRequests(seen).slice(1).map(lastUserText)).toEqual(
        Array(2).fill('Stop hook feedback:\nnot JSON at /'),
      );
      const stops = seen.hooks.filter((one) => one.hook_event_name === 'SubagentStop');
      expect(stops.map((one) => [one['stop_hook_active'], one['last_assistant_message']])).toEqual([
        [false, 'first'],
        [true, 'second'],
        [true, 'third'],
      ]);
    });
  });

  it('gives up after eight times', async () => {
    const answers = [{ on: STOP, answer: { decision: 'block', reason: 'again' } }];
    await probe({ main: oneAgent(), answers, agents: { looker: inTurn(say('no')) } }, (seen) => {
      expect(agentRequests(seen)).toHaveLength(9);
    });
  });
});

describe("what a hook may put in the place of an agent's answer", () => {
  const content = [{ type: 'text', text: 'slot r1/1: stored' }];
  const agents = { looker: lookThenAnswer([READ_A], () => say('THE REPLY')) };

  it('hides the reply when it is a copy of tool_response with another content', async () => {
    const answers = [{ on: POST_AGENT, response: { content, canContinueAgent: false } }];
    await probe({ main: oneAgent(), answers, agents }, (seen) => {
      expect(mainSaw(seen)).toMatch(/The report follows:\n {2}slot r1\/1: stored\nagentId: \w+\n<usage>/);
      expect(mainRequests(seen).some((one) => one.raw.includes('THE REPLY'))).toBe(false);
    });
  });

  it.each<[string, HookAnswer]>([
    [
      'an object of its own',
      { on: POST_AGENT, answer: { hookSpecificOutput: { updatedToolOutput: { content } } } },
    ],
    [
      'a string',
      { on: POST_AGENT, answer: { hookSpecificOutput: { updatedToolOutput: 'slot r1/1: stored' } } },
    ],
    ['a block', { on: POST_AGENT, answer: { decision: 'block', reason: 'slot r1/1: stored' } }],
  ])('does not hide the reply when it is %s', async (_, answer) => {
    await probe({ main: oneAgent(), answers: [answer], agents }, (seen) => {
      expect(mainSaw(seen)).toContain('THE REPLY');
    });
  });
});
