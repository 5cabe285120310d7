import { expect, it } from 'vitest';
import { installFromGit } from './install.ts';
import { say, tool } from './model-reply.ts';
import { lastToolResults } from './model-request.ts';
import { agentTool, orchestrator } from './orchestrator.ts';
import { probe } from './probe.ts';
import { withMarketplace } from './probe-marketplace.ts';
import { lookThenAnswer } from './script.ts';
import { agentRequests, mainRequests } from './seen.ts';
import { withSession } from './session.ts';
import { withRepository } from './repository.ts';

const LOOP = { program: 'probe', skill: 'probe:loop' };
/** As the product's own hook does: agents run in the foreground, while the command's grants last. */
const answers = [
  { on: { hook_event_name: 'PreToolUse', tool_name: 'Agent' }, input: { run_in_background: false } },
];
const agents = {
  looker: lookThenAnswer([tool('Read', { file_path: 'a.txt' })], ({ packet }) => say(`${packet}: read`)),
};

it('a whole loop: plan, skill, next, two agents, next, report', async () => {
  await probe({ main: orchestrator(LOOP), agents, answers, prompt: '/probe:go feature' }, (seen) => {
    expect(seen.run.result).toMatchObject({ result: '## Probe: r1 looked at', permission_denials: [] });
    expect(new Set(agentRequests(seen).map((one) => one.agentId)).size).toBe(2);
  });
});

it('an orchestrator that skips a slot', async () => {
  const main = orchestrator({ ...LOOP, dispatch: (calls) => calls.slice(1).map(agentTool) });
  await probe({ main, agents, answers, prompt: '/probe:go feature' }, (seen) => {
    const receipts = mainRequests(seen)
      .flatMap(lastToolResults)
      .filter((one) => one.tool === 'Agent');
    expect(receipts.map((one) => one.text)).toEqual([expect.stringContaining('slot r1/2: read')]);
  });
});

it('a plugin installed as users install it: from a git marketplace, with the plugin it depends on', async () => {
  await withMarketplace(async (marketplace) => {
    await withRepository(async ({ path }) => {
      await withSession({ script: () => say('hi'), cwd: path }, async (session) => {
        await installFromGit(session, marketplace, 'companion@probes');
        const { init } = await session.prompt('Hi.');
        expect(init?.slash_commands).toEqual(expect.arrayContaining(['companion:hello', 'probe:go']));
        expect(init?.plugins.find((one) => one.name === 'probe')?.path).toContain(session.home);
      });
    });
  });
});
