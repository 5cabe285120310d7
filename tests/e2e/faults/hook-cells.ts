import { stockShop } from '../review/stock-shop.ts';
import { HOOKLESS } from '../work/work-session.ts';
import { requireBug, reviewOutcome } from './agent-cells.ts';
import { auditAgents, auditedShop, inTurn, retrying } from './audit-scene.ts';
import { rowOf, type Cell, type End } from './fault-table.ts';
import type { PluginFault } from './faulty-plugin.ts';
import { INCOMPLETE, settle } from './outcome.ts';
import { WORKING } from './review-agents.ts';
import { inScene, play } from './scene.ts';
import { newEvents, runsIn, verdictOf } from './stored.ts';

/** Reviewers that look, and whose hooks can fail one by one. */
const LOOKING = [
  ...['dependency-check', 'history-context', 'comment-compliance', 'intent-fulfilment'],
  ...['caller-impact', 'data-flow-security', 'codebase-fit'],
];
export const MOST_HOOKS = LOOKING.length;

/** What a slot comes to without one of its hooks. */
const WITHOUT: Readonly<Record<string, End>> = {
  pre: { said: /no agent was called for it/, ledger: ['given-up'] },
  look: { said: /no_work/, ledger: ['refused'] },
  stop: { said: /without a reply that could be judged/, ledger: ['dispatched', 'lost'] },
  post: { said: /no reply of it arrived/, ledger: ['dispatched', 'accepted', 'given-up'] },
};
const without = ({ place }: Cell): End => WITHOUT[place]!;

const wordFor = ({ fault, place }: Cell, agent: string): PluginFault =>
  `${place}:${agent}=${fault === 'hook killed' ? 'kill' : 'slow'}`;

/** One review; the hook of each cell fails at one reviewer, every time. */
export function reviewHookSession(cells: readonly Cell[]): Promise<void> {
  return inScene(stockShop, async (scene) => {
    scene.plugin.failAt(cells.map((cell, n) => wordFor(cell, LOOKING[n] ?? '')));
    await play(scene, 'review', { agents: WORKING });
    const [run = ''] = runsIn(scene.top);
    requireBug(scene, run);
    for (const [n, cell] of cells.entries())
      settle(scene, reviewOutcome(scene, run, cell, LOOKING[n]), { ...INCOMPLETE, ...without(cell) });
  });
}

/** One audit; the hooks of its specialist fail one after the other, and each aborts the round. */
export function auditHookSession(cells: readonly Cell[]): Promise<void> {
  return inScene(auditedShop(1), async (scene) => {
    const turns = inTurn(scene, cells, 'audit-specialist', without);
    const failNext = (): void => {
      const cell = turns.now();
      scene.plugin.failAt(cell === undefined ? [] : [wordFor(cell, 'audit-specialist')]);
    };
    const onAbort = (said: string): boolean => {
      turns.onAbort(said);
      failNext();
      return true;
    };
    failNext();
    await play(scene, 'audit', { main: retrying(scene, onAbort), agents: auditAgents(1) });
    turns.requireAll();
  });
}

/** Hooks switched off in the client's settings: agents get a slot's name, and nothing is stored. */
export function hooklessSession([cell]: readonly Cell[]): Promise<void> {
  const isReview = cell!.entry === 'review';
  return inScene(isReview ? stockShop : auditedShop(1), async (scene) => {
    const { flags } = HOOKLESS;
    if (isReview) {
      await play(scene, 'review', { agents: WORKING, flags });
      const seen = reviewOutcome(scene, runsIn(scene.top)[0] ?? '', cell!, 'bug-scan');
      settle(scene, seen, { ...INCOMPLETE, ...rowOf(cell!) });
      return;
    }
    let said = '';
    const main = retrying(scene, (text) => {
      said = text;
      return false;
    });
    await play(scene, 'audit', { main, agents: auditAgents(1), flags });
    const ledger = newEvents(scene.top, 'audit-specialist', new Map());
    const expected = { verdict: 'failed', exit: 3, ...rowOf(cell!) };
    settle(scene, { cell: cell!, ...verdictOf(scene), said, ledger }, expected);
  });
}
