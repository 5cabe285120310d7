import { readFileSync } from 'node:fs';
import type { Lab } from './lab.ts';
import { callIn, type Offered } from './made-run.ts';

/** What the client writes to the hooks over one call of an agent, in order. */
export type CallEvents = { readonly pre: object; readonly stop: object; readonly post: object };

/** @param reply what the agent says at its end */
export function callEvents(cwd: string, { slot, agent, packet }: Offered, reply: object): CallEvents {
  const common = { session_id: 'bench', cwd };
  const call = {
    ...common,
    tool_name: 'Task',
    tool_use_id: `call-${slot}`,
    tool_input: { subagent_type: agent, prompt: `slot ${slot}` },
  };
  const [agent_id, said] = [`agent-${slot.replace('/', '-')}`, JSON.stringify(reply)];
  return {
    pre: { ...call, hook_event_name: 'PreToolUse' },
    stop: {
      ...common,
      hook_event_name: 'SubagentStop',
      agent_id,
      agent_type: agent,
      last_assistant_message: said,
    },
    post: {
      ...call,
      hook_event_name: 'PostToolUse',
      tool_response: {
        status: 'completed',
        prompt: readFileSync(packet, 'utf8'),
        agentId: agent_id,
        content: [{ type: 'text', text: said }],
        totalTokens: 1000,
        totalDurationMs: 1000,
      },
    },
  };
}

/** A call from its beginning to its end. */
export function play(lab: Lab, cwd: string, events: CallEvents): void {
  for (const [hook, event] of Object.entries(events)) callIn(lab, cwd, ['hook', hook], JSON.stringify(event));
}
