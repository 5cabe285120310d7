import { expect } from 'vitest';
import { auditOrchestrator } from '../audit/audit-orchestrator.ts';
import { call, say, tool } from '../harness/model-reply.ts';
import { lastToolResults, toolCalls } from '../harness/model-request.ts';
import { orchestrator } from '../harness/orchestrator.ts';
import type { Script } from '../harness/scripted-api.ts';
import { auditAgents, auditedShop } from './audit-scene.ts';
import { demoAgents, inDemo } from './demo-scene.ts';
import { rowOf, type Cell } from './fault-table.ts';
import { FORGERIES } from './forgeries.ts';
import { settle } from './outcome.ts';
import { inScene, play, type Scene } from './scene.ts';
import { auditOf, kindsOf, ledgerOf, runsIn } from './stored.ts';
import type { ScriptedAgents } from '../harness/script.ts';

/** One line of shell: the files forged, the verdict asked for, the files put back. The client's Bash runs it. */
function forgery(cell: Cell, run: string, audit: string): string {
  const name = audit === '' ? run : audit;
  return [
    `cd .correctless/runs/${run}; export RUN=${run} A=${audit}; cp -a ../.. "$TMPDIR/kept"`,
    rowOf(FORGERIES, cell).shell,
    `correctless verdict ${name} --json; echo "status $?"`,
    // The stages of an audit are opened by next.
    `correctless next ${name}; echo "next $?"`,
    `cd ../../..; rm -rf .correctless; mv "$TMPDIR/kept" .correctless`,
  ].join('; ');
}

/** A model that does its work until it is done, or is to stop, and then forges with a shell of its own. */
function forging(scene: Scene, follow: Script, cells: readonly Cell[], told: string[]): Script {
  return async (request) => {
    const mine = toolCalls(request).filter(({ input }) => input['description'] === 'forge');
    if (mine.length === 0) {
      const reply = await follow(request);
      if (reply.kind !== 'message' || reply.calls.length > 0) return reply;
    } else
      told.push(
        lastToolResults(request)
          .map(({ text }) => text)
          .join('\n'),
      );
    const cell = cells[mine.length];
    if (cell === undefined) return say('No issues found.');
    const [run = ''] = runsIn(scene.top);
    const command = forgery(cell, run, auditOf(scene.top));
    return call(tool('Bash', { command, description: 'forge' }));
  };
}

async function forgerySession(
  scene: Scene,
  cells: readonly Cell[],
  agents: ScriptedAgents,
  follow: Script,
): Promise<void> {
  const told: string[] = [];
  const main = forging(scene, follow, cells, told);
  const freeShell = { flags: ['--dangerously-skip-permissions'], env: { IS_SANDBOX: '1' } };
  await play(scene, cells[0]?.entry ?? 'review', { main, agents, ...freeShell });
  expect.soft(told).toHaveLength(cells.length);
  const [run = ''] = runsIn(scene.top);
  const ledger = kindsOf(ledgerOf(scene.top, run));
  for (const [n, cell] of cells.entries()) {
    const text = told[n] ?? '';
    // A stage of an audit is looked into by next alone; until then its verdict is that it is not over.
    const status = cell.entry === 'audit' ? /^next (\d+)$/m : /^status (\d+)$/m;
    const said = /run\/corrupt: .*/.exec(text)?.[0];
    const seen = { cell, verdict: said === undefined ? text : 'corrupt', said: said ?? text, ledger };
    settle(
      scene,
      { ...seen, exit: Number(status.exec(text)?.[1] ?? NaN) },
      { verdict: 'corrupt', exit: 3, said: rowOf(FORGERIES, cell).said, ledger: [] },
    );
  }
}

export const reviewForgerySession = (cells: readonly Cell[]): Promise<void> =>
  inDemo((scene, sample) => forgerySession(scene, cells, demoAgents(sample), orchestrator()));

/** The audit stops when its hunters are back: what was forged is read by the next step. */
export function auditForgerySession(cells: readonly Cell[]): Promise<void> {
  return inScene(auditedShop(1), (scene) => {
    const follow = auditOrchestrator();
    const stopping: Script = (request) =>
      lastToolResults(request).some((result) => result.tool === 'Agent')
        ? say('They are back.')
        : follow(request);
    return forgerySession(scene, cells, auditAgents(1), stopping);
  });
}
