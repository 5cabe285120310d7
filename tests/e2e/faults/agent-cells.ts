import { expect } from 'vitest';
import type { ScriptedAgent } from '../harness/script.ts';
import { largeStockShop } from '../review/stock-shop.ts';
import { auditAgents, auditedShop, FINDER, inTurn, retrying, roleIn } from './audit-scene.ts';
import { agentNamed, failing } from './failing-agents.ts';
import { rowOf, type Cell } from './fault-table.ts';
import { INCOMPLETE, settle, type Outcome } from './outcome.ts';
import { BUG, WORKING } from './review-agents.ts';
import { FIX, inScene, play, type Scene } from './scene.ts';
import { agentEvents, fixesIn, journalOf, reportOf, runsIn, verdictOf } from './stored.ts';
import { brokenPrices, findingOf, reviewedPrices, stepEvents, workers } from './work-scene.ts';

/** What a step comes to whose validator did not answer, whatever it did instead. */
const UNJUDGED = /validator did not return a result$/;
const endOf = (cell: Cell) => ({
  ...rowOf(cell),
  ...(cell.place === 'execute-step-validator' ? { said: UNJUDGED } : {}),
});

/** One review, large enough for a summary, in which each of these agents fails in its own way; no agent twice, and one that raises is left working. */
export function reviewSession(cells: readonly Cell[]): Promise<void> {
  return inScene(largeStockShop, async (scene) => {
    const broken = cells.map((cell) => [cell.place, failing(cell, agentNamed(WORKING, cell.place))] as const);
    const client = await play(scene, 'review', { agents: { ...WORKING, ...Object.fromEntries(broken) } });
    const fails = (agent: string): boolean => cells.some(({ place }) => place === agent);
    const [run = ''] = runsIn(scene.top);
    expect.soft(client.result?.result).toContain('INCOMPLETE');
    expect.soft(client.result?.result).not.toContain('No issues found');
    // What an agent that works has raised is in the report, whatever happened to the others; without a score, apart.
    if (!fails('bug-scan')) requireBug(scene, run, fails('finding-scorer') ? 'unscored' : 'critical');
    for (const cell of cells)
      settle(scene, reviewOutcome(scene, run, cell), { ...INCOMPLETE, ...rowOf(cell) });
  });
}

export function requireBug(scene: Scene, run: string, group = 'critical'): void {
  const { findings, counts } = reportOf(scene, run);
  expect.soft(findings.map((one) => [one.title, one.group])).toEqual([[BUG, group]]);
  expect.soft(counts.unscored).toBe(group === 'unscored' ? 1 : 0);
}

/** What a review says of one agent, in the words of its report, and what its ledger knows. */
export function reviewOutcome(scene: Scene, run: string, cell: Cell, agent = cell.place): Outcome {
  const said = reportOf(scene, run).gaps.filter((gap) => gap.includes(agent));
  const ledger = agentEvents(scene.top, run, agent);
  return { cell, ...verdictOf(scene, run), said: said.join('\n'), ledger };
}

/** One hunt in which each of these specialists fails in its own way, beside one that finds something. */
export function huntSession(cells: readonly Cell[]): Promise<void> {
  const roles = cells.map((_, n) => `role-${n}`);
  return inScene(auditedShop(1, [FINDER, ...roles]), async (scene) => {
    const healthy = auditAgents(1);
    const specialist = agentNamed(healthy, 'audit-specialist');
    const hunters = cells.map((cell) => failing(cell, specialist));
    const byRole: ScriptedAgent = (now) => (hunters[roles.indexOf(roleIn(now.packet))] ?? specialist)(now);
    await play(scene, 'audit', { agents: { ...healthy, 'audit-specialist': byRole } });

    const [raised] = journalOf(scene.top).filter((event) => event.kind === 'raised');
    expect.soft(raised?.findings.map(({ title }) => title)).toEqual(['Price 0 is wrong']);
    const [run = ''] = runsIn(scene.top);
    const ledger = agentEvents(scene.top, run, 'audit-specialist');
    for (const [n, cell] of cells.entries()) {
      const said = raised?.gaps.find((gap) => gap.startsWith(`role-${n} `)) ?? '';
      settle(scene, { cell, ...verdictOf(scene), said, ledger }, { ...INCOMPLETE, ...rowOf(cell) });
    }
  });
}

