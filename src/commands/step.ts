import { stepBegins } from '../gather/step-base.ts';
import { openRepository } from '../io/git/repository.ts';
import { Failure, FAILURES } from '../kernel/failure.ts';
import { failureText, type Outcome } from '../kernel/outcome.ts';
import type { StepVerdict } from '../steps/check-step.ts';
import type { Command, Input } from './line/command.ts';
import { didYouMean } from './line/did-you-mean.ts';
import { checkedStep, stepFiles, verdictOfFailure } from './step/step-question.ts';

export const stepCommand: Command = {
  name: 'step',
  summary:
    "Checks an executor's claim about one step of a plan: the step's mode, scope and files, and git's own account",
  usage:
    'check|plan|begin --step FILE|- --result FILE|- [--base REV] [--allow PATHSPEC…] [--exclude PATHSPEC…] [--capture hooks|manual]',
  flags: [
    { name: 'step', type: 'string', value: 'FILE|-', summary: 'the step as JSON (schemas/step.schema.json)' },
    {
      name: 'result',
      type: 'string',
      value: 'FILE|-',
      summary: "the executor's whole reply (schemas/execute-step.schema.json)",
    },
    {
      name: 'base',
      type: 'string',
      value: 'REV',
      summary:
        'what the executor started from, a commit or what begin printed: the claim must agree with what git says changed since',
    },
    {
      name: 'allow',
      type: 'string',
      value: 'PATHSPEC',
      multiple: true,
      summary: 'paths the step may change, in gitignore syntax',
    },
    {
      name: 'exclude',
      type: 'string',
      value: 'PATHSPEC',
      multiple: true,
      summary: 'paths no step may change, in gitignore syntax',
    },
    {
      name: 'capture',
      type: 'string',
      value: 'hooks|manual',
      summary:
        'of plan: who delivers the validator’s reply, the client’s hooks (default) or `correctless reply`',
    },
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `check: stdout is always exactly one JSON object {valid, reason} (schemas/validate-plan.schema.json), whatever was handed
over; stderr names the broken rule, or says why something could not be read. Status 0 is valid, 3 is invalid or unreadable input; with
the other statuses of a refusal or of the environment the verdict is invalid too. Rules and their order: docs/steps.md.
begin is run before the executor: it prints one line for --base, with the commit and hashes of git's settings, hooks and info/, which no step may change.
plan checks the same. Without an objection it makes a run, in which the agent execute-step-validator judges what a program
cannot: stdout ends with "run: RUN", and \`correctless next RUN\` goes on. Otherwise stdout is "state: done" and the verdict,
no agent is called, and the status is 0, as that of next.`,
  run: async (input) => {
    const action = actionOf(input);
    if (action === 'plan') return (await import('./step/step-plan.ts')).planStepCheck(input);
    if (action === 'begin')
      return { status: 0, stdout: `${await stepBegins(await openRepository(input.cwd))}\n` };
    const files = stepFiles(input);
    try {
      return outcomeOfVerdict((await checkedStep(input, files)).verdict);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return unreadable(error);
    }
  },
};

const ACTIONS = ['check', 'plan', 'begin'] as const;

function actionOf({ positionals: [action = ''] }: Input): (typeof ACTIONS)[number] {
  const known = ACTIONS.find((one) => one === action);
  if (known !== undefined) return known;
  throw new Failure('usage/bad-value', `correctless step cannot "${action}"`, {
    hint: `${didYouMean(action, ACTIONS)}see: correctless step --help`,
  });
}

function outcomeOfVerdict({ valid, reason, rule }: StepVerdict): Outcome {
  const stdout = `${JSON.stringify({ valid, reason })}\n`;
  return { status: valid ? 0 : 3, stdout, ...(rule === undefined ? {} : { stderr: `rule: ${rule}\n` }) };
}

function unreadable(failure: Failure): Outcome {
  const stdout = `${JSON.stringify(verdictOfFailure(failure))}\n`;
  return { status: FAILURES[failure.code], stdout, stderr: failureText(failure) };
}
