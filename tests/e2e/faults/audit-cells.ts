import { expect } from 'vitest';
import { auditOrchestrator } from '../audit/audit-orchestrator.ts';
import type { ScriptedAgent } from '../harness/script.ts';
import {
  AUDIT_PROMPT,
  FINDER,
  auditAgents,
  auditedShop,
  auditOf,
  journalOf,
  retrying,
  roleIn,
} from './audit-scene.ts';
import { failing } from './failing-agents.ts';
import type { AgentFault, Cell } from './fault-table.ts';
import { settle } from './outcome.ts';
import { repositoryState } from './repository-state.ts';
import { agentEvents, faultOf } from './review-cells.ts';
import { gitIn, inScene, ledgerOf, play, runsIn, type Scene } from './scene.ts';

const TOO_LITTLE = { verdict: 'incomplete', exit: 3 };

/** One hunt in which each of these specialists fails in its own way, beside one that finds something. */
export function huntSession(cells: readonly Cell[]): Promise<void> {
  const roles = cells.map((_, n) => `role-${n}`);
  return inScene(auditedShop(1, [FINDER, ...roles]), async (scene) => {
    const before = repositoryState(scene.top);
    const healthy = auditAgents(1);
    const specialist = agentNamed(healthy, 'audit-specialist');
    const hunters = cells.map(({ fault }) => failing(fault as AgentFault, specialist));
    const byRole: ScriptedAgent = (now) => (hunters[roles.indexOf(roleIn(now.packet))] ?? specialist)(now);
    const agents = { ...healthy, 'audit-specialist': byRole };
    await play(scene, { main: auditOrchestrator(), agents, prompt: AUDIT_PROMPT });

    const [raised] = journalOf(scene.top).filter((event) => event.kind === 'raised');
    expect.soft(raised?.findings.map(({ title }) => title)).toEqual(['Price 0 is wrong']);
    const [run = ''] = runsIn(scene.top);
    const ledger = agentEvents(scene.top, run, 'audit-specialist');
    for (const [n, cell] of cells.entries()) {
      const { why, ledger: kind } = faultOf(cell);
      const said = raised?.gaps.find((gap) => gap.startsWith(`role-${n} `)) ?? '';
      const seen = { cell, ...verdictOf(scene), said, ledger };
      settle(seen, { ...TOO_LITTLE, said: why, ledger: [kind] }, { top: scene.top, before });
    }
  });
}

/** One audit in which an agent fails in one way after the other: each aborts the round, which is then tried again. */
export function abortSession(agent: 'audit-triage' | 'fix-diff-reviewer') {
  return (cells: readonly Cell[]): Promise<void> =>
    inScene(auditedShop(1), async (scene) => {
      const before = repositoryState(scene.top);
      const healthy = auditAgents(1);
      const works = agentNamed(healthy, agent);
      const read = new Map<string, number>();
      let at = 0;
      const onAbort = (said: string): boolean => {
        const cell = cells[at];
        if (cell === undefined) throw new Error(`nobody expected: ${said}`);
        const { why, ledger } = faultOf(cell);
        const seen = { cell, ...verdictOf(scene), said, ledger: newEvents(scene.top, agent, read) };
        settle(seen, { verdict: 'failed', exit: 3, said: why, ledger: [ledger] }, { top: scene.top, before });
        at += 1;
        return true;
      };
      const fails: ScriptedAgent = (now) => {
        const cell = cells[at];
        return cell === undefined ? works(now) : failing(cell.fault as AgentFault, works)(now);
      };
      const main = retrying(scene, onAbort);
      await play(scene, { main, agents: { ...healthy, [agent]: fails }, prompt: AUDIT_PROMPT });
      // Each was seen, and the audit went on to the end that it would have had.
      expect.soft(at).toBe(cells.length);
      expect.soft(journalOf(scene.top).at(-1)).toMatchObject({ kind: 'ended' });
      expect
        .soft(gitIn(scene.top)('log', '--format=%s', `main..${branchOf(scene)}`))
        .toContain('Price 0 is wrong');
    });
}

/** One audit of several findings: an agent fails in another way at each attempt to mend them. */
export function attemptSession(agent: 'fix-executor' | 'execute-step-validator') {
  return (cells: readonly Cell[]): Promise<void> => {
    const prices = Math.ceil(cells.length / 3);
    return inScene(auditedShop(prices), async (scene) => {
      const before = repositoryState(scene.top);
      const healthy = auditAgents(prices);
      const works = agentNamed(healthy, agent);
      const attempts: string[] = [];
      const fails: ScriptedAgent = (now) => {
        const cell = cells[attemptOf(now.packet, attempts)];
        return cell === undefined ? works(now) : failing(cell.fault as AgentFault, works)(now);
      };
      const agents = { ...healthy, [agent]: fails };
      await play(scene, { main: auditOrchestrator(), agents, prompt: AUDIT_PROMPT });

      const rejected = journalOf(scene.top).filter(({ kind }) =>
        agent === 'fix-executor' ? kind === 'attempted' : kind === 'judged',
      );
      for (const [n, cell] of cells.entries()) {
        const event = rejected[n];
        if (event?.kind !== 'attempted' && event?.kind !== 'judged')
          throw new Error(`attempt ${n + 1} was never made`);
        const { why, ledger } = faultOf(cell);
        const seen = {
          cell,
          ...verdictOf(scene),
          said: event.reason,
          ledger: agentEvents(scene.top, event.run, agent),
        };
        const said = agent === 'fix-executor' ? why : /^validator did not return a result$/;
        settle(seen, { ...TOO_LITTLE, said, ledger: [ledger] }, { top: scene.top, before });
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

export function verdictOf({ correctless, top }: Scene): {
  readonly verdict: string;
  readonly exit: number | null;
} {
  const { stdout, status: exit } = correctless('verdict', auditOf(top), '--json');
  return { verdict: (JSON.parse(stdout) as { status: string }).status, exit };
}

/** Kinds of the ledger lines about an agent that were written since `read` was last counted up. */
export function newEvents(top: string, agent: string, read: Map<string, number>): string[] {
  const kinds = runsIn(top).flatMap((run) => {
    const from = read.get(run) ?? 0;
    read.set(run, ledgerOf(top, run).length);
    return agentEvents(top, run, agent, from);
  });
  return [...new Set(kinds)];
}

function branchOf({ top }: Scene): string {
  return gitIn(top)('for-each-ref', '--format=%(refname:short)', 'refs/heads/audit');
}

function agentNamed(agents: Readonly<Record<string, ScriptedAgent>>, name: string): ScriptedAgent {
  const agent = agents[name];
  if (agent === undefined) throw new Error(`nobody plays ${name}`);
  return agent;
}
