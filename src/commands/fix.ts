import { Failure } from '../kernel/failure.ts';
import type { Command } from './line/command.ts';

export const fixCommand: Command = {
  name: 'fix',
  summary:
    'Has findings of a review fixed on a branch of their own, judged, tested and reviewed; brings the fixes over',
  usage: 'RUN [F1 F2 … | --all] [--capture hooks|manual] [--json] | RUN --patch FILE | apply RUN [--json]',
  flags: [
    { name: 'all', type: 'boolean', summary: 'every finding that the report lists' },
    {
      name: 'capture',
      type: 'string',
      value: 'hooks|manual',
      summary: 'who delivers the replies: the client’s hooks (default) or `correctless reply`',
    },
    {
      name: 'patch',
      type: 'string',
      value: 'FILE',
      summary: 'write the verified fixes to FILE as one patch, against what was reviewed',
    },
    { name: 'json', type: 'boolean', summary: 'the answer as JSON on stdout' },
  ],
  takes: { least: 1, most: 1000, paths: false },
  details: `Starts an audit of one round about these findings, or goes on with the one that is open, and prints what \`correctless next\`
prints of it: go on with \`correctless next AUDIT\`. Your HEAD, index, files and branches stay as they are; fixes are commits on
correctless/fix-RUN. What is fixed already is not fixed again. Without findings it tells what became of those asked for before.
Each has one of three answers: fixed and verified; attempted and taken back; not attempted. Ends with status 0 while it is at work
and when all are fixed, 1 when one is not, 3 when an agent did not answer.
apply RUN: the commits onto the branch that was reviewed, if nobody else has moved it; of uncommitted work, the change to the
files, if they are as they were reviewed. Repeated, it says that they are there. JSON of apply: {run, where, brought[], there[]};
otherwise that of \`correctless next\`, or {run, fixes[{id, outcome, why}]} when nothing is at work.`,
  run: async (input) => {
    const actions = await import('./audit/fix-review.ts');
    const [first, run] = input.positionals;
    if (first !== 'apply')
      return input.option('patch') === undefined ? actions.fixAction(input) : actions.patchAction(input);
    if (run !== undefined && input.positionals.length === 2) return actions.applyAction(input, run);
    throw new Failure('usage/missing-argument', 'apply the fixes of which run?', {
      hint: 'correctless fix apply RUN',
    });
  },
};
