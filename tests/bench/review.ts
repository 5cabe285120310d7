import { join } from 'node:path';
import { slotIn } from '../../scripts/recorded-agents.ts';
import { readAgentPrompts } from '../e2e/harness/agent-prompts.ts';
import { say, tool } from '../e2e/harness/model-reply.ts';
import { orchestrator } from '../e2e/harness/orchestrator.ts';
import { lookThenAnswer, script, type AgentTurn } from '../e2e/harness/script.ts';
import { withSession } from '../e2e/harness/session.ts';
import { reviewers } from '../e2e/work/work-session.ts';
import { answerTo } from './bytes/answer-to.ts';
import type { Lab } from './lab.ts';
import { madeClaim } from './made-claims.ts';
import { madeRepository } from './made-repository.ts';
import { madeLines, textFrom } from './made-text.ts';
import { markdown, verdict } from './table.ts';
import { secondsCovered, watchedPlugin, type OwnStart } from './watched-plugin.ts';

const FILES = 20;
/** Of the bug scan, each of which is scored. */
const FINDINGS = 4;
const MOST_SECONDS = 2.5;

const pathOf = (at: number): string => `src/area${at % 7}/file${at}.ts`;

/**
 * A whole review in the real client with a model that answers at once: what we add to it. Twice, of two repositories alike:
 * the first on a machine that has never seen us, the second as every other one is.
 */
export async function reviewBench(lab: Lab): Promise<string> {
  return [await reviewed(lab, 'first'), await reviewed(lab, 'second')].join('\n');
}

async function reviewed(lab: Lab, which: 'first' | 'second'): Promise<string> {
  const plugin = watchedPlugin(lab, which);
  const rules = ['CLAUDE.md', '# Rules\n\n- Name what a function gives back.\n'] as const;
  const texts = (from: number) =>
    Array.from({ length: FILES }, (_, at) => [pathOf(at), textFrom(madeLines(150, at).slice(from))] as const);
  const { top, commits } = madeRepository(join(lab.scratch, `reviewed-${which}`), [
    new Map([rules, ...texts(30)]),
    new Map([rules, ...texts(0)]),
  ]);
  const claims = Array.from({ length: FINDINGS }, (_, at) =>
    madeClaim(pathOf(at), madeLines(1, at)[0] ?? '', `File ${at} goes wrong`),
  );
  const answer = ({ agent, packet }: AgentTurn) =>
    say(JSON.stringify(answerTo({ key: '', slot: slotIn(packet), agent, packet })));
  const agents = {
    ...reviewers(claims),
    'change-summarizer': answer,
    'rules-compliance': answer,
    '*': lookThenAnswer([tool('Read', { file_path: pathOf(0) })], answer),
  };
  const model = script(orchestrator(), agents, await readAgentPrompts(plugin.dir));
  const pluginDirs = [plugin.dir, join(plugin.dir, 'plugins', 'df')];
  // Kept for the second: the code that ours compiled.
  const env = { XDG_CACHE_HOME: join(lab.scratch, 'review-cache') };
  const run = await withSession({ script: model, cwd: top, pluginDirs, env }, ({ prompt }) =>
    prompt(`/df:review ${commits.join('..')}`),
  );
  const said = run.result?.result ?? '';
  if (!said.includes(`shown ${FINDINGS}\n`) || said.includes('INCOMPLETE'))
    throw new Error(`not reviewed: ${said}${run.stderr}`);
  return reviewText(which, plugin.starts(), run.ms / 1000);
}

function reviewText(which: string, starts: readonly OwnStart[], wall: number): string {
  const added = secondsCovered(starts);
  const cpuOf = (some: readonly OwnStart[]) => some.reduce((sum, { cpu }) => sum + cpu, 0).toFixed(2);
  const lines = [...new Set(starts.map(({ what }) => what))].toSorted().map((what) => {
    const own = starts.filter((start) => start.what === what);
    return [what, String(own.length), secondsCovered(own).toFixed(2), cpuOf(own)];
  });
  return [
    `The ${which} review of ${FILES} files in the real client: ${wall.toFixed(1)} s; one of ours or more ran for`,
    `${added.toFixed(2)} s (target ≤ ${MOST_SECONDS} s: ${verdict(added <= MOST_SECONDS)}), in ${starts.length} starts and ${cpuOf(starts)} s of CPU.\n`,
    markdown(['start', 'times', 'seconds in which one or more ran', 'CPU seconds'], lines),
  ].join('\n');
}
