import type { ClientEnding, ClientEvent } from './client-event.ts';

/** What the client has reported about its session so far. */
export type SessionSoFar = {
  /** Our agents that were called in this session, by the client's id of the call. */
  readonly agents: ReadonlyMap<string, { readonly tokens: number; readonly isOver: boolean }>;
  /** The last ending: an agent in the background makes the client answer a second time. */
  readonly ending: ClientEnding | undefined;
};

export const NEW_SESSION: SessionSoFar = { agents: new Map(), ending: undefined };

export function afterEvent(session: SessionSoFar, event: ClientEvent): SessionSoFar {
  switch (event.kind) {
    case 'started':
      return session;
    case 'agent-called':
      return withAgent(session, event.agent, { tokens: 0, isOver: false });
    case 'agent-at': {
      const { agent, tokens, isOver } = event;
      return session.agents.has(agent) ? withAgent(session, agent, { tokens, isOver }) : session;
    }
    case 'ended':
      return { ...session, ending: event };
  }
}

function withAgent(
  session: SessionSoFar,
  agent: string,
  state: { readonly tokens: number; readonly isOver: boolean },
): SessionSoFar {
  return { ...session, agents: new Map([...session.agents, [agent, state]]) };
}

/** Tokens of our agents, counted per call as the client counts them: the same unit as in the report. */
export function agentTokens({ agents }: SessionSoFar): number {
  return [...agents.values()].reduce((sum, { tokens }) => sum + tokens, 0);
}

/** Whether this many agents were called and none is running: the point at which a cap can stop the run without loss. */
export function isAtAgentCap({ agents }: SessionSoFar, mostAgents: number): boolean {
  return agents.size >= mostAgents && [...agents.values()].every(({ isOver }) => isOver);
}
