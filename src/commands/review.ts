import type { Command } from './line/command.ts';
import { PLAN_FLAGS } from './plan/plan-request.ts';
import { RUN_FLAGS } from './run/run-options.ts';

export const reviewCommand: Command = {
  name: 'review',
  summary:
    'Reviews a change from a shell with your own Claude Code: plans, calls the agents, prints the report',
  usage:
    '[TARGET | --staged | --uncommitted] [--deep | --quick | --lenses LENS,…] [--yes] [--no-rules] [--open] [--resume RUN] [--format F] [--output FILE] [--fail-on LEVEL] [-- PATH…]',
  flags: { ...RUN_FLAGS, ...PLAN_FLAGS },
  takes: { least: 0, most: 1000, paths: true },
  details: `TARGET is the same as for \`correctless plan\`: a branch, a commit, A..B, '#123' or the URL of a pull request. The default is the
current branch with its uncommitted work.
Stderr says what is reviewed and how many calls that needs. Then it shows a line for each agent at work (a line for each event if
stderr is not a terminal), and at the end where the report page is.
Exit status, from the stored run: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete or interrupted, 4 no client or
not logged in, 130 Ctrl-C. --resume RUN continues after any interruption and repeats nothing that is stored.
Without Claude Code: \`correctless plan --capture manual\`. What the client gets and may do: docs/headless.md.`,
  run: async (input) => (await import('./run/run-review.ts')).reviewAction(input),
};
