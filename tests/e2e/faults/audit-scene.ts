import { expect } from 'vitest';
import { sampleRepository } from '../../kit/sample-repository.ts';
import { AGENTS, hunter, roundIn, writes } from '../audit/audit-agents.ts';
import { auditOrchestrator, type AuditOrchestration } from '../audit/audit-orchestrator.ts';
import { GOOD_PRICE, PRICE_FINDING, SHOP } from '../audit/shop.ts';
import { call, say, tool } from '../harness/model-reply.ts';
import { lastToolResults } from '../harness/model-request.ts';
import type { ScriptedAgents } from '../harness/script.ts';
import type { Script } from '../harness/scripted-api.ts';
import type { Cell, End } from './fault-table.ts';
import { settle } from './outcome.ts';
import type { Scene } from './scene.ts';
import { auditOf, journalOf, kindsOf, newEvents, verdictOf } from './stored.ts';

/** The role that finds something; the others find nothing. */
export const FINDER = 'prices';
const LOOK_FOR = 'Prices and sums that come out wrong.';

/** The subject of the one commit that an audit of one wrong price ends with. */
export const ONE_FIX = 'fix(custom-r1): CUSTOM-R1-001 Price 0 is wrong';

/** A shop with this many wrong prices, audited by these roles; a second round is needed to converge. */
export function auditedShop(
  prices: number,
  roles: readonly string[] = [FINDER],
  rounds = 1,
): (top: string) => void {
  const { 'src/price.js': price, 'test/total.test.js': _, ...others } = SHOP;
  const wrong = Array.from({ length: prices }, (_one, n) => [`src/price${n}.js`, price] as const);
  const config = {
    commands: { test: 'sh test.sh' },
    audit: {
      max_rounds: rounds,
      roles: roles.map((name) => ({ name, look_for: LOOK_FOR })),
    },
  };
  const files = {
    ...others,
    ...Object.fromEntries(wrong),
    'test.sh': 'echo 1..1\necho "ok 1 - it starts"\n',
    '.correctless/config/workflow-config.json': JSON.stringify(config),
  };
  return (top) => {
    const { git } = sampleRepository(files, top);
    git('config', 'user.name', 'A Developer');
    git('config', 'user.email', 'developer@example.com');
  };
}

/** Which of the roles a specialist's packet gives it. */
export function roleIn(packet: string): string {
  return new RegExp(`^([a-z][a-z0-9-]*): ${LOOK_FOR}$`, 'm').exec(packet)?.[1] ?? '';
}

/** Agents that find every wrong price in the first round, keep it, mend it and accept it. */
export function auditAgents(prices: number): ScriptedAgents {
  const findings = Array.from({ length: prices }, (_, n) => ({
    ...PRICE_FINDING,
    id: String(n + 1),
    title: `Price ${n} is wrong`,
    location: { file: `src/price${n}.js`, lines: [2, 2] },
  }));
  return {
    ...AGENTS,
    'audit-specialist': hunter((packet) =>
      roleIn(packet) === FINDER && roundIn(packet) === 1 ? findings : [],
    ),
    'fix-executor': writes(({ packet }) => ({
      files: { [/src\/price\d+\.js/.exec(packet)?.[0] ?? 'src/price0.js']: GOOD_PRICE },
    })),
  };
}

/** An orchestrator that has an aborted round tried again for as long as `onAbort` says so. */
export function retrying(
  scene: Scene,
  onAbort: (said: string) => boolean,
  options: AuditOrchestration = {},
): Script {
  const follow = auditOrchestrator(options);
  return (request) => {
    const failed = lastToolResults(request).filter(
      ({ isError, text }) => isError && /FAIL-CLOSED: /.test(text),
    );
    const [first] = failed;
    if (first === undefined) return follow(request);
    if (!onAbort(first.text)) return say(first.text);
    const command = `correctless next ${auditOf(scene.top)} --retry`;
    return call(tool('Bash', { command, description: 'again' }));
  };
}

export type Turns = {
  /** The cell whose turn it is; none when all were seen. */
  readonly now: () => Cell | undefined;
  readonly onAbort: (said: string) => boolean;
  /** Each was seen, and the audit went on to its end. */
  readonly requireAll: () => void;
};

/** Cells that abort the round one after the other, each as its end in `endOf` says; the round is then tried again. */
export function inTurn(
  scene: Scene,
  cells: readonly Cell[],
  agent: string,
  endOf: (cell: Cell) => End,
): Turns {
  const [left, read] = [[...cells], new Map<string, number>()];
  return {
    now: () => left[0],
    onAbort: (said) => {
      const cell = left.shift();
      if (cell === undefined) throw new Error(`nobody expected: ${said}`);
      const seen = { cell, ...verdictOf(scene), said, ledger: newEvents(scene.top, agent, read) };
      settle(scene, seen, { verdict: 'failed', exit: 3, ...endOf(cell) });
      return true;
    },
    requireAll: () => {
      expect.soft(left).toEqual([]);
      expect.soft(kindsOf(journalOf(scene.top))).toContain('ended');
    },
  };
}
