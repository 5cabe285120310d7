import { agentOf, type AgentPrompts } from './agent-prompts.ts';
import type { ModelReply, ToolCall } from './model-reply.ts';
import { call } from './model-reply.ts';
import { firstUserBlocks, lastUserText, turn, type ModelRequest } from './model-request.ts';
import { SOURCE_READER } from '../../../src/contracts/vocabulary.ts';
import { sharedReader } from './shared-reader.ts';
import type { Script } from './scripted-api.ts';

/** What a scripted agent decides by. */
export type AgentTurn = {
  /** Bare name of the agent, such as `bug-scan`. */
  readonly agent: string;
  /** The whole prompt it was given. */
  readonly packet: string;
  /** How often it has spoken already. */
  readonly turn: number;
  /** What came after its last word: empty, or the reason a hook sent it back. */
  readonly said: string;
  readonly request: ModelRequest;
};

export type ScriptedAgent = (turn: AgentTurn) => ModelReply | Promise<ModelReply>;

/** Scripts by agent name; `*` is for every agent without one. */
export type ScriptedAgents = Readonly<Record<string, ScriptedAgent>>;

/**
 * One script for a session: the main conversation and the agents of a plugin. An agent that nobody scripted is an
 * error of the scenario; agents of the client itself (`general-purpose`) are scripted by the name `*`.
 */
export function script(main: Script, agents: ScriptedAgents, prompts: AgentPrompts): Script {
  return (request) => {
    if (request.agentId === null) return main(request);
    const agent = agentOf(request, prompts) ?? '';
    const scripted = agents[agent] ?? (agent === SOURCE_READER ? sharedReader(agents) : agents['*']);
    if (scripted === undefined) throw new Error(`the scenario has no script for the agent "${agent}"`);
    const packet = firstUserBlocks(request).at(-1) ?? '';
    return scripted({ agent, packet, turn: turn(request), said: lastUserText(request), request });
  };
}

/** The replies of a conversation one after the other; the last one stays. */
export function inTurn(...replies: readonly [ModelReply, ...ModelReply[]]): Script & ScriptedAgent {
  return (now: ModelRequest | AgentTurn) => {
    const spoken = 'turn' in now ? now.turn : turn(now);
    return replies[spoken] ?? replies.at(-1) ?? replies[0];
  };
}

/** An agent that first makes these calls (all in one message) and then answers. */
export function lookThenAnswer(
  looks: readonly ToolCall[],
  answer: (turn: AgentTurn) => ModelReply,
): ScriptedAgent {
  return (now) => (now.turn === 0 && looks.length > 0 ? call(...looks) : answer(now));
}
