import { expect } from 'vitest';
import type { Report } from '../../../src/contracts/report.ts';
import { orchestrator } from '../harness/orchestrator.ts';
import type { ScriptedAgent } from '../harness/script.ts';
import { largeStockShop } from '../review/stock-shop.ts';
import { failing } from './failing-agents.ts';
import { AGENT_FAULTS, type AgentFault, type Cell } from './fault-table.ts';
import { settle, type Outcome } from './outcome.ts';
import { repositoryState } from './repository-state.ts';
import { BUG, WORKING } from './review-agents.ts';
import { inScene, ledgerOf, play, runsIn, slotsOf, type Scene } from './scene.ts';

/** One review, large enough for a summary, in which each of these agents fails in its own way; no agent twice, and one that raises is left working. */
export function reviewSession(cells: readonly Cell[]): Promise<void> {
  return inScene(largeStockShop, async (scene) => {
    const before = repositoryState(scene.top);
    const broken = cells.map(
      ({ place, fault }) => [place, failing(fault as AgentFault, agentOf(place))] as const,
    );
    const agents = { ...WORKING, ...Object.fromEntries(broken) };
    const client = await play(scene, { main: orchestrator(), agents, prompt: '/df:review --deep' });

    const [run = ''] = runsIn(scene.top);
    expect.soft(client.result?.result).toContain('INCOMPLETE');
    expect.soft(client.result?.result).not.toContain('No issues found');
    requireFindings(scene, run, cells);
    for (const cell of cells) {
      const { why, ledger } = faultOf(cell);
      const expected = { verdict: 'incomplete', exit: 3, said: why, ledger: [ledger] };
      settle(reviewOutcome(scene, run, cell), expected, { top: scene.top, before });
    }
  });
}

export function agentOf(name: string): ScriptedAgent {
  const agent = WORKING[name];
  if (agent === undefined) throw new Error(`nobody plays ${name}`);
  return agent;
}

/** What an agent that works has raised is in the report, whatever happened to the others. */
function requireFindings(scene: Scene, run: string, cells: readonly Cell[]): void {
  if (cells.some(({ place }) => place === 'bug-scan')) return;
  const { findings } = reportOf(scene, run);
  expect.soft(findings.map(({ title }) => title)).toEqual([BUG]);
}

export function faultOf({ fault }: Cell): (typeof AGENT_FAULTS)[number] {
  const found = AGENT_FAULTS.find(({ id }) => id === fault);
  if (found === undefined) throw new Error(`${fault} is not in the table`);
  return found;
}

export function reportOf({ correctless }: Scene, run: string): Report {
  return JSON.parse(correctless('report', run, '--format', 'json').stdout) as Report;
}

/** What a review says of one agent, in the words of its report, and what its ledger knows. */
export function reviewOutcome(scene: Scene, run: string, cell: Cell): Outcome {
  const verdict = scene.correctless('verdict', run, '--json');
  const { status } = JSON.parse(verdict.stdout) as { status: string };
  const gaps = reportOf(scene, run).gaps.filter((gap) => gap.includes(cell.place));
  return {
    cell,
    verdict: status,
    exit: verdict.status,
    said: gaps.join('\n'),
    ledger: agentEvents(scene.top, run, cell.place),
  };
}

/** Kinds of the ledger lines about an agent: by its name, or by a slot of it. */
export function agentEvents(top: string, run: string, agent: string, from = 0): string[] {
  const slots = new Set(
    slotsOf(top, run)
      .filter((slot) => slot.agent === agent)
      .map(({ slot }) => slot),
  );
  const about = ledgerOf(top, run)
    .slice(from)
    .filter(
      (event) =>
        ('agent' in event && event.agent === agent) ||
        ('slot' in event && slots.has(event.slot ?? '')) ||
        (event.kind === 'given-up' && event.slots.some((slot) => slots.has(slot))),
    );
  return [...new Set(about.map(({ kind }) => kind))];
}
