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
    const output = results.map((result) => result.text).join('\n');
    const last = results.at(-1)?.tool;
    if (last === undefined) return plan(request);
    if (last !== 'Bash') return next(request);
    const run = runOf(output);
    if (run !== undefined && stateOf(output) === undefined)
      return call(tool('Skill', { skill: 'df:code-review', args: run }));
    return afterNext(output, (calls) => call(...dispatch(calls, request)));
  };
}

/** The call that a printed line asks for. The hook, not the model, puts it in the foreground. */
export function agentTool({ subagentType, description, prompt }: AgentCall): ToolCall {
  return tool('Agent', { subagent_type: subagentType, description, prompt });
}

function plan(request: ModelRequest): ModelReply {
  const given = /<command-args>([\s\S]*?)<\/command-args>/.exec(firstUserText(request))?.[1] ?? '';
  return bash(request, 'correctless plan', given.trim());
}

function next(request: ModelRequest): ModelReply {
  const skill = toolCalls(request).find((one) => one.name === 'Skill');
  return bash(request, 'correctless next', String(skill?.input['args']));
}

function bash(request: ModelRequest, command: string, argument: string): ModelReply {
  if (!wholeContext(request).includes(command))
    throw new Error(`nothing told the model to run \`${command}\``);
  return call(tool('Bash', { command: `${command} ${argument}`.trim(), description: command }));
}

function afterNext(output: string, dispatch: (calls: readonly AgentCall[]) => ModelReply): ModelReply {
  if (stateOf(output) !== 'dispatch') return say(reportOf(output));
  const calls = agentCalls(output);
  if (calls.length === 0) throw new Error(`state: dispatch, but no Agent call could be read in:\n${output}`);
  return dispatch(calls);
}