/**
 * One audit or fix in which an agent fails in one way after the other: each aborts the round, which is then tried again, and
 * nothing is fixed until it has answered.
 */
export function abortSession(cells: readonly Cell[]): Promise<void> {
  const [{ place, entry } = { place: '', entry: 'audit' as const }] = cells;
  const isFix = entry === 'fix';
  return inScene(isFix ? reviewedPrices(1) : auditedShop(1), async (scene) => {
    const healthy = isFix ? workers(1) : auditAgents(1);
    const [run = ''] = runsIn(scene.top);
    const fixed = (): boolean =>
      isFix
        ? findingOf(reportOf(scene, run), 0).fix?.outcome === 'fixed'
        : fixesIn(scene.top).includes('Price 0 is wrong');
    const turns = inTurn(scene, cells, place, rowOf);
    const fails: ScriptedAgent = (now) => failing(turns.now(), agentNamed(healthy, place))(now);
    const onAbort = (said: string): boolean => {
      if (isFix) expect.soft(fixed()).toBe(false);
      return turns.onAbort(said);
    };
    const main = retrying(scene, onAbort, isFix ? FIX : {});
    await play(scene, entry, { main, agents: { ...healthy, [place]: fails } });
    turns.requireAll();
    expect.soft(fixed()).toBe(true);
  });
}

/** One audit of several findings: an agent fails in another way at each attempt to mend them. */
export function attemptSession(cells: readonly Cell[]): Promise<void> {
  const [{ place } = { place: '' }] = cells;
  const prices = Math.ceil(cells.length / 3);
  return inScene(auditedShop(prices), async (scene) => {
    const healthy = auditAgents(prices);
    const attempts: string[] = [];
    const fails: ScriptedAgent = (now) =>
      failing(cells[attemptOf(now.packet, attempts)], agentNamed(healthy, place))(now);
    await play(scene, 'audit', { agents: { ...healthy, [place]: fails } });

    const kind = place === 'fix-executor' ? 'attempted' : 'judged';
    const rejected = journalOf(scene.top).flatMap((event) =>
      (event.kind === 'attempted' || event.kind === 'judged') && event.kind === kind ? [event] : [],
    );
    for (const [n, cell] of cells.entries()) {
      const event = rejected[n];
      if (event === undefined) throw new Error(`attempt ${n + 1} was never made`);
      const ledger = agentEvents(scene.top, event.run, place);
      const seen = { cell, ...verdictOf(scene), said: event.reason, ledger };
      settle(scene, seen, { ...INCOMPLETE, ...endOf(cell) });
    }
  });
}

/** The how-manieth attempt a packet asks for. Each attempt is a run, and each run has its nonce. */
function attemptOf(packet: string, attempts: string[]): number {
  const nonce = /nonce of this packet is ([0-9a-f]{32})/.exec(packet)?.[1] ?? '';
  if (!attempts.includes(nonce)) attempts.push(nonce);
  return attempts.indexOf(nonce);
}

/** One review or fix with a finding for each cell, of which none is proven or fixed; each stays in the report. */
export function workSession(cells: readonly Cell[]): Promise<void> {
  const [{ entry } = { entry: 'prove' as const }] = cells;
  const isFix = entry === 'fix';
  return inScene((isFix ? reviewedPrices : brokenPrices)(cells.length), async (scene) => {
    await play(scene, entry, { agents: workers(cells.length, cells) });
    const [run = ''] = runsIn(scene.top);
    const report = reportOf(scene, run);
    const isUntrue = cells.every((cell) => rowOf(cell).kind === 'untrue');
    const standing = isFix && !isUntrue ? INCOMPLETE : { verdict: 'complete', exit: 1 };
    if (isFix) expect.soft(scene.correctless('fix', run).status).toBe(standing.exit);
    for (const [n, cell] of cells.entries()) {
      const { id, fix, proof } = findingOf(report, n);
      if (isFix) expect.soft(fix?.outcome, cell.fault).not.toBe('fixed');
      else expect.soft(proof?.outcome, cell.fault).toBe(isUntrue ? 'not-proven' : 'not-attempted');
      const verdict = isFix ? verdictOf(scene) : verdictOf(scene, run);
      const seen = { cell, ...verdict, said: (isFix ? fix : proof)?.why ?? '' };
      const ledger = stepEvents(scene.top, id, cell.place);
      settle(scene, { ...seen, ledger }, { ...standing, ...endOf(cell) });
    }
  });
}
