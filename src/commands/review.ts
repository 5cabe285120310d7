import type { Command } from './line/command.ts';
import { PLAN_FLAGS } from './plan/plan-request.ts';
import { RUN_FLAGS } from './run/run-options.ts';

export const reviewCommand: Command = {
  name: 'review',
  summary:
    'Reviews a change from a shell, with your own Claude Code: plans, calls the agents, prints the report',
  usage:
    '[TARGET | --staged | --uncommitted] [--deep | --quick | --lenses LENS,…] [--yes] [--no-rules] [--open] [--resume RUN] [--format F] [--output FILE] [--fail-on LEVEL] [-- PATH…]',
  flags: [...RUN_FLAGS, ...PLAN_FLAGS],
  takes: { least: 0, most: 1000, paths: true },
  details: `TARGET is what \`correctless plan\` takes: a branch, a commit, A..B, '#123' or the address of a pull request; without one, the
branch you are on with its uncommitted work. Says on stderr what is reviewed and what it will take, then one line for each agent at work
(one line for each event if stderr is not a terminal), and at the end where the report is as a page.
Ends as the stored run says: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete or cut off, 4 no client or no login,
130 Ctrl-C. Whatever stopped it, \`--resume RUN\` goes on, and what is stored is not done again. Without Claude Code:
\`correctless plan --capture manual\`. What the client is given and what it may do: docs/headless.md.`,
  run: async (input) => (await import('./run/run-review.ts')).reviewAction(input),
};
