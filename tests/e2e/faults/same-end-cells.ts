import { expect } from 'vitest';
import { auditOrchestrator } from '../audit/audit-orchestrator.ts';
import { orchestrator } from '../harness/orchestrator.ts';
import { verdictOf } from './audit-cells.ts';
import { AUDIT_PROMPT, auditAgents, auditedShop, auditOf, journalOf } from './audit-scene.ts';
import type { Cell } from './fault-table.ts';
import { settle } from './outcome.ts';
import { repositoryState } from './repository-state.ts';
import { reportOf } from './review-cells.ts';
import { demoAgents, inDemo } from './scorer-cells.ts';
import { gitIn, inScene, ledgerOf, play, runsIn } from './scene.ts';

// Faults that may change nothing: what is expected is the end that a run without them has.

const isClock = ({ fault }: Cell): boolean => fault === 'clock going backwards';

export function reviewSameEnd([cell]: readonly Cell[]): Promise<void> {
  return inDemo(async (scene, sample) => {
    if (cell === undefined) throw new Error('no cell');
    const before = repositoryState(scene.top);
    if (isClock(cell)) scene.plugin.failAt(['any:any=clock']);
    const how = { main: orchestrator(), agents: demoAgents(sample), prompt: '/df:review --no-since-last' };
    await Promise.all(isClock(cell) ? [play(scene, how)] : [play(scene, how), play(scene, how)]);
    const runs = runsIn(scene.top);
    expect.soft(runs).toHaveLength(isClock(cell) ? 1 : 2);
    for (const run of runs) {
      const { status, exit, counts } = reportOf(scene, run);
      const ledger = [...new Set(ledgerOf(scene.top, run).map(({ kind }) => kind))];
      const said = `${counts.shown} of ${counts.raised} findings shown`;
      if (isClock(cell)) requireBackwards(ledgerOf(scene.top, run));
      const expected = {
        verdict: 'complete',
        exit: 1,
        said: /^5 of \d+ findings shown$/,
        ledger: ['stored', 'finished'],
      };
      expect.soft(scene.correctless('verdict', run).status).toBe(exit);
      settle({ cell, verdict: status, exit, said, ledger }, expected, { top: scene.top, before });
    }
  });
}

export function auditSameEnd([cell]: readonly Cell[]): Promise<void> {
  return inScene(auditedShop(1, undefined, 2), async (scene) => {
    if (cell === undefined) throw new Error('no cell');
    const before = repositoryState(scene.top);
    if (isClock(cell)) scene.plugin.failAt(['any:any=clock']);
    const how = { main: auditOrchestrator(), agents: auditAgents(1), prompt: AUDIT_PROMPT };
    const clients = await Promise.all(
      isClock(cell) ? [play(scene, how)] : [play(scene, how), play(scene, how)],
    );
    for (const { result } of clients)
      expect.soft(result?.result).toMatch(/raised 1 = fixed 1|audit\/busy|audit\/open/);
    if (isClock(cell)) requireBackwards(journalOf(scene.top));
    const branch = gitIn(scene.top)('for-each-ref', '--format=%(refname:short)', 'refs/heads/audit');
    const commits = gitIn(scene.top)('log', '--format=%s', `main..${branch}`);
    expect.soft(commits).toBe('fix(custom-r1): CUSTOM-R1-001 Price 0 is wrong');
    const said = scene.correctless('verdict', auditOf(scene.top)).stdout;
    const ledger = [...new Set(journalOf(scene.top).map(({ kind }) => kind))];
    const expected = {
      verdict: 'complete',
      exit: 0,
      said: /converged|complete/,
      ledger: ['reviewed', 'ended'],
    };
    settle({ cell, ...verdictOf(scene), said, ledger }, expected, { top: scene.top, before });
  });
}

/** Otherwise nothing was tried. */
function requireBackwards(events: readonly { readonly at: string }[]): void {
  expect.soft(events.some(({ at }, n) => at < (events[n - 1]?.at ?? ''))).toBe(true);
}
