import { commitNamed } from '../../gather/target/revisions.ts';
import { baseRevision } from '../../gather/step-base.ts';
import { cacheRoot } from '../../io/own/cache-root.ts';
import { fingerprintRepository } from '../../io/git/on-disk/fingerprint.ts';
import { openRepository } from '../../io/git/repository.ts';
import { snapshotWorkTree } from '../../io/git/on-disk/snapshot.ts';
import type { Verdict } from '../../contracts/replies/step.ts';
import { Failure, FAILURES } from '../../kernel/failure.ts';
import { failureText, type Outcome } from '../../kernel/outcome.ts';
import { verdictLine } from '../../review/ending/finish-step.ts';
import { NO_BASE } from '../../review/ending/verdict-basis.ts';
import { planStep } from '../../review/planning/plan-step.ts';
import { capturedBy } from '../line/capture.ts';
import type { Input } from '../line/command.ts';
import { checkedStep, stepFiles, verdictOfFailure } from './step-question.ts';

/**
 * Checks a step and, when the program has no objection, makes a run for the validator's judgement. Without a run it
 * answers with the verdict itself, in the words in which `next` ends a run: no agent is called then.
 */
export async function planStepCheck(input: Input): Promise<Outcome> {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const verdict = verdictOfFailure(error);
    return { ...done(verdict), status: FAILURES[error.code], stderr: failureText(error) };
  }
}

async function planned(input: Input): Promise<Outcome> {
  const files = stepFiles(input);
  const captured = capturedBy(input);
  const repository = await openRepository(input.cwd);
  // Before anything is checked: what changes from here on is noticed when the run ends.
  const fingerprint = await fingerprintRepository(repository);
  const { tree } = await snapshotWorkTree(repository);
  const asked = input.option('base');
  const rev = baseRevision(asked ?? 'HEAD');
  const why = asked === undefined ? NO_BASE : 'the base asked for';
  const base = { ...(await commitNamed(repository, rev)), label: rev, why };
  const head = { sha: null, tree, label: 'work tree', why: 'the work as it is now' };

  const { verdict, question } = await checkedStep(input, files);
  if (!verdict.valid || question === undefined) return done(verdict);
  const step = await planStep({
    ...question,
    repository,
    sides: { base, head },
    fingerprint,
    captured,
    cacheRoot: cacheRoot(input.env),
  });
  if (step.kind === 'too-large') return done({ valid: false, reason: step.reason });
  return { status: 0, stdout: `The program has no objection: ${verdict.reason}\nrun: ${step.file.run}\n` };
}

function done(verdict: Verdict): Outcome {
  return { status: 0, stdout: `state: done\n\n${verdictLine(verdict)}` };
}
