import { expect } from 'vitest';
import type { ClientRun } from '../harness/session.ts';
import { auditAgents, auditedShop, ONE_FIX } from './audit-scene.ts';
import { demoAgents, inDemo } from './demo-scene.ts';
import type { Cell } from './fault-table.ts';
import { settle } from './outcome.ts';
import { inScene, play, type Play, type Scene } from './scene.ts';
import { auditOf, fixesIn, journalOf, kindsOf, ledgerOf, reportOf, runsIn, verdictOf } from './stored.ts';

// Faults that may change nothing: what is expected is the end that a run without them has.

const isClock = ({ fault }: Cell): boolean => fault === 'clock going backwards';

/** One session whose clock goes backwards, or two at once. */
function disturbed(scene: Scene, cell: Cell, how: Play): Promise<ClientRun[]> {
  if (isClock(cell)) scene.plugin.failAt(['any:any=clock']);
  const clients = isClock(cell) ? [how] : [how, how];
  return Promise.all(clients.map((one) => play(scene, cell.entry, one)));
}

export function reviewSameEnd([cell]: readonly Cell[]): Promise<void> {
  return inDemo(async (scene, sample) => {
    if (cell === undefined) throw new Error('no cell');
    await disturbed(scene, cell, { agents: demoAgents(sample), prompt: '/df:review --no-since-last' });
    const runs = runsIn(scene.top);
    expect.soft(runs).toHaveLength(isClock(cell) ? 1 : 2);
    for (const run of runs) {
      const { status, exit, counts } = reportOf(scene, run);
      if (isClock(cell)) requireBackwards(ledgerOf(scene.top, run));
      expect.soft(scene.correctless('verdict', run).status).toBe(exit);
      const said = `${counts.shown} of ${counts.raised} findings shown`;
      settle(
        scene,
        { cell, verdict: status, exit, said, ledger: kindsOf(ledgerOf(scene.top, run)) },
        {
          ...{ verdict: 'complete', exit: 1, said: /^5 of \d+ findings shown$/ },
          ledger: ['stored', 'finished'],
        },
      );
    }
  });
}

export function auditSameEnd([cell]: readonly Cell[]): Promise<void> {
  return inScene(auditedShop(1, undefined, 2), async (scene) => {
    if (cell === undefined) throw new Error('no cell');
    for (const { result } of await disturbed(scene, cell, { agents: auditAgents(1) }))
      expect.soft(result?.result).toMatch(/raised 1 = fixed 1|audit\/busy|audit\/open/);
    if (isClock(cell)) requireBackwards(journalOf(scene.top));
    expect.soft(fixesIn(scene.top)).toBe(ONE_FIX);
    const said = scene.correctless('verdict', auditOf(scene.top)).stdout;
    settle(
      scene,
      { cell, ...verdictOf(scene), said, ledger: kindsOf(journalOf(scene.top)) },
      { verdict: 'complete', exit: 0, said: /converged|complete/, ledger: ['reviewed', 'ended'] },
    );
  });
}

/** Otherwise nothing was tried. */
function requireBackwards(events: readonly { readonly at: string }[]): void {
  expect.soft(events.some(({ at }, n) => at < (events[n - 1]?.at ?? ''))).toBe(true);
}
