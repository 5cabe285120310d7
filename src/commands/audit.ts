import { Failure } from '../kernel/failure.ts';
import type { Outcome } from '../kernel/outcome.ts';
import type { Command, Input } from './line/command.ts';
import { didYouMean } from './line/did-you-mean.ts';

const ACTIONS = ['start', 'triage', 'answer', 'status', 'stop', 'finish'] as const;
type Action = (typeof ACTIONS)[number];

export const auditCommand: Command = {
  name: 'audit',
  summary: 'Starts an audit in rounds, takes the user’s decisions about it, shows it, stops it, closes it',
  usage:
    'start|triage|answer|status|stop|finish … [--auto] [--yes] [--chunking] [--capture hooks|manual] [--reason TEXT] [--merge [--unreviewed]] [--json] [-- PATH…]',
  flags: [
    {
      name: 'auto',
      type: 'boolean',
      summary: 'of start: ask nobody; fix what is confirmed, critical or high; defer the rest',
    },
    { name: 'yes', type: 'boolean', summary: 'of start: also audit more than 50 files' },
    {
      name: 'chunking',
      type: 'boolean',
      summary: 'of start: review fixes that are over the budget in several packets, each hunk in one',
    },
    {
      name: 'capture',
      type: 'string',
      value: 'hooks|manual',
      summary: 'of start: who delivers the replies: the client’s hooks (default) or `correctless reply`',
    },
    { name: 'reason', type: 'string', value: 'TEXT', summary: 'of triage defer|dispute and of stop: why' },
    { name: 'merge', type: 'boolean', summary: 'of finish: merge the branch into the one checked out' },
    {
      name: 'unreviewed',
      type: 'boolean',
      summary: 'of finish --merge: also merge what no fix review has seen',
    },
    { name: 'json', type: 'boolean', summary: 'of start and status: the answer as JSON on stdout' },
  ],
  takes: { least: 1, most: 1000, paths: true },
  details: `start [PRESET] [changed|all] [-- PATH…]: PRESET is qa (default), hacker, perf, ux or custom. Without a scope,
what changed since the default branch. Ends with "audit: AUDIT"; \`correctless next AUDIT\` goes on.
triage AUDIT fix|defer|dispute ID… : what is to become of findings; \`all\` means those that are left. Plain arguments.
answer AUDIT continue|stop: whether to go on where rounds bring findings back or find more instead of less.
status [AUDIT]: how far it is; changes nothing. stop AUDIT --reason TEXT: ends it as it is.
finish AUDIT: closes an audit that has ended: removes its work tree, puts its refs away, merges only with --merge. Nothing
is ever pushed. An audit that did not converge says so there and in the merge; a fix that no fix review has seen is merged
only with --unreviewed. \`correctless verdict AUDIT\`: 0 converged and nothing grave left, 1 critical or high not fixed, 2
over the packet budget, 3 anything else. Files and refs: docs/audits.md.`,
  run: async (input) => {
    const [action = ''] = input.positionals;
    const known = ACTIONS.find((one) => one === action);
    if (known !== undefined) return runAction(known, input);
    throw new Failure('usage/bad-value', `correctless audit cannot "${action}"`, {
      hint: `${didYouMean(action, ACTIONS)}one of: ${ACTIONS.join(', ')}`,
    });
  },
};

async function runAction(action: Action, input: Input): Promise<Outcome> {
  switch (action) {
    case 'start':
      return (await import('./audit/audit-start.ts')).startAction(input);
    case 'triage':
      return (await import('./audit/audit-answers.ts')).triageAction(input);
    case 'answer':
      return (await import('./audit/audit-answers.ts')).answerAction(input);
    case 'status':
      return (await import('./audit/audit-status.ts')).statusAction(input);
    case 'stop':
      return (await import('./audit/audit-answers.ts')).stopAction(input);
    case 'finish':
      return (await import('./audit/audit-answers.ts')).finishAction(input);
  }
}
