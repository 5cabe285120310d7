import { Failure } from '../kernel/failure.ts';
import { didYouMean } from './line/did-you-mean.ts';
import type { Command, Flag } from './line/command.ts';
import { PLAN_FLAGS } from './plan/plan-request.ts';
import { RUN_FLAGS, refuseGiven } from './run/run-options.ts';

const ACTIONS = ['review', 'audit', 'fix'];

const AUDIT_FLAGS: readonly Flag[] = [
  {
    name: 'chunking',
    type: 'boolean',
    summary: 'of an audit: review fixes that are over the budget in several packets',
  },
];

const FIX_FLAGS: readonly Flag[] = [
  { name: 'all', type: 'boolean', summary: 'of a fix: every finding that the report lists' },
];

export const runCommand: Command = {
  name: 'run',
  summary: 'Runs a whole review (the same as `correctless review`) audit or fix with your own Claude Code',
  usage: `review [TARGET | --staged | --uncommitted] … | audit [PRESET] [changed|all] … | fix RUN [F1 F2 … | --all] [--resume RUN] [--open] [--format F] [--output FILE] [--fail-on LEVEL] [--max-agents N] [--max-bytes N] [--max-tokens N] [--budget-usd X] [--model MODEL] [-- PATH…]`,
  flags: [...RUN_FLAGS, ...PLAN_FLAGS, ...AUDIT_FLAGS, ...FIX_FLAGS],
  takes: { least: 1, most: 1000, paths: true },
  details: `review takes what \`correctless plan\` takes; audit what \`correctless audit start\` takes, and asks nobody: it fixes what is
confirmed and defers the rest; fix what \`correctless fix\` takes. All plan first, say what it will take, refuse over the caps with nothing started, and then run
\`claude -p\` with this plugin. Progress goes to stderr: a line for each agent at work on a terminal, else a line for each event.
Ends as the stored run says, whatever the client's status was: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete
or cut off, 4 no client, 130 Ctrl-C. Ctrl-C, a killed client and a budget that is used up leave a run that \`--resume RUN\` goes on with;
what is stored is not done again. What the client is given and what it may do: docs/headless.md.`,
  run: async (input) => {
    const [action = ''] = input.positionals;
    if (action === 'review') {
      const { reviewAction } = await import('./run/run-review.ts');
      refuseGiven({ ...input, positionals: [], paths: [] }, ['chunking'], 'is about audits');
      return reviewAction({ ...input, positionals: input.positionals.slice(1) });
    }
    if (action === 'fix') return (await import('./run/run-audit.ts')).fixesAction(input);
    if (action === 'audit') return (await import('./run/run-audit.ts')).auditAction(input);
    throw new Failure('usage/bad-value', `correctless run cannot "${action}"`, {
      hint: `${didYouMean(action, ACTIONS)}one of: ${ACTIONS.join(', ')}`,
    });
  },
};
