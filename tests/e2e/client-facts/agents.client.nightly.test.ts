import { describe, expect, it } from 'vitest';
import {
  apiError,
  call,
  cutAfter,
  outOfTokens,
  say,
  sayAndCall,
  tool,
  type ModelReply,
} from '../harness/model-reply.ts';
import {
  firstUserBlocks,
  lastToolResults,
  toolNames,
  type ModelRequest,
  systemText,
} from '../harness/model-request.ts';
import { callLooker, probe } from '../harness/probe.ts';
import { inTurn, lookThenAnswer, type AgentTurn } from '../harness/script.ts';
import { agentRequests, agentSaw, event, mainSaw, names, oneAgent } from '../harness/seen.ts';

// What correctless takes for granted about the pinned client; docs/notes/client.md says why each fact matters. When one of
// these fails after a new version was pinned, look at the hooks before moving the number.

const READ_A = tool('Read', { file_path: 'a.txt' });
const POST_AGENT = { hook_event_name: 'PostToolUse', tool_name: 'Agent' };
const STOP = { hook_event_name: 'SubagentStop' };

describe('an agent that does not finish', () => {
  const valid = sayAndCall('{"findings":[]}', READ_A);
  const failed = ['StopFailure', 'PostToolUseFailure Agent'];
  const partial = ['StopFailure', 'PostToolUse Agent'];

  it.each<[string, readonly [ModelReply, ...ModelReply[]], readonly string[]]>([
    ['the API refuses', [apiError(400)], failed],
    ['the API breaks down', [apiError(500)], failed],
    ['it runs out of tokens', [outOfTokens('{"findings"')], failed],
    ['the connection breaks', [cutAfter('{"findings"')], failed],
    ['it has said something and the API breaks down', [valid, apiError(500)], partial],
    ['it has said something and the connection breaks', [valid, cutAfter('{')], partial],
  ])('fires no SubagentStop when %s', async (_, replies, ending) => {
    await probe({ main: oneAgent(), agents: { looker: inTurn(...replies) } }, ({ hooks }) => {
      expect(names(hooks)).not.toContain('SubagentStop');
      expect(names(hooks)).toEqual(expect.arrayContaining([...ending]));
    });
  });

  it('looks like success to main when it had said something before', async () => {
    await probe({ main: oneAgent(), agents: { looker: inTurn(valid, apiError(500)) } }, (seen) => {
      expect(event(seen.hooks, POST_AGENT)?.['tool_response']).toMatchObject({ status: 'completed' });
      expect(mainSaw(seen)).toMatch(/PARTIAL output[\s\S]*\{"findings":\[\]\}/);
    });
  });

  it('may show a reply that SubagentStop has just refused, as success', async () => {
    const answers = [{ on: STOP, times: 1, answer: { decision: 'block', reason: 'no' } }];
    await probe(
      { main: oneAgent(), answers, agents: { looker: inTurn(say('refused'), apiError(500)) } },
      (seen) => {
        expect(event(seen.hooks, POST_AGENT)?.['tool_response']).toMatchObject({ status: 'completed' });
        expect(mainSaw(seen)).toContain('refused');
      },
    );
  });

  it('fires no SubagentStop at its maxTurns either, and looks like success', async () => {
    const main = oneAgent({ subagent_type: 'probe:two-turns' });
    await probe({ main, agents: { 'two-turns': inTurn(sayAndCall('thinking', READ_A)) } }, (seen) => {
      expect(names(seen.hooks)).not.toContain('SubagentStop');
      expect(event(seen.hooks, POST_AGENT)?.['tool_response']).toMatchObject({ status: 'completed' });
      expect(mainSaw(seen)).toContain('stopped at its 2-turn limit');
    });
  });
});

