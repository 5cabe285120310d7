import type { ClientEnding, ClientEvent } from './client-event.ts';

/** What the client has said of its session so far. */
export type SessionSoFar = {
  /** Agents of ours that were called in this session, by the client's id of the call. */
  readonly agents: ReadonlyMap<string, { readonly tokens: number; readonly isOver: boolean }>;
  /** The last ending: an agent in the background makes the client answer a second time. */
  readonly ending: ClientEnding | undefined;
};

export const NOTHING_SAID: SessionSoFar = { agents: new Map(), ending: undefined };

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

/** Tokens of our agents, counted as the client counts them for a call: the same unit as in the report. */
export function agentTokens({ agents }: SessionSoFar): number {
  return [...agents.values()].reduce((sum, { tokens }) => sum + tokens, 0);
}

/** Whether so many agents were called, and none is at work: the point at which a cap can stop without loss. */
export function hasSpent({ agents }: SessionSoFar, mostAgents: number): boolean {
  return agents.size >= mostAgents && [...agents.values()].every(({ isOver }) => isOver);
}
