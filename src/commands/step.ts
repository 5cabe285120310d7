import { stepBegins } from '../gather/step-base.ts';
import { openRepository } from '../io/git/repository.ts';
import { Failure, FAILURES } from '../kernel/failure.ts';
import { failureText, type Outcome } from '../kernel/outcome.ts';
import type { StepVerdict } from '../steps/check-step.ts';
import type { Command } from './line/command.ts';
import { captureFlag } from './line/capture.ts';
import { actionOf } from './line/choice.ts';
import { checkedStep, stepFiles, verdictOfFailure } from './step/step-question.ts';

export const stepCommand: Command = {
  name: 'step',
  summary:
    "Checks an executor's claim about one step of a plan: mode, scope, files, and what git says changed",
  usage:
    'check|plan|begin --step FILE|- --result FILE|- [--base REV] [--allow PATHSPEC…] [--exclude PATHSPEC…] [--capture hooks|manual]',
  flags: {
    'step FILE|-': 'the step as JSON (schemas/step.schema.json)',
    'result FILE|-': "the executor's whole reply (schemas/execute-step.schema.json)",
    'base REV':
      'where the executor started, a commit or the line that begin printed: the claim must agree with what git says changed since',
    'allow PATHSPEC …': 'paths that the step may change, in gitignore syntax',
    'exclude PATHSPEC …': 'paths that no step may change, in gitignore syntax',
    ...captureFlag('for plan: '),
  },
  takes: { least: 1, most: 1, paths: false },
  details: `check prints exactly one JSON object {valid, reason} on stdout (schemas/validate-plan.schema.json), whatever the input. Stderr names
the broken rule, or says why something could not be read. Exit status: 0 valid, 3 invalid or unreadable input. With any other status
(refused, environment), the verdict is invalid too. Rules and their order: docs/steps.md.
begin runs before the executor. It prints one line for --base: the commit, and hashes of git's settings, hooks and info/, which no step
may change.
plan makes the same checks. Without an objection, it makes a run in which the agent execute-step-validator judges what a program
cannot: stdout ends with "run: RUN", and \`correctless next RUN\` continues. With an objection, stdout is "state: done" and the verdict,
no agent is called, and the status is 0, as for next.`,
  run: async (input) => {
    const action = actionOf('step', input, ['check', 'plan', 'begin']);
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

function outcomeOfVerdict({ valid, reason, rule }: StepVerdict): Outcome {
  const stdout = `${JSON.stringify({ valid, reason })}\n`;
  return { status: valid ? 0 : 3, stdout, ...(rule === undefined ? {} : { stderr: `rule: ${rule}\n` }) };
}

function unreadable(failure: Failure): Outcome {
  const stdout = `${JSON.stringify(verdictOfFailure(failure))}\n`;
  return { status: FAILURES[failure.code], stdout, stderr: failureText(failure) };
}
