import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SlotFile } from '../../../src/contracts/run-files.ts';
import type { LedgerEvent } from '../../../src/contracts/ledger-event.ts';
import { readAgentPrompts } from '../harness/agent-prompts.ts';
import { say } from '../harness/model-reply.ts';
import { firstUserBlocks } from '../harness/model-request.ts';
import { script, type ScriptedAgent, type ScriptedAgents } from '../harness/script.ts';
import type { Script } from '../harness/scripted-api.ts';
import { withSession, type ClientRun } from '../harness/session.ts';
import { ROOT } from '../review/review-session.ts';
import { faultyPlugin, type FaultyPlugin } from './faulty-plugin.ts';

/** A repository, and a copy of the plugin that can be told to fail. */
export type Scene = {
  readonly top: string;
  readonly scratch: string;
  readonly plugin: FaultyPlugin;
  /** The shipped command in the repository, as a user would call it. */
  readonly correctless: (...args: readonly string[]) => SpawnSyncReturns<string>;
};

export type Play = {
  readonly main: Script;
  readonly agents: ScriptedAgents;
  readonly prompt: string;
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly killed?: AbortSignal;
  readonly isolation?: readonly string[];
};

/** Milliseconds. An agent that never answers costs the first, a session that never ends the second. */
const API_TIMEOUT = 20_000;
const SESSION_TIMEOUT = 900_000;

export async function inScene(
  make: (top: string) => void,
  use: (scene: Scene) => Promise<void>,
): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'faults-'));
  try {
    const top = join(scratch, 'corner shop');
    make(top);
    const correctless = (...args: readonly string[]): SpawnSyncReturns<string> =>
      spawnSync(join(ROOT, 'bin/correctless'), args, { cwd: top, encoding: 'utf8' });
    await use({ top, scratch, plugin: faultyPlugin(scratch), correctless });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** One session of the real client. Faults of the machine may end it at any point. */
export async function play(scene: Scene, how: Play): Promise<ClientRun> {
  const { dirs, env } = scene.plugin;
  const options = {
    script: script(how.main, mapped(how.agents), await readAgentPrompts(ROOT)),
    cwd: scene.top,
    pluginDirs: dirs,
    env: { ...env, API_TIMEOUT_MS: String(API_TIMEOUT), ...how.env },
    timeout: SESSION_TIMEOUT,
    ...(how.killed === undefined ? {} : { killed: how.killed }),
    ...(how.isolation === undefined ? {} : { isolation: how.isolation }),
  };
  return withSession(options, ({ prompt }) => prompt(how.prompt, ...(how.flags ?? [])));
}

/**
 * Where a hook did not do its work, an agent gets the name of its slot and nothing else. The packet is looked for: after an
 * empty reply the client has it and the reason it was sent back in one message.
 */
function mapped(agents: ScriptedAgents): ScriptedAgents {
  const armed = (agent: ScriptedAgent): ScriptedAgent => {
    return (now) => {
      const packet = firstUserBlocks(now.request).find((block) => block.includes('UNTRUSTED_'));
      return packet === undefined ? say('I was given no packet.') : agent({ ...now, packet });
    };
  };
  return Object.fromEntries(Object.entries(agents).map(([name, agent]) => [name, armed(agent)]));
}

/** Every run of the repository, in the order in which they were made. */
export function runsIn(top: string): string[] {
  const folder = join(top, '.correctless/runs');
  if (!existsSync(folder)) return [];
  const madeAt = (run: string): number => Date.parse(ledgerOf(top, run)[0]?.at ?? '') || Infinity;
  return readdirSync(folder).toSorted((a, b) => madeAt(a) - madeAt(b));
}

export function ledgerOf(top: string, run: string): LedgerEvent[] {
  return linesOf(join(top, '.correctless/runs', run, 'ledger.jsonl')) as LedgerEvent[];
}

export function slotsOf(top: string, run: string): SlotFile[] {
  const folder = join(top, '.correctless/runs', run, 'slots');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map(
    (n) => JSON.parse(readFileSync(join(folder, n, 'slot.json'), 'utf8')) as SlotFile,
  );
}

/** The lines of a file that are written to their end. */
export function linesOf(path: string): unknown[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as unknown);
}

export function gitIn(top: string): (...args: readonly string[]) => string {
  return (...args) => execFileSync('git', args, { cwd: top, encoding: 'utf8' }).trim();
}
