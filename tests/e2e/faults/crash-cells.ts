import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Sample } from '../../../scripts/sample-repository.ts';
import { LINES_WITH_SUMMARY } from '../../../src/review/planning/settings.ts';
import { manyLines } from '../../kit/many-lines.ts';
import { silence } from '../harness/model-reply.ts';
import type { ScriptedAgent, ScriptedAgents } from '../harness/script.ts';
import { auditAgents, auditedShop, ONE_FIX } from './audit-scene.ts';
import { demoAgents, inDemo } from './demo-scene.ts';
import type { Cell } from './fault-table.ts';
import { settle } from './outcome.ts';
import { gitIn, inScene, play } from './scene.ts';
import {
  agentEvents,
  auditOf,
  fixesIn,
  journalOf,
  newEvents,
  reportOf,
  runsIn,
  verdictOf,
} from './stored.ts';

/** A client that is killed, with all it started, when this agent first speaks. */
export function dyingAt(
  name: string,
  agents: ScriptedAgents,
): { readonly agents: ScriptedAgents; readonly killed: AbortSignal } {
  const killer = new AbortController();
  const dies: ScriptedAgent = () => {
    killer.abort();
    return silence();
  };
  return { agents: { ...agents, [name]: dies }, killed: killer.signal };
}

/** One review, killed at one agent after the other and taken up again; it ends as if nothing had happened. */
export function reviewCrashSession(cells: readonly Cell[]): Promise<void> {
  return inDemo(async (scene, sample) => {
    const working = demoAgents(sample);
    let prompt = '/df:review';
    for (const cell of cells) {
      await play(scene, 'review', { prompt, ...dyingAt(cell.place, working) });
      const [run = ''] = runsIn(scene.top);
      prompt = `/df:code-review ${run}`;
      const { status: exit, stderr: said } = scene.correctless('verdict', run);
      const ledger = agentEvents(scene.top, run, cell.place);
      const end = { verdict: 'not finished', exit: 3, said: /run\/not-finished/, ledger: ['dispatched'] };
      settle(scene, { cell, verdict: 'not finished', exit, said, ledger }, end);
    }
    await play(scene, 'review', { prompt, agents: working });
    const [run = '', ...more] = runsIn(scene.top);
    expect.soft(more).toEqual([]);
    expect.soft(reportOf(scene, run)).toMatchObject({ status: 'complete', exit: 1, counts: { shown: 5 } });
  }, enlarge);
}

/** So that a summarizer is called as well. */
function enlarge({ top }: Sample): void {
  writeFileSync(join(top, 'src/prices.ts'), manyLines(LINES_WITH_SUMMARY));
  const git = gitIn(top);
  git('add', '--all');
  git(
    ...['-c', 'user.name=Sample', '-c', 'user.email=sample@example.invalid'],
    ...['commit', '-qm', 'feat: prices'],
  );
}

/** The same of an audit. */
export function auditCrashSession(cells: readonly Cell[]): Promise<void> {
  return inScene(auditedShop(1, undefined, 2), async (scene) => {
    const read = new Map<string, number>();
    const said = /under way|not over|incomplete/;
    for (const cell of cells) {
      await play(scene, 'audit', dyingAt(cell.place, auditAgents(1)));
      const ledger = newEvents(scene.top, cell.place, read);
      settle(
        scene,
        { cell, ...verdictOf(scene), said: scene.correctless('verdict', auditOf(scene.top)).stdout, ledger },
        { verdict: 'incomplete', exit: 3, said, ledger: ['dispatched'] },
      );
    }
    await play(scene, 'audit', { agents: auditAgents(1) });
    expect.soft(journalOf(scene.top).at(-1)).toMatchObject({ kind: 'ended', outcome: 'converged' });
    expect.soft(fixesIn(scene.top)).toBe(ONE_FIX);
  });
}
