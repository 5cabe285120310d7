import { call, say, tool, type ModelReply, type ToolCall } from '../harness/model-reply.ts';
import {
  firstUserText,
  lastToolResults,
  turn,
  wholeContext,
  type ModelRequest,
} from '../harness/model-request.ts';
import { agentTool } from '../harness/orchestrator.ts';
import { agentCalls, stateOf, type AgentCall } from '../harness/orchestrator-lines.ts';
import type { Script } from '../harness/scripted-api.ts';

export type AuditOrchestration = {
  /** What the model does with the calls it is told to make. By default it makes them, all and as printed. */
  readonly dispatch?: (calls: readonly AgentCall[]) => readonly ToolCall[];
  /** The commands by which the user's answers are written down. */
  readonly answer?: (question: string) => readonly string[];
  /** What is called first, with the user's arguments. By default an audit is started. */
  readonly first?: string;
};

/** More turns than any of these audits needs. */
const MOST_TURNS = 120;
const AUDIT = /^audit: (\S+)$/m;
/** Where a fix says it. */
const GO_ON = /^.*: correctless next (\S+)$/m;
const OPEN = /audit\/open: audit (\S+) /;

/** A model that follows the skill `caudit`, or `/df:fix`, to the letter; it types only commands that its context told it to type. */
export function auditOrchestrator(options: AuditOrchestration = {}): Script {
  const dispatch = options.dispatch ?? ((calls) => calls.map(agentTool));
  return (request) => {
    if (turn(request) > MOST_TURNS) throw new Error(`the audit did not end in ${MOST_TURNS} turns`);
    if (turn(request) === 0)
      return bash(
        request,
        `${options.first ?? 'correctless audit start'} ${commandArguments(request)}`.trim(),
      );
    const results = lastToolResults(request);
    const output = results.map((result) => result.text).join('\n');
    const audit = auditIn(wholeContext(request));
    if (audit === undefined) return say(output);
    const next = (): ModelReply => bash(request, `correctless next ${audit}`);
    if (results.at(-1)?.tool !== 'Bash') return next();
    switch (stateOf(output)) {
      case 'dispatch': {
        const calls = dispatch(agentCalls(output));
        return calls.length === 0 ? next() : call(...calls);
      }
      case 'ask': {
        const commands = options.answer?.(output) ?? [];
        if (commands.length === 0) throw new Error(`nobody answers:\n${output}`);
        return call(...commands.map((command) => tool('Bash', { command, description: command })));
      }
      case 'wait':
        return next();
      case 'done':
        return say(output.slice(output.indexOf('state: done') + 'state: done'.length).trim());
      case undefined:
      default:
        // The start, a decision, or a failure: the skill goes on after the first two.
        return results.some(({ isError }) => isError) && !OPEN.test(output) ? say(output) : next();
    }
  };
}

/** What the program called the audit, when it started or found it open. */
function auditIn(context: string): string | undefined {
  return [AUDIT, OPEN, GO_ON].map((one) => one.exec(context)?.[1]).find((name) => name !== undefined);
}

function commandArguments(request: ModelRequest): string {
  return /<command-args>([\s\S]*?)<\/command-args>/.exec(firstUserText(request))?.[1]?.trim() ?? '';
}

function bash(request: ModelRequest, command: string): ModelReply {
  const told = command
    .split(' ')
    .slice(0, command.startsWith('correctless audit') ? 3 : 2)
    .join(' ');
  if (!wholeContext(request).includes(told)) throw new Error(`nothing told the model to run \`${told}\``);
  return call(tool('Bash', { command, description: command, timeout: 300_000 }));
}
