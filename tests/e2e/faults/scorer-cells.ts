import { expect } from 'vitest';
import { claimsIn, slotIn } from '../../../scripts/recorded-agents.ts';
import type { ScriptedAgent } from '../harness/script.ts';
import { demoAgents, inDemo } from './demo-scene.ts';
import { agentNamed, failing } from './failing-agents.ts';
import { AGENT_FAULTS, rowOf, type Cell } from './fault-table.ts';
import { settle } from './outcome.ts';
import { play } from './scene.ts';
import { kindsOf, ledgerOf, reportOf, runsIn, verdictOf } from './stored.ts';

/** The claims of the demo's review have one scorer, so that a session has one cell. */
export function scorerSession([cell]: readonly Cell[]): Promise<void> {
  return inDemo(async (scene, sample) => {
    const agents = demoAgents(sample);
    const works = failing(cell, agentNamed(agents, 'finding-scorer'));
    const asked = new Map<string, readonly string[]>();
    const scorer: ScriptedAgent = (now) => {
      asked.set(
        slotIn(now.packet),
        claimsIn(now.packet).map(({ title }) => title),
      );
      return works(now);
    };
    await play(scene, 'review', { agents: { ...agents, 'finding-scorer': scorer } });

    const [run = ''] = runsIn(scene.top);
    const { findings, gaps, counts } = reportOf(scene, run);
    const [[slot, titles] = ['', []], ...more] = asked;
    expect.soft(more).toEqual([]);
    // Every finding is still there, and those without a score are shown apart.
    expect.soft(counts.unscored).toBe(titles.length);
    for (const title of titles)
      expect.soft(findings.find((one) => one.title === title)?.group, title).toBe('unscored');
    if (cell === undefined) throw new Error('no cell');
    const about = ledgerOf(scene.top, run).filter(
      (event) =>
        ('slot' in event && event.slot === slot) || ('agent' in event && event.agent === 'finding-scorer'),
    );
    const said = gaps.find((gap) => gap.includes(`slot ${slot})`)) ?? '';
    settle(
      scene,
      { cell, ...verdictOf(scene, run), said, ledger: kindsOf(about) },
      { verdict: 'incomplete', exit: 3, ...rowOf(AGENT_FAULTS, cell) },
    );
  });
}
