import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Sample } from '../../../scripts/sample-repository.ts';
import { LINES_WITH_SUMMARY } from '../../../src/run/planning/settings.ts';
import { manyLines } from '../../kit/many-lines.ts';
import { auditOrchestrator } from '../audit/audit-orchestrator.ts';
import { silence } from '../harness/model-reply.ts';
import { orchestrator } from '../harness/orchestrator.ts';
import type { ScriptedAgent, ScriptedAgents } from '../harness/script.ts';
import { newEvents, verdictOf } from './audit-cells.ts';
import { AUDIT_PROMPT, auditAgents, auditedShop, auditOf, journalOf } from './audit-scene.ts';
import type { Cell } from './fault-table.ts';
import { settle } from './outcome.ts';
import { repositoryState } from './repository-state.ts';
import { agentEvents, reportOf } from './review-cells.ts';
import { demoAgents, inDemo } from './scorer-cells.ts';
import { gitIn, inScene, play, runsIn } from './scene.ts';

/** A client that is killed, with all it started, when this agent first speaks. */
function dyingAt(
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
    const before = repositoryState(scene.top);
    const working = demoAgents(sample);
    let prompt = '/df:review';
    for (const cell of cells) {
      await play(scene, { main: orchestrator(), prompt, ...dyingAt(cell.place, working) });
      const [run = ''] = runsIn(scene.top);
      prompt = `/df:code-review ${run}`;
      const { status, stderr } = scene.correctless('verdict', run);
      const seen = {
        cell,
        verdict: 'not finished',
        exit: status,
        said: stderr,
        ledger: agentEvents(scene.top, run, cell.place),
      };
      const expected = {
        verdict: 'not finished',
        exit: 3,
        said: /run\/not-finished/,
        ledger: ['dispatched'],
      };
      settle(seen, expected, { top: scene.top, before });
    }
    await play(scene, { main: orchestrator(), prompt, agents: working });
    const runs = runsIn(scene.top);
    expect.soft(runs).toHaveLength(1);
    expect
      .soft(reportOf(scene, runs[0] ?? ''))
      .toMatchObject({ status: 'complete', exit: 1, counts: { shown: 5 } });
  }, enlarge);
}

/** So that a summarizer is called as well. */
function enlarge({ top }: Sample): void {
  writeFileSync(join(top, 'src/prices.ts'), manyLines(LINES_WITH_SUMMARY));
  const git = gitIn(top);
  git('add', '--all');
  git(
    ...['-c', 'user.name=Sample', '-c', 'user.email=sample@example.invalid'],
    'commit',
    '-qm',
    'feat: prices',
  );
}

/** The same of an audit. */
export function auditCrashSession(cells: readonly Cell[]): Promise<void> {
  return inScene(auditedShop(1, undefined, 2), async (scene) => {
    const before = repositoryState(scene.top);
    const read = new Map<string, number>();
    const how = { main: auditOrchestrator(), prompt: AUDIT_PROMPT };
    for (const cell of cells) {
      await play(scene, { ...how, ...dyingAt(cell.place, auditAgents(1)) });
      const said = scene.correctless('verdict', auditOf(scene.top)).stdout;
      const seen = { cell, ...verdictOf(scene), said, ledger: newEvents(scene.top, cell.place, read) };
      const expected = {
        verdict: 'incomplete',
        exit: 3,
        said: /under way|not over|incomplete/,
        ledger: ['dispatched'],
      };
      settle(seen, expected, { top: scene.top, before });
    }
    await play(scene, { ...how, agents: auditAgents(1) });
    expect.soft(journalOf(scene.top).at(-1)).toMatchObject({ kind: 'ended', outcome: 'converged' });
    const branch = gitIn(scene.top)('for-each-ref', '--format=%(refname:short)', 'refs/heads/audit');
    const subjects = gitIn(scene.top)('log', '--format=%s', `main..${branch}`);
    expect.soft(subjects).toBe('fix(custom-r1): CUSTOM-R1-001 Price 0 is wrong');
  });
}
