import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench, Lab } from './lab.ts';
import { callEvents, play } from './made-call.ts';
import { callIn, nextIn, plannedRun, type Offered, type PlannedRun } from './made-run.ts';
import { madeClaim } from './made-claims.ts';
import { madeLines, textFrom } from './made-text.ts';
import { madeRepository } from './made-repository.ts';
import { measured } from './measure.ts';
import type { Started } from './run.ts';
import { rowOf } from './row.ts';

const FINDINGS = 50;

/** What a hook costs that has something to do: a large packet handed over, a long reply judged with its evidence. */
export const hooksBench: Bench = {
  name: 'hooks',
  runs: 'in full',
  run: async (lab) => {
    const lines = madeLines(6000, 3);
    const { top, commits } = madeRepository(
      join(lab.scratch, 'hooks'),
      [new Map([['README.md', '# A shop\n']]), new Map([['src/orders.ts', textFrom(lines)]])],
      { checkedOut: true },
    );
    const run = plannedRun(lab, top, commits.join('..'), ['--no-rules', '--capture', 'hooks']);
    const slot = largestSlot(summarized(lab, top, run));
    const packet = readFileSync(slot.packet, 'utf8');
    const events = callEvents(top, slot, {
      slot: slot.slot,
      examined: ['src/orders.ts', 'README.md'],
      findings: quotesIn(packet).map((quote) => madeClaim('src/orders.ts', quote)),
    });
    const [pre, stop] = [eventFile(lab, 'pre', events.pre), eventFile(lab, 'stop', events.stop)];
    const common = { env: lab.env, cwd: top };
    const floor: Started = { ...common, name: '`node -e 0`', argv: ['node', '-e', '0'] };
    const fresh = keptFolder(lab, run.dir, 'offered');
    const preHook: Started = {
      ...common,
      name: 'pre',
      argv: [lab.correctless, 'hook', 'pre'],
      stdin: pre,
      before: fresh,
    };
    fresh();
    callIn(lab, top, ['hook', 'pre'], readFileSync(pre));
    callIn(lab, top, ['hook', 'look'], JSON.stringify(lookOf(events.stop, top)));
    const called = keptFolder(lab, run.dir, 'called');
    const stopHook: Started = {
      ...preHook,
      name: 'stop',
      argv: [lab.correctless, 'hook', 'stop'],
      stdin: stop,
      before: called,
    };
    requireJudged(lab, top, stop, called, run.dir);
    const runs = lab.short ? 7 : 21;
    const [bare, handed] = await measured([floor, preHook], runs);
    const [bareAgain, judged] = await measured([floor, stopHook], runs);
    const bytes = Math.round(Buffer.byteLength(packet) / 1024);
    return [
      rowOf(`\`hook pre\`, a packet of ${bytes} KB`, handed!, bare!, { ratio: 1.6 }),
      rowOf(`\`hook stop\`, a reply of ${FINDINGS} findings, evidence checked`, judged!, bareAgain!, {
        ratio: 3,
      }),
    ];
  },
};

/** A look of the agent that ends with that event: a reply of one that has not looked is sent back. */
function lookOf(stop: object, top: string): object {
  const look = { tool_name: 'Read', tool_input: { file_path: join(top, 'src', 'orders.ts') } };
  return { ...stop, hook_event_name: 'PreToolUse', ...look };
}

/** What is offered once the summary is in. */
function summarized(lab: Lab, top: string, { run, offered }: PlannedRun): readonly Offered[] {
  for (const asked of offered) {
    const summary = { summary: 'Sells things.', goal: 'Sell.', approach: 'Functions.', focus: [] };
    play(lab, top, callEvents(top, asked, { slot: asked.slot, ...summary }));
  }
  return nextIn(lab, top, run);
}

/** The slot of the bug scan with the most to read. */
function largestSlot(offered: readonly Offered[]): Offered {
  const [largest] = offered
    .filter(({ agent }) => agent === 'correctless:bug-scan')
    .toSorted((a, b) => statSync(b.packet).size - statSync(a.packet).size);
  if (largest === undefined) throw new Error(`no slot of bug-scan is offered: ${JSON.stringify(offered)}`);
  return largest;
}

/** Lines that the packet shows as added, far from each other. */
function quotesIn(packet: string): string[] {
  const added = [...packet.matchAll(/^[ \d]*\+\s*(const \w+ = await .*;)$/gm)].map(([, line = '']) => line);
  const every = Math.floor(added.length / FINDINGS);
  return Array.from({ length: FINDINGS }, (_, at) => added[at * every] ?? '');
}

function eventFile({ scratch }: Lab, name: string, event: object): string {
  const path = join(scratch, `event-${name}.json`);
  writeFileSync(path, JSON.stringify(event));
  return path;
}

/** Puts a run's folder back as it is now: each call of a hook is to find the same. */
function keptFolder({ scratch }: Lab, folder: string, name: string): () => void {
  const kept = join(scratch, `kept-${name}`);
  cpSync(folder, kept, { recursive: true });
  return () => {
    rmSync(folder, { recursive: true });
    cpSync(kept, folder, { recursive: true });
  };
}

/** A hook that says nothing has either accepted the reply or ignored it: the ledger tells which. */
function requireJudged(lab: Lab, top: string, event: string, before: () => void, dir: string): void {
  before();
  const said = callIn(lab, top, ['hook', 'stop'], readFileSync(event));
  const ledger = readFileSync(join(dir, 'ledger.jsonl'), 'utf8');
  if (said !== '' || !ledger.includes('"kind":"accepted"'))
    throw new Error(`the reply was not accepted: ${said}\n${ledger}`);
}
