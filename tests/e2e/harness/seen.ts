import { call, say } from './model-reply.ts';
import { lastToolResults, type ModelRequest, type ToolAnswer } from './model-request.ts';
import { callLooker, type HookAnswer, type HookEvent, type Seen } from './probe.ts';
import { inTurn } from './script.ts';
import type { Script } from './scripted-api.ts';

// How facts about the client are read out of what a probe saw.

/** A main conversation that calls the probe's reviewer once and ends. `more` is laid over the call's input. */
export function oneAgent(more: Readonly<Record<string, unknown>> = {}): Script {
  return inTurn(call(callLooker(more)), say('done'));
}

/** The first hook event with these values. */
export function event(hooks: readonly HookEvent[], on: HookAnswer['on']): HookEvent | undefined {
  return hooks.find((one) => Object.entries(on).every(([key, value]) => one[key] === value));
}

/** Hook events of agents and tools in order, such as `PreToolUse Agent`, without those of the session itself. */
export function names(hooks: readonly HookEvent[]): string[] {
  const own = hooks.filter((one) => !['SessionStart', 'Stop'].includes(one.hook_event_name));
  return own.map((one) =>
    [one.hook_event_name, one.tool_name].filter((part) => part !== undefined).join(' '),
  );
}

/** Model requests of agents, oldest first. */
export function agentRequests({ session }: Seen): ModelRequest[] {
  return session.api.requests.filter((one) => one.agentId !== null);
}

/** Model requests of the main conversation, oldest first. */
export function mainRequests({ session }: Seen): ModelRequest[] {
  return session.api.requests.filter((one) => one.agentId === null);
}

/** The tool answers that the newest request of an agent brought. */
export function agentSaw(seen: Seen): ToolAnswer[] {
  const newest = agentRequests(seen).at(-1);
  return newest === undefined ? [] : lastToolResults(newest);
}

/** Every tool answer that the main conversation saw, as one text. */
export function mainSaw(seen: Seen): string {
  const answers = mainRequests(seen).flatMap(lastToolResults);
  return answers.map((one) => one.text).join('\n');
}
