import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { keyOf, withSlot } from '../../../evals/kit/answer-keys.ts';
import { readReply } from '../../../evals/kit/recording.ts';
import type { Scorecard } from '../../../evals/kit/scorecard.ts';
import { clientPath } from '../../../scripts/client.ts';
import { slotIn } from '../../../scripts/recorded-agents.ts';
import { AGENTS_WITHOUT_TREE, REVIEW_AGENTS, SOURCE_READER } from '../../../src/contracts/vocabulary.ts';
import { readAgentPrompts } from '../harness/agent-prompts.ts';
import { runBounded, type BoundedRun } from '../harness/bounded-run.ts';
import { networkIsolation } from '../harness/isolation.ts';
import { say, silence, tool } from '../harness/model-reply.ts';
import { firstUserText } from '../harness/model-request.ts';
import { orchestrator } from '../harness/orchestrator.ts';
import { lookThenAnswer, script, type ScriptedAgents } from '../harness/script.ts';
import { startScriptedApi, type Script, type ScriptedApi } from '../harness/scripted-api.ts';
import { BRIDGE, clientEnvironment, SESSION_MILLISECONDS } from '../harness/session.ts';
import { ROOT } from '../review/review-session.ts';

/*
 * `npm run eval -- --live` with the real client, found on PATH as a user's is. The model is a script that says what
 * evals/recorded/scripted holds, so the figures must be those of the recording.
 */
const CASE = 'sh-backup';
const RECORDED = join(ROOT, 'evals/recorded/scripted', CASE, '1/default');
const LOOK = tool('Read', { file_path: 'bin/prune.sh' });

const agents: ScriptedAgents = Object.fromEntries(
  // Who reads several sources says what was recorded of each.
  REVIEW_AGENTS.filter((agent) => agent !== SOURCE_READER).map((agent) => [
    agent,
    lookThenAnswer(AGENTS_WITHOUT_TREE.includes(agent) ? [] : [LOOK], ({ packet }) => {
      const reply = readReply(RECORDED, keyOf(agent, packet));
      if (reply === undefined) throw new Error(`nothing was recorded for ${keyOf(agent, packet)}`);
      return say(withSlot(reply, slotIn(packet)));
    }),
  ]),
);

const review = orchestrator();
const main: Script = (request) =>
  firstUserText(request).includes('Review this change.')
    ? say(readReply(join(RECORDED, '../plain'), 'plain') ?? '')
    : review(request);

it('asks the plain prompt and a whole review, and the table has what they cost', () =>
  inScratch(async (scratch) => {
    const { ended, card, api } = await evalLive(scratch, {});
    expect(ended.status, ended.stderr).toBe(0);
    expect(ended.stderr).toContain(`2/2 ${CASE} default`);
    expect(card?.cases[0]).toMatchObject({
      name: CASE,
      arms: {
        plain: { found: 3, findings: 3 },
        default: { found: 4, findings: 4 },
      },
    });
    const { usd = 0, tokens, atLeast } = card?.cases[0]?.cost ?? {};
    // The scripted API counts 100 tokens in and 20 out for every request.
    expect([tokens, atLeast]).toEqual([api.requests.length * 120, false]);
    expect(usd).toBeGreaterThan(0);
    expect(ended.stdout).toMatch(new RegExp(`^${CASE} .* ${tokens ?? ''} +\\$0\\.\\d{4}$`, 'm'));

    // What is done is asked nobody again, and is a recording.
    const again = await evalLive(scratch, {});
    expect([again.ended.stdout, again.api.requests.length]).toEqual([ended.stdout, 0]);
    for (const key of ['bug-scan', 'finding-scorer--instruction-to-the-reviewer'])
      expect(readReply(join(scratch, 'out', CASE, '1/default'), key)?.trim(), key).toBe(
        readReply(RECORDED, key)?.trim(),
      );
  }));

it('killed while an agent works, it carries the same run on and says that it cost at least so much', () =>
  inScratch(async (scratch) => {
    const killer = new AbortController();
    const dying: ScriptedAgents = {
      ...agents,
      'comment-compliance': () => {
        killer.abort();
        return silence();
      },
    };
    const first = await evalLive(scratch, { agents: dying, killed: killer.signal });
    expect(killer.signal.aborted).toBe(true);
    expect([first.ended.stdout, first.card]).toEqual(['', undefined]);

    const { ended, card, api } = await evalLive(scratch, {});
    expect(ended.status, ended.stderr).toBe(0);
    expect(card?.cases[0]?.arms.default).toMatchObject({ found: 4, findings: 4 });
    expect(api.requests.some((request) => firstUserText(request).includes('Review this change.'))).toBe(
      false,
    );
    expect(api.requests.some((request) => firstUserText(request).includes('/df:code-review'))).toBe(true);
    expect(card?.cases[0]?.cost.atLeast).toBe(true);
    expect(ended.stdout).toMatch(new RegExp(`^${CASE} .*>= \\d+ +>= \\$0\\.\\d{4}$`, 'm'));
  }));

type Lived = { readonly ended: BoundedRun; readonly card: Scorecard | undefined; readonly api: ScriptedApi };

/** The kit as a user runs it, in a network of its own; `out` of one scratch folder is the same each time. */
async function evalLive(
  scratch: string,
  options: { readonly agents?: ScriptedAgents; readonly killed?: AbortSignal },
): Promise<Lived> {
  const isolation = await networkIsolation();
  const model = script(main, options.agents ?? agents, await readAgentPrompts(ROOT));
  const api = await startScriptedApi(model, isolation === null ? 0 : join(scratch, 'api.sock'));
  try {
    const [card, tsx] = [join(scratch, 'card.json'), join(ROOT, 'node_modules/tsx/dist/cli.mjs')];
    const asked = [
      '--live',
      '--out',
      join(scratch, 'out'),
      '--cases',
      CASE,
      '--arm',
      'plain,default',
      '--json',
      card,
    ];
    const kit = [process.execPath, tsx, join(ROOT, 'evals/kit/eval.ts'), ...asked];
    const bridge = isolation === null ? [] : [...isolation, process.execPath, BRIDGE, String(api.address)];
    const own = clientEnvironment(join(scratch, 'home'), join(scratch, 'tmp'), api);
    const env = { ...own, PATH: `${join(scratch, 'bin')}${delimiter}${own['PATH'] ?? ''}` };
    const ended = await runBounded([...bridge, ...kit], {
      cwd: ROOT,
      env,
      timeout: SESSION_MILLISECONDS,
      killed: options.killed,
    });
    const [error] = api.scriptErrors;
    if (error !== undefined) throw error;
    return {
      ended,
      card: existsSync(card) ? (JSON.parse(readFileSync(card, 'utf8')) as Scorecard) : undefined,
      api,
    };
  } finally {
    await api.close();
  }
}

async function inScratch(use: (scratch: string) => Promise<void>): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'live-'));
  try {
    for (const folder of ['home', 'tmp', 'bin']) mkdirSync(join(scratch, folder));
    symlinkSync(await clientPath(), join(scratch, 'bin', 'claude'));
    await use(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
