import { call, say, type ModelReply } from './model-reply.ts';
import type { AgentTurn, ScriptedAgent, ScriptedAgents } from './script.ts';

/** A reader of several sources that looks where the agents of its sources would, and says what they would, each of its own. */
export function sharedReader(agents: ScriptedAgents): ScriptedAgent {
  return async (turn) => {
    const sources = sourcesIn(turn.packet);
    const replies = await Promise.all(sources.map((source) => replyOf(agents, source, turn)));
    const calls = replies.flatMap((reply) => (reply.kind === 'message' ? reply.calls : []));
    if (calls.length > 0) return call(...calls);
    return together(sources, replies);
  };
}

function sourcesIn(packet: string): string[] {
  const named = /^Hold the hunks .* one after the other: (.*)\.$/m.exec(packet)?.[1];
  // With hooks off nobody swaps the packet in: then there is nothing to hold.
  return named === undefined ? [] : named.split(', ');
}

async function replyOf(agents: ScriptedAgents, source: string, turn: AgentTurn): Promise<ModelReply> {
  const scripted = agents[source] ?? agents['*'];
  if (scripted === undefined) throw new Error(`the scenario has no script for the source "${source}"`);
  return scripted({ ...turn, agent: source });
}

type Said = { readonly examined: readonly string[]; readonly findings: readonly object[] };

/** What is no review is what the whole reader says: a fault of one source is a fault of the call. */
function together(sources: readonly string[], replies: readonly ModelReply[]): ModelReply {
  const reviews: (Said & object)[] = [];
  for (const reply of replies) {
    const review = reply.kind === 'message' ? parsed(reply.text) : undefined;
    if (review === undefined) return reply;
    reviews.push(review);
  }
  const examined = [...new Set(reviews.flatMap((review) => review.examined))];
  const findings = reviews.flatMap((review, at) =>
    review.findings.map((finding) => ({ source: sources[at], ...finding })),
  );
  return say(JSON.stringify({ ...reviews[0], examined, findings }));
}

function parsed(text: string): Said | undefined {
  try {
    return JSON.parse(text) as Said;
  } catch {
    return undefined;
  }
}
