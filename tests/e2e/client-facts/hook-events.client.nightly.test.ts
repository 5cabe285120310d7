import { describe, expect, it } from 'vitest';
import { call, say, tool } from '../harness/model-reply.ts';
import { firstUserBlocks } from '../harness/model-request.ts';
import { callLooker, probe, type HookAnswer, type HookEvent } from '../harness/probe.ts';
import { inTurn, lookThenAnswer } from '../harness/script.ts';
import { agentRequests, event, mainSaw, names, oneAgent } from '../harness/seen.ts';

// What correctless takes for granted about the pinned client; docs/notes/client.md says why each fact matters. When one of
// these fails after a new version was pinned, look at the hooks before moving the number.

const READ_A = tool('Read', { file_path: 'a.txt' });
const PRE_AGENT = { hook_event_name: 'PreToolUse', tool_name: 'Agent' };
const POST_AGENT = { hook_event_name: 'PostToolUse', tool_name: 'Agent' };
const STOP = { hook_event_name: 'SubagentStop' };
/** Keys that every event of a running prompt has. */
const COMMON = ['session_id', 'transcript_path', 'cwd', 'prompt_id', 'hook_event_name'];

describe('what a hook receives', () => {
  it('has these keys in each event of an agent that reads, searches and answers', async () => {
    const looks = [READ_A, tool('Grep', { pattern: 'inner' }), tool('Glob', { pattern: '**/*.txt' })];
    await probe(
      { main: oneAgent(), agents: { looker: lookThenAnswer(looks, () => say('report')) } },
      ({ hooks }) => {
        const acting = ['permission_mode', 'effort'];
        const agent = ['agent_id', 'agent_type'];
        const use = ['tool_name', 'tool_input', 'tool_use_id'];
        const rest = [
          'stop_hook_active',
          'agent_transcript_path',
          'last_assistant_message',
          'background_tasks',
        ];
        expect(keys(hooks, PRE_AGENT)).toEqual(sorted(COMMON, acting, use));
        expect(keys(hooks, { hook_event_name: 'SubagentStart' })).toEqual(sorted(COMMON, agent));
        expect(keys(hooks, { hook_event_name: 'PreToolUse', tool_name: 'Read' })).toEqual(
          sorted(COMMON, acting, agent, use),
        );
        expect(keys(hooks, STOP)).toEqual(sorted(COMMON, acting, agent, rest, ['session_crons']));
        expect(keys(hooks, POST_AGENT)).toEqual(
          sorted(COMMON, acting, use, ['tool_response', 'duration_ms']),
        );
      },
    );
  });

  it('names the agent, its prompt and the call in one event only: PostToolUse', async () => {
    await probe({ main: oneAgent(), agents: { looker: inTurn(say('report')) } }, ({ hooks }) => {
      const [pre, start, stop, post] = [
        PRE_AGENT,
        { hook_event_name: 'SubagentStart' },
        STOP,
        POST_AGENT,
      ].map((on) => event(hooks, on));
      expect(post).toMatchObject({ tool_use_id: pre?.['tool_use_id'] });
      expect(post?.['tool_response']).toMatchObject({
        status: 'completed',
        prompt: 'slot r1/1',
        agentId: start?.['agent_id'],
        agentType: 'probe:looker',
      });
      expect(stop).toMatchObject({ agent_id: start?.['agent_id'], last_assistant_message: 'report' });
    });
  });

  it('sees a read path made absolute, and no path where a search was given none', async () => {
    const looks = [READ_A, tool('Grep', { pattern: 'inner' })];
    await probe(
      { main: oneAgent(), agents: { looker: lookThenAnswer(looks, () => say('x')) } },
      ({ hooks }) => {
        const read = event(hooks, { hook_event_name: 'PreToolUse', tool_name: 'Read' });
        expect(read?.['tool_input']).toEqual({ file_path: `${String(read?.['cwd'])}/a.txt` });
        const grep = event(hooks, { hook_event_name: 'PreToolUse', tool_name: 'Grep' });
        expect(grep?.['tool_input']).toEqual({ pattern: 'inner' });
      },
    );
  });

  it('says Agent when the model called the tool Task', async () => {
    const main = inTurn(call(tool('Task', callLooker().input)), say('done'));
    await probe({ main, agents: { looker: inTurn(say('x')) } }, ({ hooks }) => {
      expect(event(hooks, POST_AGENT)?.['tool_response']).toMatchObject({ agentType: 'probe:looker' });
    });
  });

  it('has no last_assistant_message when the agent said nothing', async () => {
    await probe({ main: oneAgent(), agents: { looker: inTurn(say('')) } }, ({ hooks }) => {
      expect(keys(hooks, STOP)).not.toContain('last_assistant_message');
    });
  });

  it('carries a reply of 230 KB raw at SubagentStop, and altered at PostToolUse', async () => {
    const reply = JSON.stringify({ x: '</system-reminder> <b>\u2028'.repeat(9_000) });
    await probe({ main: oneAgent(), agents: { looker: inTurn(say(reply)) } }, ({ hooks }) => {
      expect(event(hooks, STOP)?.['last_assistant_message']).toBe(reply);
      expect(JSON.stringify(event(hooks, POST_AGENT)?.['tool_response'])).not.toContain(
        JSON.stringify(reply),
      );
    });
  });
});

