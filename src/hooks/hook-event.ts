import { AGENTS, type Agent } from '../contracts/vocabulary.ts';

export const HOOKS = ['pre', 'look', 'stop', 'post'] as const;
export type HookName = (typeof HOOKS)[number];

/** What the client writes to a hook's stdin, as far as we read it. Every field is checked before it is used. */
export type HookEvent = {
  readonly hook_event_name?: unknown;
  readonly session_id?: unknown;
  readonly cwd?: unknown;
  readonly agent_id?: unknown;
  readonly agent_type?: unknown;
  readonly tool_name?: unknown;
  readonly tool_use_id?: unknown;
  readonly tool_input?: Readonly<Record<string, unknown>>;
  readonly tool_response?: Readonly<Record<string, unknown>>;
  /** Absent when the agent said nothing. */
  readonly last_assistant_message?: unknown;
  /** In the event of a tool call that failed. */
  readonly error?: unknown;
};

/**
 * Our agent that an event is about. Undefined for another plugin's agent: then the hook ends at once.
 *
 * `pre` and `post` are about the agent being called, `look` and `stop` about the agent that acts.
 */
export function ourAgent(hook: HookName, event: HookEvent): Agent | undefined {
  const type = hook === 'pre' || hook === 'post' ? event.tool_input?.['subagent_type'] : event.agent_type;
  return typeof type === 'string' ? agentNamed(type) : undefined;
}

/**
 * The client compares names after folding: case, width, spaces, `_` and every kind of dash make no difference
 * (docs/notes/client.md). `Correctless:Bug_Scan` starts our agent too, so it must be recognised as ours.
 */
function agentNamed(type: string): Agent | undefined {
  const name = folded(type);
  return AGENTS.find((agent) => folded(`correctless:${agent}`) === name);
}

function folded(name: string): string {
  // Most names are ASCII. Loading the tables of all letters costs a twentieth of a bare start.
  return /^[\x20-\x7e]*$/.test(name) ? name.toLowerCase().replaceAll(/[^a-z0-9:]/g, '') : foldedUnicode(name);
}

function foldedUnicode(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}:]/gu, '');
}
