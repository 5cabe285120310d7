import { call, say, tool, type ModelReply, type ToolCall } from './model-reply.ts';
import {
  firstUserText,
  lastToolResults,
  toolCalls,
  turn,
  wholeContext,
  type ModelRequest,
} from './model-request.ts';
import { agentCalls, reportOf, runOf, stateOf, type AgentCall } from './orchestrator-lines.ts';
import type { Script } from './scripted-api.ts';

export type OrchestratorOptions = {
  /** What the model does with the calls it is told to make. By default it makes them, all and as printed. */
  readonly dispatch?: (calls: readonly AgentCall[], request: ModelRequest) => readonly ToolCall[];
};

/** More turns than any review needs: a loop that does not end must end the test. */
const MOST_TURNS = 60;

/**
 * A model that follows `/df:review` to the letter: plan, the skill, then `next` and the calls it prints until the
 * state is done, and the report as its answer. It types only commands that its context told it to type.
 */
export function orchestrator(options: OrchestratorOptions = {}): Script {
  const dispatch = options.dispatch ?? ((calls) => calls.map(agentTool));
  return (request) => {
    if (turn(request) > MOST_TURNS) throw new Error(`the review did not end in ${MOST_TURNS} turns`);
    const results = lastToolResults(request);
    const last = results.at(-1)?.tool;
    const next = (): ModelReply => bash(request, 'correctless next', runUnderWay(request));
    if (turn(request) === 0 && wholeContext(request).includes('correctless plan')) {
      return bash(request, 'correctless plan', commandArguments(request));
    }
    // At a resumed review, after the skill, after agents, after the notice of an agent in the background.
    if (last !== 'Bash') return next();
    const output = results.map((result) => result.text).join('\n');
    const state = stateOf(output);
    const run = runOf(output);
    if (state === undefined && run !== undefined)
      return call(tool('Skill', { skill: 'df:code-review', args: run }));
    // The project's tests are at work, of a proof.
    if (state === 'wait') return next();
    if (state !== 'dispatch') return say(reportOf(output));
    const calls = dispatch(callsIn(output), request);
    return calls.length === 0 ? next() : call(...calls);
  };
}

/** The call that a printed line asks for. The hook, not the model, puts it in the foreground. */
export function agentTool({ subagentType, description, prompt }: AgentCall): ToolCall {
  return tool('Agent', { subagent_type: subagentType, description, prompt });
}

/** What the user typed after the command's name. */
function commandArguments(request: ModelRequest): string {
  return /<command-args>([\s\S]*?)<\/command-args>/.exec(firstUserText(request))?.[1]?.trim() ?? '';
}

function runUnderWay(request: ModelRequest): string {
  const skill = toolCalls(request).find((one) => one.name === 'Skill');
  const args = skill?.input['args'];
  return typeof args === 'string' ? args : commandArguments(request);
}

function bash(request: ModelRequest, command: string, argument: string): ModelReply {
  if (!wholeContext(request).includes(command))
    throw new Error(`nothing told the model to run \`${command}\``);
  return call(tool('Bash', { command: `${command} ${argument}`.trim(), description: command }));
}

function callsIn(output: string): AgentCall[] {
  const calls = agentCalls(output);
  if (calls.length === 0) throw new Error(`state: dispatch, but no Agent call could be read in:\n${output}`);
  return calls;
}
