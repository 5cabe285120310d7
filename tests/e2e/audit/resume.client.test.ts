import { expect, it } from 'vitest';
import { say } from '../harness/model-reply.ts';
import { dyingAt, type Point } from '../harness/dying.ts';
import type { ScriptedAgent, ScriptedAgents } from '../harness/script.ts';
import { AGENTS, finds, writes } from './audit-agents.ts';
import { auditOrchestrator } from './audit-orchestrator.ts';
import { auditIn, inShop, type Audited } from './audit-session.ts';
import { GOOD_PRICE, PRICE_FINDING, REGRESSION, ROUNDED_PRICE, SHOP } from './shop.ts';

/** One round with a fix, a review that finds a regression, and its repair; then a round that finds nothing. */
function agents(): ScriptedAgents {
  const reviewer: ScriptedAgent = ({ packet }) =>
    // By the diff, not by count: a reviewer that is asked twice says the same twice.
    say(packet.includes('Math.round') ? '[]' : JSON.stringify([REGRESSION]));
  return {
    ...AGENTS,
    'audit-specialist': finds([PRICE_FINDING]),
    'fix-executor': writes(({ packet }) => ({
      files: { 'src/price.js': packet.includes('FD-R1-001') ? ROUNDED_PRICE : GOOD_PRICE },
    })),
    'fix-diff-reviewer': reviewer,
  };
}

/** What an audit comes to, without what is different in any two of them: times, names, commits. */
function outcome({ journal, git, branch, round }: Audited): unknown {
  return {
    subjects: git('log', '--reverse', '--format=%s', `main..${branch}`).split('\n'),
    tree: git('rev-parse', `${branch}^{tree}`),
    rounds: [1, 2].map((n) => round(n).findings.map(({ id, status, title }) => ({ id, status, title }))),
    done: journal.map(({ kind }) => kind).filter((kind) => kind !== 'testing' && kind !== 'discarded'),
    clean: git('status', '--porcelain'),
  };
}

/** What an executor that was killed had written is kept in a ref before another begins. */
const HAS_WRITTEN = 'after an executor has written, before it says so';

/** Points between the agents of a round, and one within: who is speaking for the n-th time. Kills at agents are tests/e2e/faults. */
const POINTS: readonly (readonly [string, Point])[] = [
  ['before the audit is started', (who, spoken) => who === 'main' && spoken === 0],
  ['right after it was started', (who, spoken) => who === 'main' && spoken === 1],
  ['after the hunt, before it is taken in', (who, spoken) => who === 'main' && spoken === 3],
  [HAS_WRITTEN, (who, spoken) => who === 'fix-executor' && spoken === 2],
  ['after it has judged, before the commit', (who, spoken) => who === 'main' && spoken === 9],
  ['after the review, before it is taken in', (who, spoken) => who === 'main' && spoken === 11],
];

const whole = new Map<string, unknown>();

it('the same audit without a kill', () =>
  inShop(SHOP, (top) =>
    auditIn(top, { agents: agents() }, (seen) => {
      expect(seen.journal.at(-1)).toMatchObject({ kind: 'ended', outcome: 'converged' });
      whole.set('outcome', outcome(seen));
    }),
  ));

it.each(POINTS)('killed %s, it goes on in a new session to the same end', (where, isPoint) =>
  inShop(SHOP, async (top) => {
    const dying = dyingAt(isPoint, { agents: agents(), main: auditOrchestrator() });
    await auditIn(top, dying, () => {
      expect(dying.killed.aborted).toBe(true);
    });
    await auditIn(top, { agents: agents() }, (seen) => {
      expect(outcome(seen)).toEqual(whole.get('outcome'));
      const kept = seen.journal.flatMap((event) => (event.kind === 'discarded' ? [event.ref] : []));
      expect(kept.map((ref) => seen.git('show', `${ref}:src/price.js`))).toEqual(
        where === HAS_WRITTEN ? [GOOD_PRICE.trimEnd()] : [],
      );
    });
  }),
);
