import { expect } from 'vitest';
import { stockShop } from '../review/stock-shop.ts';
import { requireBug } from './agent-cells.ts';
import { auditAgents, auditedShop, ONE_FIX } from './audit-scene.ts';
import type { Cell } from './fault-table.ts';
import { settle } from './outcome.ts';
import { WORKING } from './review-agents.ts';
import { inScene, play, type Play } from './scene.ts';
import { auditOf, fixesIn, journalOf, kindsOf, ledgerOf, reportOf, runsIn, verdictOf } from './stored.ts';

/** A session whose clock goes backwards, or two at once. They may change nothing: a run ends as it does without them. */
export function sameEndSession([cell]: readonly Cell[]): Promise<void> {
  const isReview = cell!.entry === 'review';
  const isClock = cell!.fault === 'clock going backwards';
  const how: Play = isReview
    ? { agents: WORKING, prompt: '/df:review --deep --no-since-last' }
    : { agents: auditAgents(1) };
  return inScene(isReview ? stockShop : auditedShop(1, undefined, 2), async (scene) => {
    if (isClock) scene.plugin.failAt(['any:any=clock']);
    const sessions = isClock ? [how] : [how, how];
    const clients = await Promise.all(sessions.map((one) => play(scene, cell!.entry, one)));
    const requireClock = (events: readonly { readonly at: string }[]): void => {
      // Otherwise nothing was tried.
      if (isClock) expect.soft(events.some(({ at }, n) => at < (events[n - 1]?.at ?? ''))).toBe(true);
    };
    if (isReview) {
      const runs = runsIn(scene.top);
      expect.soft(runs).toHaveLength(sessions.length);
      for (const run of runs) {
        const ledger = kindsOf(ledgerOf(scene.top, run));
        requireClock(ledgerOf(scene.top, run));
        requireBug(scene, run);
        const { shown, raised } = reportOf(scene, run).counts;
        const seen = { cell: cell!, ...verdictOf(scene, run), said: `${shown} of ${raised} findings shown` };
        // A deep review has two readers of `bug-scan`.
        const expected = { verdict: 'complete', exit: 1, said: /^1 of 2 findings shown$/ };
        settle(scene, { ...seen, ledger }, { ...expected, ledger: ['stored', 'finished'] });
      }
      return;
    }
    for (const { result } of clients)
      expect.soft(result?.result).toMatch(/raised 1 = fixed 1|audit\/busy|audit\/open/);
    requireClock(journalOf(scene.top));
    expect.soft(fixesIn(scene.top)).toBe(ONE_FIX);
    const said = scene.correctless('verdict', auditOf(scene.top)).stdout;
    const seen = { cell: cell!, ...verdictOf(scene), said, ledger: kindsOf(journalOf(scene.top)) };
    const expected = { verdict: 'complete', exit: 0, said: /converged|complete/ };
    settle(scene, seen, { ...expected, ledger: ['reviewed', 'ended'] });
  });
}
