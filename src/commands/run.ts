import { actionOf } from './line/choice.ts';
import type { Command, Flags } from './line/command.ts';
import { PLAN_FLAGS } from './plan/plan-request.ts';
import { RUN_FLAGS, refuseGiven } from './run/run-options.ts';

const AUDIT_FLAGS: Flags = {
  chunking: 'for an audit: review fixes over the budget in several packets',
};

const FIX_FLAGS: Flags = {
  all: 'for a fix: every finding that the report lists',
};

export const runCommand: Command = {
  name: 'run',
  summary: 'Runs a whole review (the same as `correctless review`), audit or fix with your own Claude Code',
  usage: `review [TARGET | --staged | --uncommitted] … | audit [PRESET] [changed|all] … | fix RUN [F1 F2 … | --all] [--resume RUN] [--open] [--format F] [--output FILE] [--fail-on LEVEL] [--max-agents N] [--max-bytes N] [--max-tokens N] [--budget-usd X] [--model MODEL] [-- PATH…]`,
  flags: { ...RUN_FLAGS, ...PLAN_FLAGS, ...AUDIT_FLAGS, ...FIX_FLAGS },
  takes: { least: 1, most: 1000, paths: true },
  details: `review takes what \`correctless plan\` takes. audit takes what \`correctless audit start\` takes, and asks nobody: it fixes confirmed
findings and defers the rest. fix takes what \`correctless fix\` takes.
Each of them plans first, says how many calls that needs, and refuses before anything starts if that is over a limit. Then it runs
\`claude -p\` with this plugin. Progress goes to stderr: a line for each agent at work on a terminal, otherwise a line for each event.
Exit status, from the stored run and not from the client: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete or
interrupted, 4 no client, 130 Ctrl-C. After Ctrl-C, a killed client or a spent budget, --resume RUN continues and repeats nothing
that is stored. What the client gets and may do: docs/headless.md.`,
  run: async (input) => {
    const action = actionOf('run', input, ['review', 'audit', 'fix']);
    if (action === 'review') {
      const { reviewAction } = await import('./run/run-review.ts');
      refuseGiven({ ...input, positionals: [], paths: [] }, ['chunking'], 'is about audits');
      return reviewAction({ ...input, positionals: input.positionals.slice(1) });
    }
    const { auditAction, fixesAction } = await import('./run/run-audit.ts');
    return action === 'fix' ? fixesAction(input) : auditAction(input);
  },
};
