import { describe, expect, it } from 'vitest';
import { say, tool } from '../harness/model-reply.ts';
import { probe, PROBE_PLUGIN } from '../harness/probe.ts';
import { lookThenAnswer } from '../harness/script.ts';
import { agentSaw, oneAgent } from '../harness/seen.ts';

// What correctless takes for granted about the pinned client; docs/notes/client.md says why each fact matters. When one of
// these fails after a new version was pinned, look at the hooks before moving the number.

const READ_A = tool('Read', { file_path: 'a.txt' });

describe('what a hook may answer to a look', () => {
  const pre = (name: string) => ({ hook_event_name: 'PreToolUse', tool_name: name });
  const allow = { hookSpecificOutput: { permissionDecision: 'allow' } };
  const outside = PROBE_PLUGIN;

  it('leads Read, Grep and Glob to a place outside the repository, without a prompt', async () => {
    const looks = [
      READ_A,
      tool('Grep', { pattern: 'two turns', output_mode: 'content' }),
      tool('Glob', { pattern: '**/*.md' }),
    ];
    const answers = [
      { on: pre('Read'), answer: allow, input: { file_path: `${outside}/agents/brief.md` } },
      { on: pre('Grep'), answer: allow, input: { path: outside } },
      { on: pre('Glob'), answer: allow, input: { path: outside } },
    ];
    await probe(
      { main: oneAgent(), answers, agents: { looker: lookThenAnswer(looks, () => say('x')) } },
      (seen) => {
        const saw = Object.fromEntries(agentSaw(seen).map((one) => [one.tool, one.text]));
        expect(saw['Read']).toContain('You have two turns.');
        expect(saw['Grep']).toContain(`${outside}/agents/brief.md:`);
        expect(saw['Glob']).toContain(`${outside}/agents/looker.md`);
        expect(seen.run.result?.permission_denials).toEqual([]);
      },
    );
  });

  it('is refused outside the repository when the hook does not allow it', async () => {
    const answers = [{ on: pre('Read'), input: { file_path: `${outside}/agents/brief.md` } }];
    await probe(
      { main: oneAgent(), answers, agents: { looker: lookThenAnswer([READ_A], () => say('x')) } },
      (seen) => {
        expect(agentSaw(seen)).toMatchObject([
          { isError: true, text: expect.stringContaining('permission') as string },
        ]);
      },
    );
  });

  it('refuses with exit 2, and the agent reads the reason', async () => {
    const answers = [{ on: pre('Read'), exit: 2, stderr: 'leads out of the tree' }];
    await probe(
      { main: oneAgent(), answers, agents: { looker: lookThenAnswer([READ_A], () => say('x')) } },
      (seen) => {
        expect(agentSaw(seen)).toMatchObject([
          { isError: true, text: expect.stringContaining('leads out of the tree') as string },
        ]);
      },
    );
  });
});
