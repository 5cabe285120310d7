import { describe, expect, it } from 'vitest';
import { call, say, tool } from '../harness/model-reply.ts';
import { firstUserBlocks, lastToolResults } from '../harness/model-request.ts';
import { callLooker, probe } from '../harness/probe.ts';
import { inTurn } from '../harness/script.ts';
import { mainRequests, mainSaw, oneAgent } from '../harness/seen.ts';

// What correctless takes for granted about the pinned client; docs/notes/client.md says why each fact matters. When one of
// these fails after a new version was pinned, look at the hooks before moving the number.

describe('permissions in a default session', () => {
  const bash = (command: string) => tool('Bash', { command, description: command });

  it("lets a granted command run the plugin's bin, the skill and agents with no denial", async () => {
    const main = inTurn(
      call(bash('probe say plan main..feature')),
      call(tool('Skill', { skill: 'probe:loop', args: 'r1' })),
      call(bash('probe say next r1')),
      call(callLooker()),
      call(bash("probe say plan 'a b' -- src/a.ts")),
      say('done'),
    );
    await probe({ main, prompt: '/probe:go feature "a b"', agents: { looker: inTurn(say('x')) } }, (seen) => {
      const answers = mainRequests(seen).flatMap(lastToolResults);
      expect(answers.filter((one) => one.tool === 'Bash').map((one) => one.text)).toEqual([
        'probe: <plan> <main..feature>',
        'probe: <next> <r1>',
        'probe: <plan> <a b> <--> <src/a.ts>',
      ]);
      expect(answers.filter((one) => one.isError)).toEqual([]);
      expect(seen.run.result?.permission_denials).toEqual([]);
      expect(seen.run.init?.slash_commands).toEqual(expect.arrayContaining(['probe:go', 'probe:loop']));
      expect(firstUserBlocks(mainRequests(seen)[0]!).join('')).toContain(
        '<command-args>feature "a b"</command-args>',
      );
    });
  });

  it.each(['FOO=1 probe say plan', 'probe say plan $(true)', 'probe say plan > x'])(
    'refuses %j even so',
    async (command) => {
      await probe({ main: inTurn(call(bash(command)), say('done')), prompt: '/probe:go x' }, ({ run }) => {
        expect(run.result?.permission_denials).toMatchObject([{ tool_name: 'Bash' }]);
        expect(run.status).toBe(0);
      });
    },
  );

  it('refuses the same command without the grant', async () => {
    await probe({ main: inTurn(call(bash('probe say plan')), say('done')) }, ({ run }) => {
      expect(run.result?.permission_denials).toMatchObject([{ tool_name: 'Bash' }]);
    });
  });

  it('asks for a skill that brings grants of its own, unless the skill is granted', async () => {
    const main = inTurn(call(tool('Skill', { skill: 'probe:loop', args: 'r1' })), say('done'));
    await probe({ main }, ({ run }) => {
      expect(run.result?.permission_denials).toMatchObject([{ tool_name: 'Skill' }]);
    });
  });

  it('has nobody to ask: AskUserQuestion is no tool', async () => {
    const ask = tool('AskUserQuestion', { questions: [] });
    await probe({ main: inTurn(call(ask), say('done')), prompt: '/probe:go x' }, (seen) => {
      expect(mainSaw(seen)).toContain('No such tool available: AskUserQuestion');
    });
  });
});

describe('hooks switched off', () => {
  it('fires none, and everything else goes on', async () => {
    const flags = ['--settings', '{"disableAllHooks":true}'];
    await probe({ main: oneAgent(), flags, agents: { looker: inTurn(say('THE REPLY')) } }, (seen) => {
      expect(seen.hooks).toEqual([]);
      expect(mainSaw(seen)).toContain('THE REPLY');
    });
  });
});
