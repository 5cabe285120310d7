import { cpSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { callIn, type Lab } from './lab.ts';
import { madeClaim } from './made-claims.ts';
import { madeRepository } from './made-repository.ts';
import { madeLines, textFrom } from './made-text.ts';
import { measured, type Started } from './measure.ts';
import { tableOf } from './table.ts';

const FINDINGS = 50;
const FILE = 'src/orders.ts';

/** A slot as `correctless next` offers it; `packet` is the path of its packet. */
type Offered = { readonly slot: string; readonly agent: string; readonly packet: string };

/** What a hook costs that has something to do: a large packet handed over, a long reply judged with its evidence. */
export async function hooksBench(lab: Lab): Promise<string> {
  const { top, commits } = madeRepository(join(lab.scratch, 'hooks'), [
    new Map([['README.md', '# A shop\n']]),
    new Map([
      ['README.md', '# Orders\n'],
      [FILE, textFrom(madeLines(6000, 3))],
    ]),
  ]);
  const words = ['--quick', '--yes', '--no-rules', '--capture', 'hooks', '--json'];
  const planned = JSON.parse(callIn(lab, top, ['plan', commits.join('..'), ...words])) as Planned;
  const asked = largest(JSON.parse(callIn(lab, top, ['next', planned.run, '--json'])) as NextStep);
  const packet = readFileSync(asked.packet, 'utf8');
  const { pre, look, stop } = eventsOf(top, asked, packet);

  const common = { env: lab.env, cwd: top };
  const floor: Started = { ...common, name: '`node -e 0`', argv: ['node', '-e', '0'] };
  const hook = (name: string, input: string, before: () => void): Started => ({
    ...common,
    ...{ name, argv: [lab.correctless, 'hook', name], input, before },
  });
  const offered = keptFolder(lab, planned.dir, 'offered');
  const [bare, handed] = await measured([floor, hook('pre', pre, offered)], 21);
  offered();
  callIn(lab, top, ['hook', 'pre'], pre);
  callIn(lab, top, ['hook', 'look'], look);
  const called = keptFolder(lab, planned.dir, 'called');
  const [bareAgain, judged] = await measured([floor, hook('stop', stop, called)], 21);
  requireJudged(planned.dir);
  const kilobytes = Math.round(Buffer.byteLength(packet) / 1024);
  return tableOf([
    { work: `\`hook pre\`, a packet of ${kilobytes} KB`, ours: handed!, floor: bare!, most: 1.6 },
    { work: `\`hook stop\`, ${FINDINGS} findings with evidence`, ours: judged!, floor: bareAgain!, most: 3 },
  ]);
}

type Planned = { readonly run: string; readonly dir: string };
type NextStep = { readonly slots: readonly Offered[] };

/** The slot with the most to read. */
function largest({ slots }: NextStep): Offered {
  const [first] = slots.toSorted((a, b) => statSync(b.packet).size - statSync(a.packet).size);
  if (first === undefined) throw new Error('no slot is offered');
  return first;
}

/** What the client writes to the hooks over one call of an agent. One that has not looked is sent back. */
function eventsOf(top: string, { slot, agent }: Offered, packet: string) {
  const common = { session_id: 'bench', cwd: top };
  const ofAgent = { ...common, agent_id: 'agent-1', agent_type: agent };
  const findings = quotesIn(packet).map((quote) => madeClaim(FILE, quote));
  const reply = { slot, examined: [FILE, 'README.md'], findings };
  const call = { tool_name: 'Task', tool_input: { subagent_type: agent, prompt: `slot ${slot}` } };
  const events = {
    pre: { ...common, ...call, hook_event_name: 'PreToolUse', tool_use_id: 'call-1' },
    look: {
      ...{ ...ofAgent, hook_event_name: 'PreToolUse', tool_name: 'Read' },
      tool_input: { file_path: join(top, FILE) },
    },
    stop: { ...ofAgent, hook_event_name: 'SubagentStop', last_assistant_message: JSON.stringify(reply) },
  };
  const [pre, look, stop] = [events.pre, events.look, events.stop].map((one) => JSON.stringify(one));
  return { pre: pre!, look: look!, stop: stop! };
}

/** Lines that the packet shows as added, far from each other. */
function quotesIn(packet: string): string[] {
  const added = [...packet.matchAll(/^[ \d]*\+\s*(const \w+ = await .*;)$/gm)].map(([, line = '']) => line);
  const every = Math.floor(added.length / FINDINGS);
  return Array.from({ length: FINDINGS }, (_, at) => added[at * every] ?? '');
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

/** A hook that says nothing has either accepted the reply or ignored it: the ledger of the last run tells which. */
function requireJudged(dir: string): void {
  const ledger = readFileSync(join(dir, 'ledger.jsonl'), 'utf8');
  if (!ledger.includes('"kind":"accepted"')) throw new Error(`the reply was not accepted: ${ledger}`);
}
