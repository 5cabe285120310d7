import { expect } from 'vitest';
import type { ScriptedAgent } from '../harness/script.ts';
import { auditAgents, auditedShop, FINDER, inTurn, retrying, roleIn } from './audit-scene.ts';
import { agentNamed, failing } from './failing-agents.ts';
import { AGENT_FAULTS, rowOf, type Cell } from './fault-table.ts';
import { settle } from './outcome.ts';
import { inScene, play } from './scene.ts';
import { agentEvents, fixesIn, journalOf, runsIn, verdictOf } from './stored.ts';

const TOO_LITTLE = { verdict: 'incomplete', exit: 3 };
const endOf = (cell: Cell) => rowOf(AGENT_FAULTS, cell);

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
      settle(scene, { cell, ...verdictOf(scene), said, ledger }, { ...TOO_LITTLE, ...endOf(cell) });
    }
  });
}

/** One audit in which an agent fails in one way after the other: each aborts the round, which is then tried again. */
export function abortSession(agent: 'audit-triage' | 'fix-diff-reviewer') {
  return (cells: readonly Cell[]): Promise<void> =>
    inScene(auditedShop(1), async (scene) => {
      const healthy = auditAgents(1);
      const turns = inTurn(scene, cells, agent, endOf);
      const fails: ScriptedAgent = (now) => failing(turns.now(), agentNamed(healthy, agent))(now);
      await play(scene, 'audit', {
        main: retrying(scene, turns.onAbort),
        agents: { ...healthy, [agent]: fails },
      });
      turns.requireAll();
      expect.soft(fixesIn(scene.top)).toContain('Price 0 is wrong');
    });
}

/** One audit of several findings: an agent fails in another way at each attempt to mend them. */
export function attemptSession(agent: 'fix-executor' | 'execute-step-validator') {
  return (cells: readonly Cell[]): Promise<void> => {
    const prices = Math.ceil(cells.length / 3);
    return inScene(auditedShop(prices), async (scene) => {
      const healthy = auditAgents(prices);
      const attempts: string[] = [];
      const fails: ScriptedAgent = (now) =>
        failing(cells[attemptOf(now.packet, attempts)], agentNamed(healthy, agent))(now);
      await play(scene, 'audit', { agents: { ...healthy, [agent]: fails } });

      const rejected = journalOf(scene.top).filter(({ kind }) =>
        agent === 'fix-executor' ? kind === 'attempted' : kind === 'judged',
      );
      for (const [n, cell] of cells.entries()) {
        const event = rejected[n];
        if (event?.kind !== 'attempted' && event?.kind !== 'judged')
          throw new Error(`attempt ${n + 1} was never made`);
        const ledger = agentEvents(scene.top, event.run, agent);
        const expected = { ...TOO_LITTLE, ...endOf(cell) };
        settle(
          scene,
          { cell, ...verdictOf(scene), said: event.reason, ledger },
          agent === 'fix-executor' ? expected : { ...expected, said: /^validator did not return a result$/ },
        );
      }
    });
  };
}

/** The how-manieth attempt a packet asks for. Each attempt is a run, and each run has its nonce. */
function attemptOf(packet: string, attempts: string[]): number {
  const nonce = /nonce of this packet is ([0-9a-f]{32})/.exec(packet)?.[1] ?? '';
  if (!attempts.includes(nonce)) attempts.push(nonce);
  return attempts.indexOf(nonce);
}
