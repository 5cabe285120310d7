import { expect } from 'vitest';
import { dyingAt } from '../harness/dying.ts';
import type { ScriptedAgents } from '../harness/script.ts';
import { largeStockShop } from '../review/stock-shop.ts';
import { requireBug } from './agent-cells.ts';
import { auditAgents, auditedShop, ONE_FIX } from './audit-scene.ts';
import { rowOf, type Cell, type Entry } from './fault-table.ts';
import { INCOMPLETE, settle } from './outcome.ts';
import { WORKING } from './review-agents.ts';
import { inScene, play, SESSIONS, type Scene } from './scene.ts';
import { auditOf, fixesIn, journalOf, newEvents, reportOf, runsIn, verdictOf } from './stored.ts';
import { brokenPrices, findingOf, reviewedPrices, workers } from './work-scene.ts';

type Whole = {
  readonly make: (top: string) => unknown;
  readonly agents: ScriptedAgents;
  /** It ends as if nothing had happened. */
  readonly requireEnd: (scene: Scene, run: string) => void;
};

const first = (scene: Scene, run: string) => findingOf(reportOf(scene, run), 0);
const WHOLE: Readonly<Record<Entry, Whole>> = {
  review: {
    ...{ make: largeStockShop, agents: WORKING },
    requireEnd: (scene, run) => {
      expect.soft(runsIn(scene.top)).toEqual([run]);
      expect.soft(reportOf(scene, run)).toMatchObject({ status: 'complete', exit: 1 });
      requireBug(scene, run);
    },
  },
  audit: {
    ...{ make: auditedShop(1, undefined, 2), agents: auditAgents(1) },
    requireEnd: ({ top }) => {
      expect.soft(journalOf(top).at(-1)).toMatchObject({ kind: 'ended', outcome: 'converged' });
      expect.soft(fixesIn(top)).toBe(ONE_FIX);
    },
  },
  prove: {
    ...{ make: brokenPrices(1), agents: workers(1) },
    requireEnd: (scene, run) => expect.soft(first(scene, run).proof).toMatchObject({ outcome: 'proven' }),
  },
  fix: {
    ...{ make: reviewedPrices(1), agents: workers(1) },
    requireEnd: (scene, run) => expect.soft(first(scene, run).fix).toMatchObject({ outcome: 'fixed' }),
  },
};

/** One session after the other, each killed with all it started when another agent first speaks, and taken up again. */
export function crashSession(cells: readonly Cell[]): Promise<void> {
  const [{ entry } = { entry: 'review' as const }] = cells;
  const { make, agents, requireEnd } = WHOLE[entry];
  return inScene(make, async (scene) => {
    const read = new Map<string, number>();
    const goOn = (): { prompt?: string } => {
      const [run] = runsIn(scene.top);
      const isReview = entry === 'review' || entry === 'prove';
      return isReview && run !== undefined ? { prompt: `/df:code-review ${run}` } : {};
    };
    for (const cell of cells) {
      const dying = dyingAt((who) => who === cell.place, { agents, main: SESSIONS[entry].main() });
      await play(scene, entry, { ...goOn(), ...dying });
      const name = auditOf(scene.top) || (runsIn(scene.top)[0] ?? '');
      const { stdout, stderr } = scene.correctless('verdict', name);
      const seen = { cell, ...verdictOf(scene, name), said: `${stdout}${stderr}` };
      const standing = entry === 'review' ? { verdict: 'not finished', exit: 3 } : INCOMPLETE;
      const ledger = newEvents(scene.top, cell.place, read);
      settle(scene, { ...seen, ledger }, { ...standing, ...rowOf(cell) });
    }
    await play(scene, entry, { ...goOn(), agents });
    requireEnd(scene, runsIn(scene.top)[0] ?? '');
  });
}
