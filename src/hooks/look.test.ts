import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withRunOnDisk, type RunOnDisk } from '../../tests/kit/run-on-disk.ts';
import type { Agent } from '../contracts/vocabulary.ts';
import { deny } from './answers.ts';

/** A session in which an agent of the first slot was called. */
async function called({ hook }: RunOnDisk, agent: Agent): Promise<void> {
  const tool_input = { subagent_type: `correctless:${agent}`, prompt: 'slot r7k2ab/1' };
  await hook('pre', { tool_name: 'Agent', tool_use_id: 't1', tool_input });
}

const looks = (run: RunOnDisk, agent: Agent, tool: string, tool_input?: Record<string, unknown>) =>
  run.hook('look', {
    ...{ tool_name: tool, agent_id: 'a1', agent_type: `correctless:${agent}` },
    ...(tool_input === undefined ? {} : { tool_input }),
  });

async function lastLook(run: RunOnDisk): Promise<unknown> {
  return (await run.ledger()).findLast((event) => event.kind === 'look');
}

describe('a look', () => {
  it.each([
    ['Read', { file_path: 'src/a.ts', limit: 3 }, 'src/a.ts', 'from 1, 3 lines'],
    ['Grep', { pattern: 'x', path: 'src' }, 'src', 'x'],
    ['Glob', { pattern: '*.ts' }, '', '*.ts'],
  ])('by %s is written down as it was made', (tool, input, path, detail) =>
    withRunOnDisk(
      async (run) => {
        await called(run, 'history-context');
        await looks(run, 'history-context', tool, input);
        expect(await lastLook(run)).toMatchObject({
          ...{ agentId: 'a1', agent: 'history-context', tool, path, detail, verdict: 'allowed' },
        });
      },
      { agents: ['history-context', 'bug-scan'] },
    ),
  );

  it.each([
    [{}, true],
    [{ output_mode: 'count' }, true],
    [{ output_mode: 'content' }, undefined],
    [{ output_mode: 'content', pattern: 'zzz' }, true],
  ])('by a Grep with %j says whether it shows no line', (how, namesOnly) =>
    withRunOnDisk(
      async (run) => {
        await called(run, 'history-context');
        await looks(run, 'history-context', 'Grep', { pattern: 'export', ...how });
        expect(((await lastLook(run)) as { names_only?: true }).names_only).toBe(namesOnly);
      },
      { agents: ['history-context', 'bug-scan'] },
    ),
  );

  it('of a session without a run is refused', () =>
    withRunOnDisk(async (run) => {
      expect(await looks(run, 'history-context', 'Read', { file_path: 'a' })).toEqual(
        deny('this agent runs for no review of this session'),
      );
    }));

  it.each<[string, Agent, string, Record<string, unknown> | undefined, string, string]>([
    [
      'of an agent that judges by its packet alone',
      'rules-compliance',
      'Read',
      { file_path: 'src/a.ts' },
      '',
      'rules-compliance judges by its packet alone and has no tree to look at',
    ],
    ['without an input', 'history-context', 'Read', undefined, '', 'Read needs a path as text'],
    [
      'of a reviewer that would write',
      'history-context',
      'Write',
      { file_path: 'a' },
      '',
      'history-context changes no files',
    ],
    [
      'of a reviewer that would edit',
      'history-context',
      'Edit',
      { file_path: 'a' },
      '',
      'history-context changes no files',
    ],
    [
      'of an executor while nothing is fixed',
      'fix-executor',
      'Edit',
      { file_path: 'a' },
      '',
      'no fix is being made now: end here',
    ],
  ])('%s is refused, and that is written down', (_, agent, tool, input, path, why) =>
    withRunOnDisk(
      async (run) => {
        await called(run, 'history-context');
        expect(await looks(run, agent, tool, input)).toEqual(deny(why));
        expect(await lastLook(run)).toMatchObject({ agent, tool, path, detail: '', verdict: 'refused', why });
      },
      { agents: ['history-context', 'bug-scan'] },
    ),
  );

  it('that leads out of the tree is refused, and that is written down', () =>
    withRunOnDisk(
      async (run) => {
        await called(run, 'history-context');
        await symlink(run.top, join(run.tree, 'out'), 'dir');
        const why = '"out/a.ts" leads out of the tree under review';
        expect(await looks(run, 'history-context', 'Read', { file_path: 'out/a.ts' })).toEqual(deny(why));
        expect(await lastLook(run)).toMatchObject({ path: 'out/a.ts', detail: '', verdict: 'refused', why });
      },
      { agents: ['history-context', 'bug-scan'] },
    ));

  it.each([['Bash'], [undefined]])('of the tool %s is none', (tool) =>
    withRunOnDisk(async ({ hook }) => {
      const agent = { agent_id: 'a1', agent_type: 'correctless:history-context' };
      expect(await hook('look', { ...agent, tool_name: tool })).toEqual({
        status: 2,
        stderr: `correctless hook look: not a look: ${String(tool)}\n`,
      });
    }),
  );

  it('of nobody is refused', () =>
    withRunOnDisk(
      async (run) => {
        await called(run, 'history-context');
        const event = { tool_name: 'Read', agent_type: 'correctless:history-context', tool_input: {} };
        for (const agent_id of ['', undefined, 7]) {
          expect(await run.hook('look', { ...event, agent_id })).toEqual({
            status: 2,
            stderr: 'correctless hook look: a look without an agent id\n',
          });
        }
      },
      { agents: ['history-context', 'bug-scan'] },
    ));
});

it('an executor changes files while a fix is made, in the tree of its packet alone', () =>
  withRunOnDisk(
    async (run) => {
      await called(run, 'fix-executor');
      const file_path = join(run.tree, 'src/new.ts');
      const allowed = await looks(run, 'fix-executor', 'Write', { file_path, content: 'x' });
      expect(String(allowed.stdout)).toContain('"permissionDecision":"allow"');
      expect(await lastLook(run)).toMatchObject({ tool: 'Write', path: 'src/new.ts', verdict: 'allowed' });
      await looks(run, 'fix-executor', 'Edit', { file_path: join(run.top, 'src/a.ts') });
      expect(await lastLook(run)).toMatchObject({ tool: 'Edit', path: 'src/a.ts', verdict: 'refused' });
    },
    { file: { kind: 'fix' }, agents: ['fix-executor', 'fix-executor'] },
  ));
