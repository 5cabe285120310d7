import { expect } from 'vitest';
import { orchestrator } from '../harness/orchestrator.ts';
import { stockShop } from '../review/stock-shop.ts';
import { verdictOf, newEvents } from './audit-cells.ts';
import { AUDIT_PROMPT, auditAgents, auditedShop, journalOf, retrying } from './audit-scene.ts';
import type { Cell } from './fault-table.ts';
import type { PluginFault } from './faulty-plugin.ts';
import { settle } from './outcome.ts';
import { repositoryState } from './repository-state.ts';
import { reportOf, reviewOutcome } from './review-cells.ts';
import { BUG, WORKING } from './review-agents.ts';
import { inScene, play, runsIn } from './scene.ts';

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
const WITHOUT: Readonly<Record<string, { readonly said: RegExp; readonly ledger: readonly string[] }>> = {
  pre: { said: /no agent was called for it/, ledger: ['given-up'] },
  look: { said: /no_work/, ledger: ['refused'] },
  stop: { said: /without a reply that could be judged/, ledger: ['dispatched', 'lost'] },
  post: { said: /no reply of it arrived/, ledger: ['dispatched', 'accepted', 'given-up'] },
};

const wordFor = ({ fault, place }: Cell, agent: string): PluginFault =>
  `${place}:${agent}=${fault === 'hook killed' ? 'kill' : 'slow'}`;

function without({ place }: Cell): (typeof WITHOUT)[string] {
  const found = WITHOUT[place];
  if (found === undefined) throw new Error(`there is no hook ${place}`);
  return found;
}

/** One review; the hook of each cell fails at one reviewer, every time. */
export function reviewHookSession(cells: readonly Cell[]): Promise<void> {
  return inScene(stockShop, async (scene) => {
    const before = repositoryState(scene.top);
    scene.plugin.failAt(cells.map((cell, n) => wordFor(cell, LOOKING[n] ?? '')));
    await play(scene, { main: orchestrator(), agents: WORKING, prompt: '/df:review --deep' });
    const [run = ''] = runsIn(scene.top);
    expect.soft(reportOf(scene, run).findings.map(({ title }) => title)).toEqual([BUG]);
    for (const [n, cell] of cells.entries()) {
      const seen = reviewOutcome(scene, run, { ...cell, place: LOOKING[n] ?? '' });
      settle(
        { ...seen, cell },
        { verdict: 'incomplete', exit: 3, ...without(cell) },
        { top: scene.top, before },
      );
    }
  });
}

/** One audit; the hooks of its specialist fail one after the other, and each aborts the round. */
export function auditHookSession(cells: readonly Cell[]): Promise<void> {
  return inScene(auditedShop(1), async (scene) => {
    const before = repositoryState(scene.top);
    const read = new Map<string, number>();
    let at = 0;
    const failNext = (): void => {
      const cell = cells[at];
      scene.plugin.failAt(cell === undefined ? [] : [wordFor(cell, 'audit-specialist')]);
    };
    const onAbort = (said: string): boolean => {
      const cell = cells[at];
      if (cell === undefined) throw new Error(`nobody expected: ${said}`);
      const seen = {
        cell,
        ...verdictOf(scene),
        said,
        ledger: newEvents(scene.top, 'audit-specialist', read),
      };
      settle(seen, { verdict: 'failed', exit: 3, ...without(cell) }, { top: scene.top, before });
      at += 1;
      failNext();
      return true;
    };
    failNext();
    await play(scene, { main: retrying(scene, onAbort), agents: auditAgents(1), prompt: AUDIT_PROMPT });
    expect.soft(at).toBe(cells.length);
    expect.soft(journalOf(scene.top).at(-1)).toMatchObject({ kind: 'ended' });
  });
}

/** Hooks switched off in the client's settings: agents get a slot's name, and nothing is stored. */
export function hooklessReview([cell]: readonly Cell[]): Promise<void> {
  return inScene(stockShop, async (scene) => {
    if (cell === undefined) throw new Error('no cell');
    const before = repositoryState(scene.top);
    const flags = ['--settings', '{"disableAllHooks":true}'];
    await play(scene, { main: orchestrator(), agents: WORKING, prompt: '/df:review --deep', flags });
    const [run = ''] = runsIn(scene.top);
    const seen = reviewOutcome(scene, run, { ...cell, place: 'bug-scan' });
    const expected = {
      verdict: 'incomplete',
      exit: 3,
      said: /no agent was called for it/,
      ledger: ['given-up'],
    };
    settle({ ...seen, cell }, expected, { top: scene.top, before });
  });
}

export function hooklessAudit([cell]: readonly Cell[]): Promise<void> {
  return inScene(auditedShop(1), async (scene) => {
    if (cell === undefined) throw new Error('no cell');
    const before = repositoryState(scene.top);
    const flags = ['--settings', '{"disableAllHooks":true}'];
    let said = '';
    const main = retrying(scene, (text) => {
      said = text;
      return false;
    });
    await play(scene, { main, agents: auditAgents(1), prompt: AUDIT_PROMPT, flags });
    const ledger = newEvents(scene.top, 'audit-specialist', new Map());
    const expected = {
      verdict: 'failed',
      exit: 3,
      said: /FAIL-CLOSED: .*no agent was called for it/,
      ledger: ['given-up'],
    };
    settle({ cell, ...verdictOf(scene), said, ledger }, expected, { top: scene.top, before });
  });
}
