import { join } from 'node:path';
import { readAgentPrompts } from '../e2e/harness/agent-prompts.ts';
import { say, tool } from '../e2e/harness/model-reply.ts';
import { orchestrator } from '../e2e/harness/orchestrator.ts';
import { lookThenAnswer, script, type AgentTurn } from '../e2e/harness/script.ts';
import { withSession } from '../e2e/harness/session.ts';
import { slotIn } from '../../scripts/recorded-agents.ts';
import { replyTo, shownIn } from './finished-run.ts';
import type { Bench, Lab } from './lab.ts';
import { madeLines, textFrom } from './made-text.ts';
import { madeRepository } from './made-repository.ts';
import { markdown } from './table.ts';
import { secondsCovered, watchedPlugin, type OwnStart } from './watched-plugin.ts';

const FILES = 20;
const MOST_SECONDS = 2.5;
/** Findings of the bug scan, each of which is scored. */
const FINDINGS = 4;

/**
 * A whole review in the real client with a model that answers at once: what we add to it. Twice, of two repositories alike:
 * the first on a machine that has never seen us, the second as every other one is. A page, no rows.
 */
export const reviewBench: Bench = {
  name: 'review',
  runs: 'by name',
  run: async (lab) => {
    const figures = [await reviewed(lab, 'first'), await reviewed(lab, 'second')];
    return { text: figures.join('\n'), figures };
  },
};

async function reviewed(lab: Lab, which: 'first' | 'second'): Promise<string> {
  const plugin = watchedPlugin(lab, which);
  const { top, target } = changeOf(join(lab.scratch, `reviewed-${which}`));
  const left = { findings: FINDINGS };
  const answer = (turn: AgentTurn) => say(JSON.stringify(saidBy(turn, left)));
  const looking = lookThenAnswer([tool('Read', { file_path: pathOf(0) })], answer);
  const agents = {
    'change-summarizer': answer,
    'bug-scan': answer,
    'rules-compliance': answer,
    'finding-scorer': answer,
    '*': looking,
  };
  const model = script(orchestrator(), agents, await readAgentPrompts(plugin.dir));
  const pluginDirs = [plugin.dir, join(plugin.dir, 'plugins', 'df')];
  // Kept for the second: the code that ours compiled.
  const env = { XDG_CACHE_HOME: join(lab.scratch, 'review-cache') };
  const started = performance.now();
  const run = await withSession(
    { script: model, cwd: top, pluginDirs, env, timeout: 170_000 },
    ({ prompt }) => prompt(`/df:review ${target}`),
  );
  const wall = (performance.now() - started) / 1000;
  if (run.result === null) throw new Error(`the client gave no result: ${run.stdout}${run.stderr}`);
  return `${reviewText(which, plugin.starts(), wall)}\n${(run.result.result ?? '').slice(0, 300)}\n`;
}

function pathOf(at: number): string {
  return `src/area${at % 7}/file${at}.ts`;
}

function linesOf(file: number): string[] {
  return madeLines(150, file);
}

function changeOf(folder: string): { readonly top: string; readonly target: string } {
  const base = new Map([['CLAUDE.md', '# Rules\n\n- Name what a function gives back.\n']]);
  const head = new Map(base);
  for (let at = 0; at < FILES; at += 1) {
    const lines = linesOf(at);
    base.set(pathOf(at), textFrom(lines.slice(30)));
    head.set(pathOf(at), textFrom(lines));
  }
  const { top, commits } = madeRepository(folder, [base, head], { checkedOut: true });
  return { top, target: commits.join('..') };
}

function saidBy({ agent, packet }: AgentTurn, left: { findings: number }): object {
  const asked = { slot: slotIn(packet), agent: `correctless:${agent}`, text: packet };
  if (agent === 'bug-scan' || agent === 'finding-scorer' || agent === 'change-summarizer')
    return replyTo(asked, left, 1, linesOf);
  return { slot: asked.slot, examined: shownIn(packet, linesOf), findings: [] };
}

function reviewText(which: string, starts: readonly OwnStart[], wall: number): string {
  const added = secondsCovered(starts);
  const kinds = [...new Set(starts.map(({ what }) => what))].toSorted();
  const lines = kinds.map((what) => {
    const own = starts.filter((start) => start.what === what);
    const seconds = own.reduce((sum, { from, to }) => sum + to - from, 0);
    return [what, String(own.length), seconds.toFixed(2), secondsCovered(own).toFixed(2)];
  });
  const verdict = added <= MOST_SECONDS ? 'met' : '**missed**';
  return [
    `The ${which} review of ${FILES} files in the real client: ${wall.toFixed(1)} s, of which at least one of ours ran for ${added.toFixed(2)} s`,
    `(target ≤ ${MOST_SECONDS} s: ${verdict}), in ${starts.length} starts.\n`,
    markdown(['start', 'times', 'seconds', 'side by side counted once'], lines),
  ].join('\n');
}