describe('what an agent is told besides its prompt', () => {
  it('is its own file as system prompt, the git status with commit subjects, and then the prompt', async () => {
    await probe({ main: oneAgent(), agents: { looker: inTurn(say('x')) } }, (seen) => {
      const [request] = agentRequests(seen);
      expect(systemText(request!)).toContain(
        "You are the probe's looker. You read files and report what they say.",
      );
      const [status, prompt, ...rest] = firstUserBlocks(request!);
      expect(status).toMatch(/# gitStatus[\s\S]*Current branch: main[\s\S]*Recent commits:\n\w+ two files/);
      expect([prompt, rest]).toEqual(['slot r1/1', []]);
    });
  });

  it('has no git status when the user has switched that off', async () => {
    const flags = ['--settings', '{"includeGitInstructions":false}'];
    await probe({ main: oneAgent(), flags, agents: { looker: inTurn(say('x')) } }, (seen) => {
      expect(firstUserBlocks(agentRequests(seen)[0]!)).toEqual(['slot r1/1']);
    });
  });
});

describe('agents and agents', () => {
  it('gives an agent with three tools exactly these; a call of another is no tool at all', async () => {
    const others = [callLooker(), tool('Bash', { command: 'true', description: 'x' })];
    await probe({ main: oneAgent(), agents: { looker: lookThenAnswer(others, () => say('x')) } }, (seen) => {
      expect(toolNames(agentRequests(seen)[0]!)).toEqual(['Read', 'Grep', 'Glob']);
      expect(agentSaw(seen).every((one) => one.isError && one.text.includes('No such tool'))).toBe(true);
      expect(names(seen.hooks).filter((name) => name === 'PreToolUse Agent')).toHaveLength(1);
    });
  });

  it('tells PreToolUse who calls when an agent calls an agent', async () => {
    const agents = { looker: inTurn(say('inner')), '*': lookThenAnswer([callLooker()], () => say('outer')) };
    await probe({ main: oneAgent({ subagent_type: 'general-purpose' }), agents }, ({ hooks }) => {
      const inner = hooks.filter((one) => one.hook_event_name === 'PreToolUse')[1];
      expect(inner).toMatchObject({ tool_name: 'Agent', agent_type: 'general-purpose' });
      expect(inner?.['tool_input']).toMatchObject({ subagent_type: 'probe:looker' });
    });
  });

  it('resumes an agent by SendMessage: SubagentStop fires again, PostToolUse(Agent) does not', async () => {
    await probe({ main: resuming, agents: { looker: inTurn(say('first'), say('second')) } }, ({ hooks }) => {
      const sent = event(hooks, { hook_event_name: 'PreToolUse', tool_name: 'SendMessage' });
      const stops = hooks.filter((one) => one.hook_event_name === 'SubagentStop');
      expect(stops.map((one) => one['last_assistant_message'])).toEqual(['first', 'second']);
      expect(sent?.['tool_input']).toMatchObject({
        recipient: stops[0]?.['agent_id'],
        recipient_kind: 'agent',
      });
      expect(names(hooks).filter((name) => name === 'PostToolUse Agent')).toHaveLength(1);
    });
  });

  it('can be kept from resuming', async () => {
    const denied = { permissionDecision: 'deny', permissionDecisionReason: 'an agent answers once' };
    const on = { hook_event_name: 'PreToolUse', tool_name: 'SendMessage' };
    const answers = [{ on, answer: { hookSpecificOutput: denied } }];
    await probe({ main: resuming, answers, agents: { looker: inTurn(say('first')) } }, (seen) => {
      expect(mainSaw(seen)).toContain('an agent answers once');
      expect(agentRequests(seen)).toHaveLength(1);
    });
  });

  it('starts all agents of one message before the first has answered', async () => {
    const calls = Array.from({ length: 6 }, (_, n) => callLooker({ prompt: `slot r1/${n + 1}` }));
    const prompts = new Set<string>();
    let everybodyIsHere: () => void;
    const all = new Promise<void>((resolve) => (everybodyIsHere = resolve));
    const waiting = async ({ packet }: AgentTurn): Promise<ModelReply> => {
      if (prompts.add(packet).size === calls.length) everybodyIsHere();
      await all;
      return say('x');
    };
    await probe({ main: inTurn(call(...calls), say('done')), agents: { looker: waiting } }, ({ run }) => {
      expect([run.timedOut, prompts.size]).toEqual([false, 6]);
    });
  });
});

/** A main conversation that calls the reviewer and then sends it a message. */
function resuming(request: ModelRequest): ModelReply {
  const [result] = lastToolResults(request);
  if (result === undefined && request.n === 0) return call(callLooker());
  const id = /agentId: (\w+)/.exec(result?.text ?? '')?.[1];
  return id === undefined
    ? say('done')
    : call(tool('SendMessage', { to: id, summary: 'more', message: 'Again.' }));
}
