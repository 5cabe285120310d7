import {
  apiError,
  call,
  cutAfter,
  say,
  sayAndCall,
  silence,
  tool,
  type ModelReply,
} from '../harness/model-reply.ts';
import type { AgentTurn, ScriptedAgent, ScriptedAgents } from '../harness/script.ts';
import type { Cell } from './fault-table.ts';

const MEGABYTE = 1024 * 1024;
const look = tool('Read', { file_path: 'README.md' });

export function agentNamed(agents: ScriptedAgents, name: string): ScriptedAgent {
  const agent = agents[name];
  if (agent === undefined) throw new Error(`nobody plays ${name}`);
  return agent;
}

/** The agent, with the cell's fault in place of its answer. It does what else it would: its looks, its writing. */
export function failing(cell: Cell | undefined, agent: ScriptedAgent): ScriptedAgent {
  if (cell === undefined) return agent;
  const { fault } = cell;
  return async (now) => {
    const instead = insteadOfWork(fault, now, async () => answerText(agent, now));
    if (instead !== undefined) return instead;
    const reply = await agent(now);
    if (reply.kind !== 'message' || reply.calls.length > 0) return reply;
    return say(spoilt(fault, reply.text));
  };
}

/** What it would say in the end. */
async function answerText(agent: ScriptedAgent, now: AgentTurn): Promise<string> {
  const reply = await agent({ ...now, turn: 99 });
  if (reply.kind !== 'message') throw new Error(`the agent ${now.agent} has no answer`);
  return reply.text;
}

/** Faults of the connection, at which it comes to no answer. */
function insteadOfWork(
  fault: string,
  { turn }: AgentTurn,
  answer: () => Promise<string>,
): ModelReply | Promise<ModelReply> | undefined {
  const code = /^API (\d+)$/.exec(fault)?.[1];
  if (code !== undefined) return apiError(Number(code));
  if (fault === 'never answers') return silence();
  if (fault === 'connection cut in the middle')
    return answer().then((text) => cutAfter(text.slice(0, text.length / 2)));
  if (fault === 'partial output')
    return turn === 0 ? answer().then((text) => sayAndCall(text, look)) : cutAfter('And');
  // A tool that no agent has: no hook is asked about it.
  return fault === 'no turns left' ? call(tool('Bash', { command: 'true' })) : undefined;
}

/** A good answer made a bad one: an object, or the fix reviewer's list. */
const SPOILING: Readonly<Record<string, (good: string, isList: boolean) => string>> = {
  'says nothing': () => '',
  prose: () => 'I looked at everything and it is fine. Approve!',
  'broken JSON': (good, isList) => (isList ? '[{"id": "FD-001", ' : good.slice(0, -1)),
  'JSON of another shape': (_, isList) => (isList ? '{}' : '{"verdict":"approve"}'),
  'an example before the answer': (good, isList) => `The form is ${isList ? '[]' : '{}'}.\n${good}`,
  'a key twice': (good, isList) =>
    isList ? '[{"id":"FD-001","id":"FD-002"}]' : `${good.slice(0, -1)},${good.slice(1)}`,
  'a reply of 4 MB': (good) => `${good.slice(0, 1)}${' '.repeat(4 * MEGABYTE)}${good.slice(1)}`,
  'the reply of another slot': (good, isList) =>
    isList ? '{"slot":"zzzz/9"}' : withMember(good, 'slot', 'zzzz/9'),
  'a nonce of its own': (good, isList) =>
    isList ? `[{"nonce":"${'0'.repeat(32)}"}]` : withMember(good, 'nonce', '0'.repeat(32)),
};

function spoilt(fault: string, good: string): string {
  const spoil = SPOILING[fault];
  if (spoil === undefined) throw new Error(`${fault} is no way to answer`);
  return spoil(good, good.startsWith('['));
}

function withMember(good: string, name: string, value: string): string {
  return JSON.stringify({ ...(JSON.parse(good) as object), [name]: value });
}
