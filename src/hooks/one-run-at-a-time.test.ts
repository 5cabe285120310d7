import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plannedStep } from '../../tests/kit/planned-step.ts';
import { sampleRepository } from '../../tests/kit/sample-repository.ts';
import type { Repository } from '../io/git/git.ts';
import { advance } from '../review/phases/advance.ts';
import type { Run } from '../run/stored/open-run.ts';
import { hookEntry } from './entry.ts';
import type { HookEvent, HookName } from './hook-event.ts';

const TYPE = 'correctless:execute-step-validator';

it('lets a session work on one run at a time, since a look does not say which run it belongs to', async () => {
  const repository = sampleRepository({ a: '1\n' });
  const [first, second] = [await offeredStep(repository), await offeredStep(repository)];

  expect(await calls(first, 's1')).toContain('updatedInput');
  expect(await calls(second, 's1')).toContain(`agents of run ${first.file.run} are still at work`);
  expect(await calls(second, 's2')).toContain('updatedInput');
  await ends(first, 's1');
  expect(await calls(await offeredStep(repository), 's1')).toContain('updatedInput');
});

/** A run of one slot that may be called. */
async function offeredStep(repository: Repository): Promise<Run> {
  return (await advance(repository, await plannedStep(repository))).run;
}

function calls(run: Run, session: string): Promise<string> {
  return hook('pre', run, {
    ...{ session_id: session, tool_name: 'Agent', tool_use_id: `call-${run.file.run}` },
    tool_input: { subagent_type: TYPE, prompt: `slot ${run.file.run}/1` },
  });
}

async function ends(run: Run, session: string): Promise<void> {
  const reply = '{"valid":true,"reason":"done"}';
  const agent = { session_id: session, agent_id: 'agent', agent_type: TYPE };
  await hook('stop', run, { ...agent, last_assistant_message: reply });
  const returned = {
    status: 'completed',
    prompt: readFileSync(run.paths.packet(1), 'utf8'),
    agentId: 'agent',
  };
  await hook('post', run, {
    ...{ session_id: session, tool_use_id: `call-${run.file.run}`, tool_input: { subagent_type: TYPE } },
    tool_response: { ...returned, content: [] },
  });
}

async function hook(name: HookName, run: Run, event: HookEvent): Promise<string> {
  const outcome = await hookEntry(name, Buffer.from(JSON.stringify({ cwd: run.file.top, ...event })), {});
  return String(outcome.stdout ?? '');
}
