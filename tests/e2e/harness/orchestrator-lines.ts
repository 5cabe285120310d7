/** What the orchestrator reads from the program's output. The only place that knows those lines. */

export type AgentCall = {
  readonly subagentType: string;
  readonly description: string;
  readonly prompt: string;
};

const AGENT_CALL =
  /^[ \t]*Agent\(subagent_type="([^"]+)", description="([^"]*)", prompt="([^"]*)"\)[ \t]*$/gm;
const STATE = /^state: (\S+)$/m;
const RUN = /^run: (\S+)$/m;

/** The Agent calls that the program asks for, in its order. */
export function agentCalls(output: string): AgentCall[] {
  return [...output.matchAll(AGENT_CALL)].map(([, subagentType = '', description = '', prompt = '']) => ({
    subagentType,
    description,
    prompt,
  }));
}

/** The word after `state:`, or undefined when the program said no such thing. */
export function stateOf(output: string): string | undefined {
  return STATE.exec(output)?.[1];
}

/** The name of the run that `plan` made. */
export function runOf(output: string): string | undefined {
  return RUN.exec(output)?.[1];
}

/** What the program wants the user to see: everything but the lines that are for the orchestrator. */
export function reportOf(output: string): string {
  return output.replace(STATE, '').replace(RUN, '').trim();
}
