import { stockShop } from '../review/stock-shop.ts';
import { auditAgents, auditedShop, inTurn, retrying } from './audit-scene.ts';
import { rowOf, type Cell } from './fault-table.ts';
import type { PluginFault } from './faulty-plugin.ts';
import { settle, type Expected } from './outcome.ts';
import { WORKING } from './review-agents.ts';
import { requireBug, reviewOutcome } from './review-cells.ts';
import { inScene, play } from './scene.ts';
import { newEvents, runsIn, verdictOf } from './stored.ts';

/** Reviewers that look, and whose hooks can fail one by one. */
const LOOKING = [
  'dependency-check',
  'history-context',
  'comment-compliance',
  'intent-fulfilment',
  'caller-impact',
  'data-flow-security',
  'codebase-fit',
] as const;
export const MOST_HOOKS = LOOKING.length;

/** What a slot comes to without one of its hooks. */
export const WITHOUT = {
  pre: { said: /no agent was called for it/, ledger: ['given-up'] },
  look: { said: /no_work/, ledger: ['refused'] },
  stop: { said: /without a reply that could be judged/, ledger: ['dispatched', 'lost'] },
  post: { said: /no reply of it arrived/, ledger: ['dispatched', 'accepted', 'given-up'] },
} as const satisfies Readonly<Record<string, Pick<Expected, 'said' | 'ledger'>>>;

const wordFor = ({ fault, place }: Cell, agent: string): PluginFault =>
  `${place}:${agent}=${fault === 'hook killed' ? 'kill' : 'slow'}`;

const without = (cell: Cell): Pick<Expected, 'said' | 'ledger'> =>
  rowOf<Pick<Expected, 'said' | 'ledger'>>(WITHOUT, { ...cell, fault: cell.place });

/** One review; the hook of each cell fails at one reviewer, every time. */
export function reviewHookSession(cells: readonly Cell[]): Promise<void> {
  return inScene(stockShop, async (scene) => {
    scene.plugin.failAt(cells.map((cell, n) => wordFor(cell, LOOKING[n] ?? '')));
    await play(scene, 'review', { agents: WORKING, prompt: '/df:review --deep' });
    const [run = ''] = runsIn(scene.top);
    requireBug(scene, run);
    for (const [n, cell] of cells.entries())
      settle(scene, reviewOutcome(scene, run, cell, LOOKING[n]), {
        ...{ verdict: 'incomplete', exit: 3 },
        ...without(cell),
      });
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

export const HOOKLESS = ['--settings', '{"disableAllHooks":true}'];

/** Hooks switched off in the client's settings: agents get a slot's name, and nothing is stored. */
export function hooklessReview([cell]: readonly Cell[]): Promise<void> {
  return inScene(stockShop, async (scene) => {
    if (cell === undefined) throw new Error('no cell');
    await play(scene, 'review', { agents: WORKING, prompt: '/df:review --deep', flags: HOOKLESS });
    const [run = ''] = runsIn(scene.top);
    const expected = { verdict: 'incomplete', exit: 3, ...WITHOUT.pre };
    settle(scene, reviewOutcome(scene, run, cell, 'bug-scan'), expected);
  });
}

export function hooklessAudit([cell]: readonly Cell[]): Promise<void> {
  return inScene(auditedShop(1), async (scene) => {
    if (cell === undefined) throw new Error('no cell');
    let said = '';
    const main = retrying(scene, (text) => {
      said = text;
      return false;
    });
    await play(scene, 'audit', { main, agents: auditAgents(1), flags: HOOKLESS });
    const ledger = newEvents(scene.top, 'audit-specialist', new Map());
    settle(
      scene,
      { cell, ...verdictOf(scene), said, ledger },
      { verdict: 'failed', exit: 3, ...WITHOUT.pre, said: /FAIL-CLOSED: .*no agent was called for it/ },
    );
  });
}
