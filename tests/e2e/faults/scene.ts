import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditOrchestrator } from '../audit/audit-orchestrator.ts';
import { readAgentPrompts } from '../harness/agent-prompts.ts';
import { say } from '../harness/model-reply.ts';
import { firstUserBlocks } from '../harness/model-request.ts';
import { orchestrator } from '../harness/orchestrator.ts';
import { script, type ScriptedAgent, type ScriptedAgents } from '../harness/script.ts';
import type { Script } from '../harness/scripted-api.ts';
import { withSession, type ClientRun, type SessionOptions } from '../harness/session.ts';
import { ROOT } from '../review/review-session.ts';
import type { Entry } from './fault-table.ts';
import { faultyPlugin, type FaultyPlugin } from './faulty-plugin.ts';
import { repositoryState, type RepositoryState } from './repository-state.ts';
import { runsIn } from './stored.ts';

/** A repository, and a copy of the plugin that can be told to fail. */
export type Scene = {
  readonly top: string;
  readonly scratch: string;
  /** The repository as it was made. */
  readonly before: RepositoryState;
  readonly plugin: FaultyPlugin;
  /** The shipped command in the repository, as a user would call it. */
  readonly correctless: (...args: readonly string[]) => SpawnSyncReturns<string>;
};

/** A session: of what is left out, what the entry has. */
export type Play = Pick<SessionOptions, 'env' | 'killed' | 'isolation'> & {
  readonly agents: ScriptedAgents;
  readonly main?: Script;
  readonly prompt?: string;
  readonly flags?: readonly string[];
};

export const FIX = { first: 'correctless fix' };

type Session = { readonly main: () => Script; readonly prompt: (top: string) => string };

export const SESSIONS: Readonly<Record<Entry, Session>> = {
  review: { main: orchestrator, prompt: () => '/df:review --deep' },
  audit: { main: auditOrchestrator, prompt: () => '/caudit custom all --auto' },
  prove: { main: orchestrator, prompt: () => '/df:review --lenses bug-scan --prove' },
  fix: { main: () => auditOrchestrator(FIX), prompt: (top) => `/df:fix ${runsIn(top)[0] ?? ''} --all` },
};

/** Milliseconds. An agent that never answers costs the first, a session that never ends the second. */
const API_TIMEOUT = 20_000;
const SESSION_TIMEOUT = 900_000;

export async function inScene(
  make: (top: string) => unknown,
  use: (scene: Scene) => Promise<void>,
): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'faults-'));
  try {
    const top = join(scratch, 'corner shop');
    await make(top);
    const correctless = (...args: readonly string[]): SpawnSyncReturns<string> =>
      spawnSync(join(ROOT, 'bin/correctless'), args, { cwd: top, encoding: 'utf8' });
    await use({ top, scratch, before: repositoryState(top), plugin: faultyPlugin(scratch), correctless });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** One session of the real client. Faults of the machine may end it at any point. */
export async function play(
  { top, plugin }: Scene,
  entry: Entry,
  { agents, main, prompt: wanted, flags = [], env, ...session }: Play,
): Promise<ClientRun> {
  const options = {
    script: script(main ?? SESSIONS[entry].main(), mapped(agents), await readAgentPrompts(ROOT)),
    cwd: top,
    pluginDirs: plugin.dirs,
    env: { ...plugin.env, API_TIMEOUT_MS: String(API_TIMEOUT), ...env },
    timeout: SESSION_TIMEOUT,
    ...session,
  };
  return withSession(options, ({ prompt }) => prompt(wanted ?? SESSIONS[entry].prompt(top), ...flags));
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

export function gitIn(top: string): (...args: readonly string[]) => string {
  return (...args) => execFileSync('git', args, { cwd: top, encoding: 'utf8' }).trim();
}
