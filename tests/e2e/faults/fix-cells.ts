import { expect } from 'vitest';
import type { ScriptedAgent } from '../harness/script.ts';
import { inTurn, retrying } from './audit-scene.ts';
import { dyingAt } from './crash-cells.ts';
import { agentNamed, failing } from './failing-agents.ts';
import { AGENT_FAULTS, rowOf, UNTRUE_WORK, type Cell } from './fault-table.ts';
import { HOOKLESS, WITHOUT } from './hook-cells.ts';
import { settle } from './outcome.ts';
import { FIX, play } from './scene.ts';
import { auditOf, newEvents, reportOf, verdictOf } from './stored.ts';
import { findingOf, inReviewed, stepEvents, workers } from './work-scene.ts';

const TABLE = { ...AGENT_FAULTS, ...UNTRUE_WORK };
const allOf = (run: string): string => `/df:fix ${run} --all`;

/** One fix of a finding for each cell, of which none comes about. */
export function fixSession(cells: readonly Cell[]): Promise<void> {
  return inReviewed(cells.length, async (scene, run) => {
    await play(scene, 'fix', { prompt: allOf(run), agents: workers(cells.length, cells) });
    const report = reportOf(scene, run);
    const isUntrue = cells.every(({ fault }) => Object.hasOwn(UNTRUE_WORK, fault));
    const end = isUntrue ? { verdict: 'complete', exit: 1 } : { verdict: 'incomplete', exit: 3 };
    expect.soft(scene.correctless('fix', run).status).toBe(end.exit);
    for (const [n, cell] of cells.entries()) {
      const { id, fix } = findingOf(report, n);
      expect.soft(fix?.outcome, cell.fault).not.toBe('fixed');
      const expected = { ...end, ...rowOf(TABLE, cell) };
      settle(
        scene,
        {
          ...{ cell, ...verdictOf(scene), said: fix?.why ?? '' },
          ledger: stepEvents(scene.top, id, cell.place),
        },
        cell.place === 'fix-executor'
          ? expected
          : { ...expected, said: /validator did not return a result$/ },
      );
    }
  });
}

/** One fix whose reviewer fails in one way after the other: nothing is fixed until it has answered. */
export function fixReviewSession(cells: readonly Cell[]): Promise<void> {
  return inReviewed(1, async (scene, run) => {
    const agents = workers(1);
    const turns = inTurn(scene, cells, 'fix-diff-reviewer', (cell) => rowOf(AGENT_FAULTS, cell));
    const fails: ScriptedAgent = (now) => failing(turns.now(), agentNamed(agents, 'fix-diff-reviewer'))(now);
    const onAbort = (said: string): boolean => {
      expect.soft(findingOf(reportOf(scene, run), 0).fix?.outcome).not.toBe('fixed');
      return turns.onAbort(said);
    };
    await play(scene, 'fix', {
      ...{ prompt: allOf(run), main: retrying(scene, onAbort, FIX) },
      agents: { ...agents, 'fix-diff-reviewer': fails },
    });
    turns.requireAll();
    expect.soft(findingOf(reportOf(scene, run), 0).fix).toMatchObject({ outcome: 'fixed' });
  });
}

export function hooklessFix([cell]: readonly Cell[]): Promise<void> {
  return inReviewed(1, async (scene, run) => {
    if (cell === undefined) throw new Error('no cell');
    await play(scene, 'fix', { prompt: allOf(run), agents: workers(1), flags: HOOKLESS });
    const said = findingOf(reportOf(scene, run), 0).fix?.why ?? '';
    const ledger = newEvents(scene.top, 'fix-executor', new Map());
    const expected = { verdict: 'incomplete', exit: 3, ...WITHOUT.pre };
    settle(scene, { cell, ...verdictOf(scene), said, ledger }, expected);
  });
}

/** One fix, killed at one agent after the other and taken up again; it ends as if nothing had happened. */
export function fixCrashSession(cells: readonly Cell[]): Promise<void> {
  return inReviewed(1, async (scene, run) => {
    const read = new Map<string, number>();
    const prompt = allOf(run);
    for (const cell of cells) {
      await play(scene, 'fix', { prompt, ...dyingAt(cell.place, workers(1)) });
      const said = scene.correctless('verdict', auditOf(scene.top)).stdout;
      const ledger = newEvents(scene.top, cell.place, read);
      settle(
        scene,
        { cell, ...verdictOf(scene), said, ledger },
        { verdict: 'incomplete', exit: 3, said: /the audit is not over/, ledger: ['dispatched'] },
      );
    }
    await play(scene, 'fix', { prompt, agents: workers(1) });
    expect.soft(findingOf(reportOf(scene, run), 0).fix).toMatchObject({ outcome: 'fixed' });
  });
}
