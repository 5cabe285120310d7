import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { keyOf, withSlot } from '../../../evals/kit/answer-keys.ts';
import { readReply } from '../../../evals/kit/recording.ts';
import { clientPath } from '../../../scripts/client.ts';
import { slotIn } from '../../../scripts/recorded-agents.ts';
import { agentOf, readAgentPrompts } from '../harness/agent-prompts.ts';
import { runBounded, type BoundedRun } from '../harness/bounded-run.ts';
import { networkIsolation } from '../harness/isolation.ts';
import { call, say, tool } from '../harness/model-reply.ts';
import { systemText, toolNames, turn, wholeContext } from '../harness/model-request.ts';
import { startScriptedApi, type Script, type ScriptedApi } from '../harness/scripted-api.ts';
import { BRIDGE, clientEnvironment, SESSION_MILLISECONDS } from '../harness/session.ts';
import { ROOT } from '../review/review-session.ts';

/*
 * `npm run eval -- --manual DIR -- node evals/ask-claude.mjs` with the real client, found on PATH as a user's is. The model
 * is a script that says what evals/recorded/scripted holds, so the figures must be those of the recording.
 */
const CASE = 'sh-backup';
const RECORDED = join(ROOT, 'evals/recorded/scripted', CASE, '1');
/** The last one stands for tools of the client that nobody may call. */
const READS = ['Read', 'Grep', 'Glob', 'DeferredToolPlaceholder'];

it('asks the own claude about every packet, as the agent that it is for, and the table is that of the replies', () =>
  inScratch(async (scratch) => {
    const { ended, api } = await askClaude(scratch);
    expect(ended.status, ended.stderr).toBe(0);
    expect(ended.stdout).toMatch(/^sh-backup +5 +3 \/ 3 \(0\) +4 \/ 4 \(0\)$/m);
    for (const request of api.requests)
      expect(toolNames(request).filter((name) => !READS.includes(name))).toEqual([]);
    for (const key of ['plain', 'bug-scan', 'finding-scorer--instruction-to-the-reviewer']) {
      const arm = key === 'plain' ? 'plain' : 'default';
      const reply = readReply(join(scratch, 'out', CASE, '1', arm), key);
      expect(reply?.trim(), key).toBe(readReply(join(RECORDED, arm), key)?.trim());
    }

    // What is done is asked nobody again.
    const again = await askClaude(scratch);
    expect([again.ended.stdout, again.api.requests.length]).toEqual([ended.stdout, 0]);
  }));

async function askClaude(
  scratch: string,
): Promise<{ readonly ended: BoundedRun; readonly api: ScriptedApi }> {
  const isolation = await networkIsolation();
  const prompts = await readAgentPrompts(ROOT);
  const model: Script = (request) => {
    const agent = agentOf(request, prompts);
    // An agent looks first, so that the tree has to be within its reach.
    if (agent === 'bug-scan' && turn(request) === 0) return call(tool('Read', { file_path: 'bin/prune.sh' }));
    // Not the first text alone: the client puts before it what it reads for an `@path` of the packet.
    const packet = wholeContext(request).slice(systemText(request).length);
    const key = agent === undefined ? 'plain' : keyOf(agent, packet);
    const reply = readReply(join(RECORDED, agent === undefined ? 'plain' : 'default'), key);
    if (reply === undefined) throw new Error(`nothing was recorded for ${key}`);
    return say(agent === undefined ? reply : withSlot(reply, slotIn(packet)));
  };
  const api = await startScriptedApi(model, isolation === null ? 0 : join(scratch, 'api.sock'));
  try {
    const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
    const asked = ['--manual', join(scratch, 'out'), '--cases', CASE, '--arm', 'plain,default'];
    const kit = [process.execPath, tsx, join(ROOT, 'evals/kit/eval.ts'), ...asked];
    const bridge = isolation === null ? [] : [...isolation, process.execPath, BRIDGE, String(api.address)];
    const own = clientEnvironment(join(scratch, 'home'), join(scratch, 'tmp'), api);
    const ended = await runBounded(
      [...bridge, ...kit, '--', process.execPath, join(ROOT, 'evals/ask-claude.mjs')],
      {
        cwd: ROOT,
        env: { ...own, PATH: `${join(scratch, 'bin')}${delimiter}${own['PATH'] ?? ''}` },
        timeout: SESSION_MILLISECONDS,
      },
    );
    const [error] = api.scriptErrors;
    if (error !== undefined) throw error;
    return { ended, api };
  } finally {
    await api.close();
  }
}

async function inScratch(use: (scratch: string) => Promise<void>): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'ask-'));
  try {
    for (const folder of ['home', 'tmp', 'bin']) mkdirSync(join(scratch, folder));
    symlinkSync(await clientPath(), join(scratch, 'bin', 'claude'));
    await use(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
