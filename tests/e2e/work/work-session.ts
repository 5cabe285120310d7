import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { join } from 'node:path';
import { claimsIn, slotIn } from '../../../scripts/recorded-agents.ts';
import type { ClaimedFinding } from '../../../src/contracts/replies/review.ts';
import { defectOf } from '../../kit/score-reply.ts';
import { journalOf } from '../faults/stored.ts';
import { readAgentPrompts } from '../harness/agent-prompts.ts';
import { say, tool } from '../harness/model-reply.ts';
import { lookThenAnswer, script, type ScriptedAgents } from '../harness/script.ts';
import type { Script } from '../harness/scripted-api.ts';
import { withSession, type ClientRun } from '../harness/session.ts';
import { nothing, PLUGINS, ROOT } from '../review/review-session.ts';

export type Work = {
  readonly prompt: string;
  readonly agents: ScriptedAgents;
  readonly main: Script;
  readonly flags?: readonly string[];
  readonly killed?: AbortSignal;
};

/** One session of the real client in a repository that is there. */
export async function workIn(
  cwd: string,
  { prompt, agents, main, flags = [], ...killed }: Work,
): Promise<ClientRun> {
  const model = script(main, agents, await readAgentPrompts(ROOT));
  const place = { script: model, cwd, pluginDirs: PLUGINS, ...killed };
  return withSession(place, (session) => session.prompt(prompt, ...flags));
}

/** Hooks switched off in the client's settings: agents get a slot's name, say so, and nothing is stored. */
export const HOOKLESS = {
  flags: ['--settings', '{"disableAllHooks":true}'],
  agents: { '*': () => say('no packet received') },
} as const satisfies Partial<Work>;

/** The shipped command in a repository, as its user would call it. */
export function correctlessIn(cwd: string, ...args: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync(join(ROOT, 'bin/correctless'), args, { cwd, encoding: 'utf8' });
}

/** What an audit came to, step by step; what is tested again or set aside after a kill is left out. */
export function stepsIn(top: string): string[] {
  const again = ['testing', 'tested', 'discarded'];
  return journalOf(top).flatMap(({ kind }) => (again.includes(kind) ? [] : [kind]));
}

/** The agents of a quick review: one raises these, and one confirms them. */
export function reviewers(claims: readonly ClaimedFinding[]): ScriptedAgents {
  const looks = claims.map(({ file }) => tool('Read', { file_path: file }));
  const defect = ({ id, title }: { readonly id: string; readonly title: string }): object => {
    const claim = claims.find((one) => one.title === title);
    if (claim === undefined) throw new Error(`nobody claimed "${title}"`);
    return defectOf([id], 92, claim.file, claim);
  };
  return {
    'bug-scan': lookThenAnswer(looks, (now) => say(JSON.stringify({ ...nothing(now), findings: claims }))),
    'finding-scorer': lookThenAnswer(looks, ({ packet }) =>
      say(JSON.stringify({ slot: slotIn(packet), defects: claimsIn(packet).map(defect) })),
    ),
  };
}
