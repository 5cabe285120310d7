import { expect } from 'vitest';
import { largeStockShop } from '../review/stock-shop.ts';
import { agentNamed, failing } from './failing-agents.ts';
import { AGENT_FAULTS, rowOf, type Cell } from './fault-table.ts';
import { settle, type Outcome } from './outcome.ts';
import { BUG, WORKING } from './review-agents.ts';
import { inScene, play, type Scene } from './scene.ts';
import { agentEvents, reportOf, runsIn, verdictOf } from './stored.ts';

/** One review, large enough for a summary, in which each of these agents fails in its own way; no agent twice, and one that raises is left working. */
export function reviewSession(cells: readonly Cell[]): Promise<void> {
  return inScene(largeStockShop, async (scene) => {
    const broken = cells.map((cell) => [cell.place, failing(cell, agentNamed(WORKING, cell.place))] as const);
    const agents = { ...WORKING, ...Object.fromEntries(broken) };
    const client = await play(scene, 'review', { agents, prompt: '/df:review --deep' });

    const [run = ''] = runsIn(scene.top);
    expect.soft(client.result?.result).toContain('INCOMPLETE');
    expect.soft(client.result?.result).not.toContain('No issues found');
    // What an agent that works has raised is in the report, whatever happened to the others.
    if (!cells.some(({ place }) => place === 'bug-scan')) requireBug(scene, run);
    for (const cell of cells)
      settle(scene, reviewOutcome(scene, run, cell), {
        ...{ verdict: 'incomplete', exit: 3 },
        ...rowOf(AGENT_FAULTS, cell),
      });
  });
}

export function requireBug(scene: Scene, run: string): void {
  expect.soft(reportOf(scene, run).findings.map(({ title }) => title)).toEqual([BUG]);
}

/** What a review says of one agent, in the words of its report, and what its ledger knows. */
export function reviewOutcome(scene: Scene, run: string, cell: Cell, agent = cell.place): Outcome {
  const gaps = reportOf(scene, run).gaps.filter((gap) => gap.includes(agent));
  return {
    ...{ cell, ...verdictOf(scene, run), said: gaps.join('\n') },
    ledger: agentEvents(scene.top, run, agent),
  };
}
