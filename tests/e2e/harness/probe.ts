import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAgentPrompts } from './agent-prompts.ts';
import { tool, type ToolCall } from './model-reply.ts';
import { withRepository, type Files } from './repository.ts';
import { script, type ScriptedAgents } from './script.ts';
import type { Script } from './scripted-api.ts';
import { withSession, type ClientRun, type Session } from './session.ts';

/** A plugin that records every hook event and answers hooks as it is told. */
export const PROBE_PLUGIN = fileURLToPath(new URL('./probe-plugin', import.meta.url));

/** What one kind of hook event is answered. Without any of the answers the hook says nothing. */
export type HookAnswer = {
  /** The event must have these values. */
  readonly on: Readonly<Record<string, unknown>>;
  /** JSON for stdout. */
  readonly answer?: Readonly<Record<string, unknown>>;
  /** Laid over `tool_input` and answered as `updatedInput`. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Laid over `tool_response` and answered as `updatedToolOutput`. */
  readonly response?: Readonly<Record<string, unknown>>;
  readonly exit?: number;
  readonly stderr?: string;
  /** Text for stdout in place of JSON. */
  readonly raw?: string;
  /** Answer so only the first times; afterwards the hook says nothing. */
  readonly times?: number;
};

/** One JSON object from a hook's stdin. */
export type HookEvent = { readonly hook_event_name: string; readonly tool_name?: string } & Readonly<
  Record<string, unknown>
>;

export type Probe = {
  readonly main: Script;
  readonly agents?: ScriptedAgents;
  readonly answers?: readonly HookAnswer[];
  readonly prompt?: string;
  readonly flags?: readonly string[];
  /** Committed beside the two files of every probe. */
  readonly files?: Files;
};

/** What a probe saw. `requests` are the model requests of agents, oldest first; `last` is main's newest. */
export type Seen = {
  readonly run: ClientRun;
  readonly hooks: readonly HookEvent[];
  readonly session: Session;
};

/** Runs one prompt with the probe plugin in a small repository of two files: `a.txt` (hello), `d/b.txt` (inner). */
export async function probe<T>(options: Probe, look: (seen: Seen) => T | Promise<T>): Promise<T> {
  const notes = await mkdtemp(join(tmpdir(), 'probe-'));
  try {
    await writeFile(join(notes, 'answers.json'), JSON.stringify(options.answers ?? []));
    const model = script(options.main, options.agents ?? {}, await readAgentPrompts(PROBE_PLUGIN));
    return await withRepository(async (repository) => {
      await repository.commit('two files', { 'a.txt': 'hello\n', 'd/b.txt': 'inner\n', ...options.files });
      const place = { cwd: repository.path, pluginDirs: [PROBE_PLUGIN], env: { PROBE_DIR: notes } };
      return withSession({ script: model, ...place }, async (session) => {
        const run = await session.prompt(options.prompt ?? 'Go.', ...(options.flags ?? []));
        return look({ run, session, hooks: await recordedHooks(notes) });
      });
    });
  } finally {
    await rm(notes, { recursive: true, force: true });
  }
}

/** A foreground call of the probe's own reviewer. */
export function callLooker(more: Readonly<Record<string, unknown>> = {}): ToolCall {
  const input = {
    description: 'slot r1/1',
    prompt: 'slot r1/1',
    subagent_type: 'probe:looker',
    run_in_background: false,
  };
  return tool('Agent', { ...input, ...more });
}

async function recordedHooks(notes: string): Promise<HookEvent[]> {
  const text = await readFile(join(notes, 'hooks.jsonl'), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as HookEvent]));
}
