import { describe, expect, it } from 'vitest';
import { say, tool } from '../harness/model-reply.ts';
import { wholeContext } from '../harness/model-request.ts';
import { probe, PROBE_PLUGIN, type Seen } from '../harness/probe.ts';
import { withRepository } from '../harness/repository.ts';
import { lookThenAnswer } from '../harness/script.ts';
import { agentRequests, agentSaw, oneAgent } from '../harness/seen.ts';

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
      { on: pre('Read'), answer: allow, input: { file_path: `${outside}/agents/two-turns.md` } },
      { on: pre('Grep'), answer: allow, input: { path: outside } },
      { on: pre('Glob'), answer: allow, input: { path: outside } },
    ];
    await probe(
      { main: oneAgent(), answers, agents: { looker: lookThenAnswer(looks, () => say('x')) } },
      (seen) => {
        const saw = Object.fromEntries(agentSaw(seen).map((one) => [one.tool, one.text]));
        expect(saw['Read']).toContain('You have two turns.');
        expect(saw['Grep']).toContain(`${outside}/agents/two-turns.md:`);
        expect(saw['Glob']).toContain(`${outside}/agents/looker.md`);
        expect(seen.run.result?.permission_denials).toEqual([]);
      },
    );
  });

  it('is refused outside the repository when the hook does not allow it', async () => {
    const answers = [{ on: pre('Read'), input: { file_path: `${outside}/agents/two-turns.md` } }];
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

describe('rules that reach an agent when it reads', () => {
  const files = {
    'd/CLAUDE.md': 'ORDER: nested\n',
    '.claude/rules/all.md': 'ORDER: rule\n',
    'CLAUDE.md': 'ORDER: root\n',
  };
  const read = (path: string) => ({
    looker: lookThenAnswer([tool('Read', { file_path: path })], () => say('x')),
  });
  const orders = (seen: Seen): string[] => [
    ...new Set(agentRequests(seen).flatMap((one) => wholeContext(one).match(/ORDER: \w+/g) ?? [])),
  ];

  it('are those of the work tree, nested ones too, although the agent omits CLAUDE.md', async () => {
    await probe({ main: oneAgent(), files, agents: read('d/b.txt') }, (seen) => {
      expect(orders(seen)).toContain('ORDER: nested');
    });
  });

  it('are none when the hook leads the look out of the work tree, whatever lies beside the file there', async () => {
    await withRepository(async (outside) => {
      await outside.write({ 'd/b.txt': 'outer\n', ...files });
      const on = { hook_event_name: 'PreToolUse', tool_name: 'Read' };
      const allowed = { hookSpecificOutput: { permissionDecision: 'allow' } };
      const answers = [{ on, answer: allowed, input: { file_path: `${outside.path}/d/b.txt` } }];
      await probe({ main: oneAgent(), answers, files, agents: read('d/b.txt') }, (seen) => {
        expect(agentSaw(seen)).toMatchObject([{ text: expect.stringContaining('outer') as string }]);
        expect(orders(seen)).toEqual([]);
      });
    });
  });
});
