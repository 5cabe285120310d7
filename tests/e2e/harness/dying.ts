import { silence } from './model-reply.ts';
import { turn } from './model-request.ts';
import type { ScriptedAgent, ScriptedAgents } from './script.ts';
import type { Script } from './scripted-api.ts';

/** Who is about to speak, an agent or `main`, and how often it has spoken. */
export type Point = (who: string, spoken: number) => boolean;

type Speaking = { readonly agents: ScriptedAgents; readonly main: Script };

/** The same speakers, of a client that is killed with all it started at the first point of that kind. */
export function dyingAt(
  isPoint: Point,
  { agents, main }: Speaking,
): Speaking & { readonly killed: AbortSignal } {
  const killer = new AbortController();
  const isNow = (who: string, spoken: number): boolean => {
    if (killer.signal.aborted || !isPoint(who, spoken)) return false;
    killer.abort();
    return true;
  };
  const dying = Object.entries(agents).map(([name, agent]): [string, ScriptedAgent] => [
    name,
    (now) => (isNow(name, turn(now.request)) ? silence() : agent(now)),
  ]);
  return {
    agents: Object.fromEntries(dying),
    main: (request) => (isNow('main', turn(request)) ? silence() : main(request)),
    killed: killer.signal,
  };
}
