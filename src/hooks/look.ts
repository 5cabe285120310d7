import type { LedgerEvent } from '../contracts/files/ledger-event.ts';
import type { SessionFile } from '../contracts/files/session.ts';
import { AGENTS_THAT_WRITE, AGENTS_WITHOUT_TREE, type Agent } from '../contracts/vocabulary.ts';
import { isInside, realPlace } from '../io/files/real-place.ts';
import { forwardSlashes } from '../kernel/text/forward-slashes.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { runPaths, type RunPaths } from '../run/stored/layout.ts';
import { record } from '../run/ledger/ledger.ts';
import { readRunJson } from '../run/stored/run-json.ts';
import { allowLook, deny } from './answers.ts';
import { runOfSession, startingFolders } from './locate.ts';
import type { HookEvent } from './hook-event.ts';
import { redirectLook, rootOf, type LookTool, type Roots } from './redirect-look.ts';
import { showsALine } from './shows-a-line.ts';
import { slashedPaths } from './slashed-paths.ts';

/**
 * Redirects every Read, Grep and Glob of our agents into the tree under review, or refuses it, and records which. It
 * throws on any failure of its own; the caller turns that into a refusal (exit 2).
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
  const roots = {
    top: forwardSlashes(found.top, process.platform),
    tree: forwardSlashes(found.session.tree_root, process.platform),
    ...besides(tool, found.session),
  };
  if (isChange(tool)) {
    const problem = await notToBeChanged(paths, agent);
    if (problem !== undefined) return refuse('', problem);
  }
  const redirected = redirectLook(tool, slashedPaths(tool, event.tool_input ?? {}, process.platform), roots);
  if (redirected.kind === 'refused') return refuse(redirected.path, redirected.why);

  const [real, realRoot] = await Promise.all([
    realPlace(redirected.target),
    realPlace(rootOf(redirected.path, roots)),
  ]);
  if (!isInside(real, realRoot)) {
    return refuse(redirected.path, `"${redirected.path}" leads out of the tree under review`);
  }
  const shows = tool !== 'Grep' || (await showsALine(event.tool_input ?? {}, real));
  const names = shows ? {} : { names_only: true as const };
  const { path, detail } = redirected;
  await record(paths, { ...look, ...names, path, detail, verdict: 'allowed' });
  return allowLook(redirected.input);
}

/** Nobody may change what is installed, so a path to be changed is never redirected there. */
function besides(tool: LookTool, { packages_root: root }: SessionFile): Pick<Roots, 'packages'> {
  return root === undefined || isChange(tool) ? {} : { packages: forwardSlashes(root, process.platform) };
}

const isChange = (tool: LookTool): boolean => tool === 'Edit' || tool === 'Write';

/** Why nothing may be changed here: only an executor may change files, and only in the work tree of its audit. */
async function notToBeChanged(paths: RunPaths, agent: Agent): Promise<string | undefined> {
  if (!AGENTS_THAT_WRITE.includes(agent)) return `${agent} changes no files`;
  const { kind } = await readRunJson(paths.run, 'run');
  return kind === 'fix' ? undefined : 'no fix is being made now: end here';
}

type RefusedLook = Omit<Extract<LedgerEvent, { kind: 'look' }>, 'at' | 'detail' | 'verdict' | 'why'> & {
  readonly why: string;
};

async function refused(paths: RunPaths, look: RefusedLook): Promise<Outcome> {
  await record(paths, { ...look, detail: '', verdict: 'refused' });
  return deny(look.why);
}

function lookTool(name: unknown): LookTool {
  if (name === 'Read' || name === 'Grep' || name === 'Glob' || name === 'Edit' || name === 'Write')
    return name;
  throw new Error(`not a look: ${String(name)}`);
}

function agentIdOf(event: HookEvent): string {
  if (typeof event.agent_id === 'string' && event.agent_id !== '') return event.agent_id;
  throw new Error('a look without an agent id');
}
