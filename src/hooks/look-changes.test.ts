import { expect, it } from 'vitest';
import { withRunOnDisk, type RunOnDisk } from '../../tests/kit/run-on-disk.ts';

const edit = (agent: string, path: string) => ({
  hook_event_name: 'PreToolUse',
  agent_id: 'a1',
  agent_type: `correctless:${agent}`,
  tool_name: 'Edit',
  tool_input: { file_path: path, old_string: 'a', new_string: 'b' },
});

async function dispatched({ hook }: RunOnDisk): Promise<void> {
  const tool_input = { subagent_type: 'correctless:bug-scan', prompt: 'slot r7k2ab/1' };
  await hook('pre', { tool_input, tool_use_id: 't1' });
}

it.each([
  ['history-context', 'history-context changes no files'],
  ['fix-executor', 'no fix is being made now: end here'],
])('refuses a change of a file by %s in a review, and writes that down', (agent, why) =>
  withRunOnDisk(async (run) => {
    await dispatched(run);
    const answer = await run.hook('look', edit(agent, `${run.tree}/src/a.ts`));
    expect(JSON.stringify(answer)).toContain('"permissionDecision\\":\\"deny\\"');
    const looks = (await run.ledger()).filter(({ kind }) => kind === 'look');
    expect(looks).toMatchObject([{ agent, tool: 'Edit', verdict: 'refused', why }]);
  }),
);
