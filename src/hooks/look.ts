import type { LedgerEvent } from '../contracts/run-files.ts';
import { AGENTS_WITHOUT_TREE, type Agent } from '../contracts/vocabulary.ts';
import { realPlace } from '../io/places.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { runPaths, type RunPaths } from '../run/layout.ts';
import { record } from '../run/ledger.ts';
import { allowLook, deny } from './answers.ts';
import { runOfSession, startingFolders } from './locate.ts';
import type { HookEvent } from './ours.ts';
import { redirectLook, type LookTool } from './redirect-look.ts';

/**
 * Sends every Read, Grep and Glob of our agents into the tree under review and writes it down, or refuses it and
 * writes that down. It throws on any failure of its own; the caller turns that into a refusal (exit 2).
 */
export async function lookHook(
  agent: Agent,
  event: HookEvent,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Outcome> {
  const tool = lookTool(event.tool_name);
  const found = await runOfSession(startingFolders(event.cwd, env), event.session_id);
  if (found === undefined) return deny('this agent runs for no review of this session');
  const paths = runPaths(found.top, found.session.run);
  const look = { kind: 'look', agentId: agentIdOf(event), agent, tool } as const;
  const refuse = (path: string, why: string) => refused(paths, { ...look, path, why });

  if (AGENTS_WITHOUT_TREE.includes(agent)) {
    return refuse('', `${agent} judges by its packet alone and has no tree to look at`);
  }
  const roots = { top: found.top, tree: found.session.tree_root };
  const redirected = redirectLook(tool, event.tool_input ?? {}, roots);
  if (redirected.kind === 'refused') return refuse(redirected.path, redirected.why);

  const [real, realRoot] = await Promise.all([realPlace(redirected.target), realPlace(roots.tree)]);
  if (real !== realRoot && !real.startsWith(`${realRoot}/`)) {
    return refuse(redirected.path, `"${redirected.path}" leads out of the tree under review`);
  }
  await record(paths, { ...look, path: redirected.path, detail: redirected.detail, verdict: 'allowed' });
  return allowLook(redirected.input);
}

type RefusedLook = Omit<Extract<LedgerEvent, { kind: 'look' }>, 'at' | 'detail' | 'verdict' | 'why'> & {
  readonly why: string;
};

async function refused(paths: RunPaths, look: RefusedLook): Promise<Outcome> {
  await record(paths, { ...look, detail: '', verdict: 'refused' });
  return deny(look.why);
}

function lookTool(name: unknown): LookTool {
  if (name === 'Read' || name === 'Grep' || name === 'Glob') return name;
  throw new Error(`not a look: ${String(name)}`);
}

function agentIdOf(event: HookEvent): string {
  if (typeof event.agent_id === 'string' && event.agent_id !== '') return event.agent_id;
  throw new Error('a look without an agent id');
}
