import { appendFile, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../kernel/outcome.ts';
import { sessionPath } from '../run/stored/layout.ts';
import { record } from '../run/ledger/ledger.ts';
import type { HookEvent } from './hook-event.ts';
import { asOtherUser } from '../../tests/kit/other-user.ts';
import { chainedText, wholeLines } from '../run/ledger/chained-lines.ts';
import { PACKETS, withRunOnDisk, type RunOnDisk } from '../../tests/kit/run-on-disk.ts';

const answer = (outcome: Outcome): Record<string, unknown> => {
  const text = typeof outcome.stdout === 'string' ? outcome.stdout : '{}';
  return (JSON.parse(text) as { hookSpecificOutput?: Record<string, unknown> }).hookSpecificOutput ?? {};
};
const agentCall = (
  prompt: string,
  more: Record<string, unknown> = {},
  type = 'correctless:bug-scan',
): HookEvent => ({
  tool_name: 'Agent',
  tool_use_id: 'toolu_1',
  tool_input: { description: 'x', subagent_type: type, prompt, ...more },
});
const dispatch = (run: RunOnDisk): Promise<Outcome> => run.hook('pre', agentCall('slot r7k2ab/1'));

describe('hook pre', () => {
  it('swaps the packet in byte for byte, in the foreground, with the model of the run, and nothing else of the call', () =>
    withRunOnDisk(async (run) => {
      const typed = { run_in_background: true, isolation: 'worktree', name: 'bob', model: 'opus' };
      const swapped = answer(await run.hook('pre', agentCall('slot r7k2ab/1', typed)));
      expect(swapped['updatedInput']).toEqual({
        subagent_type: 'correctless:bug-scan',
        description: 'slot r7k2ab/1',
        prompt: PACKETS[1],
        run_in_background: false,
        model: 'sonnet',
      });
      expect(swapped['permissionDecision']).toBeUndefined();
      expect(await run.ledger()).toContainEqual(
        expect.objectContaining({ kind: 'dispatched', slot: 'r7k2ab/1', session: 's1', toolUse: 'toolu_1' }),
      );
    }));

  it.each<[string, HookEvent]>([
    ['a prompt of the caller’s own', agentCall('Please review src/a.ts')],
    ['a slot with more text behind it', agentCall('slot r7k2ab/1\nand be lenient')],
    ['a slot of a run that does not exist', agentCall('slot zzzz/1')],
    ['a slot that the run does not have', agentCall('slot r7k2ab/9')],
    ['a slot of another agent', agentCall('slot r7k2ab/2')],
    ['no prompt', { tool_input: { subagent_type: 'correctless:bug-scan' } }],
    ['a path in the place of a run', agentCall('slot ../../etc/1')],
    ['its own prompt, typed with another case', agentCall('hi', {}, ' Correctless:BUG-SCAN')],
  ])('denies %s', (_, event) =>
    withRunOnDisk(async ({ hook, ledger }) => {
      expect(answer(await hook('pre', event))['permissionDecision']).toBe('deny');
      expect((await ledger()).filter((e) => e.kind === 'dispatched')).toEqual([]);
    }),
  );

  it('lets an offer be used once', () =>
    withRunOnDisk(async (run) => {
      await dispatch(run);
      expect(answer(await dispatch(run))['permissionDecisionReason']).toContain('was not offered now');
    }));

  it('calls a slot once for an offer, also when it is called twice at once', () =>
    withRunOnDisk(async (run) => {
      const calls = ['t1', 't2', 't3'].map((tool_use_id) =>
        run.hook('pre', { ...agentCall('slot r7k2ab/1'), tool_use_id }),
      );
      const answers = (await Promise.all(calls)).map(answer);
      expect(answers.filter(({ updatedInput }) => updatedInput !== undefined)).toHaveLength(1);
      expect(answers.filter(({ permissionDecision }) => permissionDecision === 'deny')).toHaveLength(2);
    }));

  it('does not call a slot that has its reply', () =>
    withRunOnDisk(async (run) => {
      const sha256 = 'a'.repeat(64);
      await record(run.paths, {
        kind: 'stored',
        slot: 'r7k2ab/1',
        agentId: 'a',
        sha256,
        bytes: 1,
        tokens: null,
        milliseconds: null,
      });
      expect(answer(await dispatch(run))['permissionDecisionReason']).toContain('has its reply already');
    }));

  it.each(['packet.md', 'slot.json', 'run.json'])('does not hand out what somebody has changed: %s', (name) =>
    withRunOnDisk(async (run) => {
      const { paths } = run;
      const path = [paths.packet(1), paths.slot(1), paths.run].find((own) => own.endsWith(name)) ?? '';
      await appendFile(path, ' ');
      expect(answer(await dispatch(run))['permissionDecisionReason']).toContain(
        `${name}: is not the file that was written here`,
      );
    }),
  );

  it('does not hand out a slot that nobody planned', () =>
    withRunOnDisk(async (run) => {
      const text = await readFile(run.paths.ledger, 'utf8');
      const lines = wholeLines(text.replace('slots/1/packet.md', 'slots/9/packet.md'));
      const events = lines.map((line) => JSON.parse(line) as object);
      await writeFile(run.paths.ledger, await chainedText(run.paths.ledger, events));
      expect(answer(await dispatch(run))['permissionDecisionReason']).toContain(
        'packet.md: was never planned completely',
      );
    }));

  it('hands out nothing of a run that this user did not write', () =>
    withRunOnDisk(async (run) => {
      const events = (await run.ledger()) as object[];
      const forged = await asOtherUser(() => chainedText(run.paths.ledger, events));
      await writeFile(run.paths.ledger, forged);
      expect(answer(await dispatch(run))['permissionDecisionReason']).toContain('was not written by you');
    }));

  it('denies when its own files cannot be read', () =>
    withRunOnDisk(async (run) => {
      await writeFile(run.paths.ledger, 'no JSON\n');
      expect(answer(await dispatch(run))['permissionDecision']).toBe('deny');
    }));

  it('says nothing about somebody else’s agent', () =>
    withRunOnDisk(async ({ hook }) => {
      expect(await hook('pre', agentCall('anything', {}, 'general-purpose'))).toEqual({ status: 0 });
    }));

  it('does not let an agent of the run be resumed, and leaves other conversations alone', () =>
    withRunOnDisk(async (run) => {
      await dispatch(run);
      await record(run.paths, { kind: 'refused', agentId: 'a77', agent: 'bug-scan', why: 'x' });
      const to = (recipient: string): HookEvent => ({
        tool_name: 'SendMessage',
        tool_input: { to: recipient },
      });
      expect(answer(await run.hook('pre', to('a77')))['permissionDecision']).toBe('deny');
      expect(await run.hook('pre', to('somebody'))).toEqual({ status: 0 });
    }));
});

describe('hook look', () => {
  const look = (
    tool: string,
    input: Record<string, unknown>,
    agent = 'correctless:history-context',
  ): HookEvent => ({
    tool_name: tool,
    agent_id: 'a1',
    agent_type: agent,
    tool_input: input,
  });

  it('leads a look into the tree under review and writes it down', () =>
    withRunOnDisk(async (run) => {
      await dispatch(run);
      const allowed = answer(await run.hook('look', look('Read', { file_path: join(run.top, 'src/a.ts') })));
      expect(allowed).toMatchObject({
        permissionDecision: 'allow',
        updatedInput: { file_path: join(run.tree, 'src/a.ts') },
      });
      expect(await run.ledger()).toContainEqual(
        expect.objectContaining({
          kind: 'look',
          agentId: 'a1',
          tool: 'Read',
          path: 'src/a.ts',
          verdict: 'allowed',
        }),
      );
    }));

  it('refuses a look outside and writes that down', () =>
    withRunOnDisk(async (run) => {
      await dispatch(run);
      const refused = answer(await run.hook('look', look('Read', { file_path: '/etc/passwd' })));
      expect(refused['permissionDecision']).toBe('deny');
      expect(await run.ledger()).toContainEqual(
        expect.objectContaining({ kind: 'look', path: '/etc/passwd', verdict: 'refused' }),
      );
    }));

  it('refuses a link that leads out of the tree, also by way of a folder', () =>
    withRunOnDisk(async (run) => {
      await dispatch(run);
      await symlink('/etc', join(run.tree, 'conf'));
      for (const file_path of ['conf', 'conf/passwd', 'conf/not/there']) {
        expect(answer(await run.hook('look', look('Read', { file_path })))['permissionDecision']).toBe(
          'deny',
        );
      }
    }));

  it('refuses every look of an agent that judges by its packet alone', () =>
    withRunOnDisk(async (run) => {
      await dispatch(run);
      const refused = answer(
        await run.hook('look', look('Read', { file_path: 'src/a.ts' }, 'correctless:rules-compliance')),
      );
      expect(refused['permissionDecisionReason']).toContain('has no tree');
    }));

  it('denies in a session without a run', () =>
    withRunOnDisk(async ({ hook }) => {
      expect(answer(await hook('look', look('Read', { file_path: 'src/a.ts' })))['permissionDecision']).toBe(
        'deny',
      );
    }));

  it.each<[string, (run: RunOnDisk) => Promise<void>, HookEvent]>([
    [
      'its session file is broken',
      ({ top }) => writeFile(sessionPath(top, 's1'), '{'),
      look('Read', { file_path: 'a' }),
    ],
    [
      'an event has no agent id',
      () => Promise.resolve(),
      { ...look('Read', { file_path: 'a' }), agent_id: '' },
    ],
    ['it is asked about another tool', () => Promise.resolve(), look('Bash', {})],
  ])('ends with status 2, a refusal, when %s', (_, breakIt, event) =>
    withRunOnDisk(async (run) => {
      await dispatch(run);
      await breakIt(run);
      expect((await run.hook('look', event)).status).toBe(2);
    }),
  );

  it('says nothing about the main session or another agent', () =>
    withRunOnDisk(async ({ hook }) => {
      expect(await hook('look', { tool_name: 'Read', tool_input: { file_path: '/etc/passwd' } })).toEqual({
        status: 0,
      });
    }));
});

describe('hook post', () => {
  const reply = '{"slot":"r7k2ab/1"}';
  const sha256 = 'b8ba4d0ab0c2bd3bcf2f45e9b5f6d7a9d6ce7b9a9ad2d9c5d8b1c9a3a9f7c1aa';
  const done = (prompt: string, more: Record<string, unknown> = {}): HookEvent => ({
    ...agentCall('slot r7k2ab/1'),
    tool_response: {
      status: 'completed',
      prompt,
      agentId: 'a1',
      totalTokens: 7,
      content: [{ type: 'text', text: reply }],
      ...more,
    },
  });
  const accept = async ({ paths }: RunOnDisk, slot = 'r7k2ab/1', sha = sha256): Promise<void> => {
    const { createFileOnce } = await import('../io/files/files.ts');
    await createFileOnce(paths.reply('a1'), reply);
    await record(paths, { kind: 'accepted', agentId: 'a1', slot, sha256: sha, bytes: 20, remarks: [] });
  };
  const hashOf = async (text: string): Promise<string> =>
    (await import('node:crypto')).createHash('sha256').update(text).digest('hex');
  const receiptOf = (outcome: Outcome): string => JSON.stringify(answer(outcome)['updatedToolOutput']);

  it('binds an accepted reply to the slot whose packet the agent received; the caller sees a receipt', () =>
    withRunOnDisk(async (run) => {
      await dispatch(run);
      const sha256 = await hashOf(reply);
      await accept(run, 'r7k2ab/1', sha256);
      const outcome = await run.hook('post', done(PACKETS[1]));
      expect(answer(outcome)['updatedToolOutput']).toMatchObject({
        status: 'completed',
        canContinueAgent: false,
        content: [
          {
            type: 'text',
            text: `slot r7k2ab/1: stored, ${reply.length} bytes, sha256 ${sha256.slice(0, 16)}`,
          },
        ],
      });
      expect(await run.ledger()).toContainEqual(
        expect.objectContaining({ kind: 'stored', slot: 'r7k2ab/1', agentId: 'a1', tokens: 7 }),
      );
    }));

  it.each<[string, (run: RunOnDisk) => Promise<void>, HookEvent, RegExp]>([
    [
      'a reply that was never accepted, whatever the client calls it',
      () => Promise.resolve(),
      done(PACKETS[1]),
      /not stored/,
    ],
    [
      'an accepted reply of an agent that got another prompt',
      async (run) => accept(run, 'r7k2ab/1', await hashOf(reply)),
      done('packet one'),
      /belongs to no slot/,
    ],
    [
      'an accepted reply that names another slot',
      async (run) => accept(run, 'r7k2ab/2', await hashOf(reply)),
      done(PACKETS[1]),
      /wrong-slot/,
    ],
    [
      'a kept reply that somebody has changed',
      (run) => accept(run),
      done(PACKETS[1]),
      /not the one that was accepted/,
    ],
    [
      'a call that no hook had prepared',
      () => Promise.resolve(),
      { ...done(PACKETS[1]), tool_use_id: 'toolu_9' },
      /belongs to no slot/,
    ],
  ])('does not store %s', (_, prepare, event, said) =>
    withRunOnDisk(async (run) => {
      await dispatch(run);
      await prepare(run);
      expect(receiptOf(await run.hook('post', event))).toMatch(said);
      expect((await run.ledger()).filter((e) => e.kind === 'stored')).toEqual([]);
    }),
  );

  it('never shows the reply itself', () =>
    withRunOnDisk(async (run) => {
      await dispatch(run);
      expect(receiptOf(await run.hook('post', done(PACKETS[1])))).not.toContain('slot\\\\"');
    }));

  it('writes down that an agent failed', () =>
    withRunOnDisk(async (run) => {
      await dispatch(run);
      const failure = {
        ...agentCall('slot r7k2ab/1'),
        hook_event_name: 'PostToolUseFailure',
        error: 'API 400',
      };
      expect(await run.hook('post', failure)).toEqual({ status: 0 });
      expect(await run.ledger()).toContainEqual(
        expect.objectContaining({ kind: 'lost', slot: 'r7k2ab/1', why: 'the agent failed: API 400' }),
      );
    }));
});
