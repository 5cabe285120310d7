import { join } from 'node:path';
import { expect } from 'vitest';
import { claimsIn, recordedAgents, slotIn } from '../../../scripts/recorded-agents.ts';
import { makeSample, type Sample } from '../../../scripts/sample-repository.ts';
import { orchestrator } from '../harness/orchestrator.ts';
import type { ScriptedAgent } from '../harness/script.ts';
import { ROOT } from '../review/review-session.ts';
import { failing } from './failing-agents.ts';
import type { AgentFault, Cell } from './fault-table.ts';
import { settle } from './outcome.ts';
import { repositoryState } from './repository-state.ts';
import { faultOf, reportOf } from './review-cells.ts';
import { inScene, ledgerOf, play, runsIn } from './scene.ts';

const DEMO = join(ROOT, 'fixtures/demo');
/** The claims of the demo's review have one scorer. */
export const MOST_SCORERS = 1;

export function inDemo(
  use: (scene: Parameters<Parameters<typeof inScene>[1]>[0], sample: Sample) => Promise<void>,
  ready: (sample: Sample) => void = () => undefined,
): Promise<void> {
  let sample: Sample | undefined;
  return inScene(
    (top) => {
      sample = makeSample(DEMO, top);
      ready(sample);
    },
    async (scene) => {
      if (sample === undefined) throw new Error('no sample was made');
      await use(scene, sample);
    },
  );
}

export const demoAgents = ({ commits }: Sample) => recordedAgents(join(DEMO, 'replies'), commits);

/** One review of which each scorer fails in its own way, but for the last. */
export function scorerSession(cells: readonly Cell[]): Promise<void> {
  return inDemo(async (scene, sample) => {
    const before = repositoryState(scene.top);
    const agents = demoAgents(sample);
    const works = agents['finding-scorer'];
    if (works === undefined) throw new Error('nobody scores');
    const asked = new Map<string, readonly string[]>();
    const scorer: ScriptedAgent = (now) => {
      const slot = slotIn(now.packet);
      if (!asked.has(slot))
        asked.set(
          slot,
          claimsIn(now.packet).map(({ title }) => title),
        );
      const cell = cells[[...asked.keys()].indexOf(slot)];
      return cell === undefined ? works(now) : failing(cell.fault as AgentFault, works)(now);
    };
    const main = orchestrator();
    await play(scene, { main, agents: { ...agents, 'finding-scorer': scorer }, prompt: '/df:review' });

    const [run = ''] = runsIn(scene.top);
    const { findings, gaps, counts } = reportOf(scene, run);
    // Every finding is still there, and those without a score are shown apart.
    const failed = [...asked].slice(0, cells.length);
    expect.soft(counts.unscored).toBe(failed.flatMap(([, titles]) => titles).length);
    expect.soft(asked.size).toBe(cells.length);
    const verdict = scene.correctless('verdict', run, '--json');
    for (const [n, cell] of cells.entries()) {
      const [slot, titles] = failed[n] ?? ['', []];
      for (const title of titles)
        expect.soft(findings.find((one) => one.title === title)?.group, title).toBe('unscored');
      const agentIds = ledgerOf(scene.top, run).filter(
        (event) => 'agent' in event && event.agent === 'finding-scorer',
      );
      const own = ledgerOf(scene.top, run).filter((event) => 'slot' in event && event.slot === slot);
      const { why, ledger } = faultOf(cell);
      settle(
        {
          cell,
          verdict: (JSON.parse(verdict.stdout) as { status: string }).status,
          exit: verdict.status,
          said: gaps.find((gap) => gap.includes(`slot ${slot})`)) ?? '',
          ledger: [...new Set([...own, ...(ledger === 'refused' ? agentIds : [])].map(({ kind }) => kind))],
        },
        { verdict: 'incomplete', exit: 3, said: why, ledger: [ledger] },
        { top: scene.top, before },
      );
    }
  });
}