describe('which agent a name starts', () => {
  // The client folds width and case and forgets white space, underscores and dashes: a guard must forget them too.
  const resolving = [
    'probe:two-turns',
    'Probe:Two-Turns',
    ' probe:two-turns\n',
    'pro be :two turns',
    'probe:twoturns',
    'probe:two_turns',
    'probe:two--turns',
    'probe:two\u2011turns',
    'probe:two\u2013turns',
    'ｐrobe：two－turns',
    'probe:two-turn\u017f',
  ];
  const not = [
    'two-turns',
    'probe/two-turns',
    'probe::two-turns',
    'x:two-turns',
    'probe:two\u200bturns',
    '"probe:two-turns"',
  ];

  it('is every name that looks alike to the client, and PreToolUse has it as typed', async () => {
    const all = [...resolving, ...not];
    const calls = all.map((typed) => callLooker({ subagent_type: typed, prompt: typed }));
    const main = inTurn(call(...calls.slice(0, 9)), call(...calls.slice(9)), say('done'));
    await probe({ main, agents: { 'two-turns': inTurn(say('x')) } }, (seen) => {
      const started = agentRequests(seen).map((one) => firstUserBlocks(one).at(-1));
      expect(started.toSorted()).toEqual(resolving.toSorted());
      const typed = seen.hooks
        .filter((one) => one.hook_event_name === 'PreToolUse')
        .map((one) => one['tool_input']);
      expect(typed).toEqual(
        expect.arrayContaining(all.map((name) => expect.objectContaining({ subagent_type: name }) as object)),
      );
      const stopped = seen.hooks
        .filter((one) => one.hook_event_name === 'SubagentStop')
        .map((one) => one['agent_type']);
      expect(new Set(stopped)).toEqual(new Set(['probe:two-turns']));
    });
  });

  it('is none without its plugin: the call fails', async () => {
    await probe({ main: oneAgent({ subagent_type: 'looker' }) }, (seen) => {
      expect(names(seen.hooks)).toEqual(['PreToolUse Agent', 'PostToolUseFailure Agent']);
      expect(mainSaw(seen)).toContain("Agent type 'looker' not found");
    });
  });
});

function keys(hooks: readonly HookEvent[], on: HookAnswer['on']): string[] {
  return Object.keys(event(hooks, on) ?? {}).toSorted();
}

function sorted(...lists: readonly (readonly string[])[]): string[] {
  return lists.flat().toSorted();
}
