import { expect } from 'vitest';
import { dyingAt } from './crash-cells.ts';
import { AGENT_FAULTS, rowOf, UNTRUE_WORK, type Cell } from './fault-table.ts';
import { HOOKLESS, WITHOUT } from './hook-cells.ts';
import { settle } from './outcome.ts';
import { reviewOutcome } from './review-cells.ts';
import { play } from './scene.ts';
import { auditOf, newEvents, reportOf, runsIn, verdictOf } from './stored.ts';
import { findingOf, inUnreviewed, stepEvents, workers } from './work-scene.ts';

const TABLE = { ...AGENT_FAULTS, ...UNTRUE_WORK };

/** One review with a finding for each cell, of which none is proven; each stays in the report. */
export function proofSession(cells: readonly Cell[]): Promise<void> {
  return inUnreviewed(cells.length, async (scene) => {
    await play(scene, 'prove', { agents: workers(cells.length, cells) });
    const [run = ''] = runsIn(scene.top);
    const report = reportOf(scene, run);
    for (const [n, cell] of cells.entries()) {
      const { id, proof } = findingOf(report, n);
      const isUntrue = Object.hasOwn(UNTRUE_WORK, cell.fault);
      expect.soft(proof?.outcome, cell.fault).toBe(isUntrue ? 'not-proven' : 'not-attempted');
      const expected = { verdict: 'complete', exit: 1, ...rowOf(TABLE, cell) };
      const ledger = stepEvents(scene.top, id, cell.place);
      settle(
        scene,
        { cell, ...verdictOf(scene, run), said: proof?.why ?? '', ledger },
        cell.place === 'finding-prover'
          ? expected
          : { ...expected, said: /^validator did not return a result$/ },
      );
    }
  });
}

/** Nobody has raised anything, so there is nothing to prove. */
export function hooklessProof([cell]: readonly Cell[]): Promise<void> {
  return inUnreviewed(1, async (scene) => {
    if (cell === undefined) throw new Error('no cell');
    await play(scene, 'prove', { agents: workers(1), flags: HOOKLESS });
    const [run = ''] = runsIn(scene.top);
    expect.soft(auditOf(scene.top)).toBe('');
    const expected = { verdict: 'incomplete', exit: 3, ...WITHOUT.pre };
    settle(scene, reviewOutcome(scene, run, cell, 'bug-scan'), expected);
  });
}

/** One proof, killed at one agent after the other and taken up again; it ends as if nothing had happened. */
export function proveCrashSession(cells: readonly Cell[]): Promise<void> {
  return inUnreviewed(1, async (scene) => {
    const read = new Map<string, number>();
    const prompt = (): { prompt?: string } => {
      const [run] = runsIn(scene.top);
      return run === undefined ? {} : { prompt: `/df:code-review ${run}` };
    };
    for (const cell of cells) {
      await play(scene, 'prove', { ...prompt(), ...dyingAt(cell.place, workers(1)) });
      const said = scene.correctless('verdict', auditOf(scene.top)).stdout;
      const ledger = newEvents(scene.top, cell.place, read);
      settle(
        scene,
        { cell, ...verdictOf(scene), said, ledger },
        { verdict: 'incomplete', exit: 3, said: /the proof is not over/, ledger: ['dispatched'] },
      );
    }
    await play(scene, 'prove', { ...prompt(), agents: workers(1) });
    const [run = ''] = runsIn(scene.top);
    expect.soft(findingOf(reportOf(scene, run), 0).proof).toMatchObject({ outcome: 'proven' });
  });
}
