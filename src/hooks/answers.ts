import type { Outcome } from '../kernel/outcome.ts';

/** What a hook answers the client. The client takes anything else, such as a crash or other output, as "go on". */

export const passThrough: Outcome = { status: 0 };

/** Replaces a tool's input. Whether the tool may run stays the user's and the skill's decision. */
export function replaceInput(input: Readonly<Record<string, unknown>>): Outcome {
  return json({ hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: input } });
}

/** Replaces a look's input with a place that we know is harmless, so nobody is asked for permission. */
export function allowLook(input: Readonly<Record<string, unknown>>): Outcome {
  return json({
    hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'allow', updatedInput: input },
  });
}

/** Refuses a tool call; the caller sees the reason. */
export function deny(reason: string): Outcome {
  return json({
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: 'deny',
      permissionDecisionReason: reason,
    },
  });
}

/** Sends a stopping agent back to work; it sees the reason as its next message. */
export function sendBack(reason: string): Outcome {
  return json({ decision: 'block', reason });
}

/**
 * Replaces an agent's answer with one line, so that the orchestrator never sees the reply itself or an invitation to keep
 * talking to the agent. The client ignores anything but a whole copy of its own response: see docs/notes/client.md.
 */
export function receipt(toolResponse: Readonly<Record<string, unknown>>, line: string): Outcome {
  return json({
    hookSpecificOutput: {
      hookEventName: 'PostToolUse',
      updatedToolOutput: {
        ...toolResponse,
        content: [{ type: 'text', text: line }],
        canContinueAgent: false,
      },
    },
  });
}

function json(value: unknown): Outcome {
  return { status: 0, stdout: `${JSON.stringify(value)}\n` };
}
