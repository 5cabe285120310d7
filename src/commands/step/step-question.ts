import { resolve } from 'node:path';
import type { Step, Verdict } from '../../contracts/replies/step.ts';
import { baseRevision, changedConfiguration, readingOf, refuseLaterBase } from '../../gather/step-base.ts';
import { readStepFacts, type StepFactsRequest } from '../../gather/step-facts.ts';
import { readInput } from '../../io/files/bounded-input.ts';
import { writtenAt } from '../../io/files/written-at.ts';
import { openRepository } from '../../io/git/repository.ts';
import { Failure } from '../../kernel/failure.ts';
import { decodeReply } from '../../replies/decode-reply.ts';
import { parseReply } from '../../replies/parse-reply.ts';
import { checkStep, type StepQuestion, type StepVerdict } from '../../steps/check-step.ts';
import { readStepResult } from '../../steps/read-step-result.ts';
import type { StepFacts } from '../../steps/step-facts.ts';
import type { Input } from '../line/command.ts';

/** The program's verdict; and what it is about, unless the result could not even be read. */
export type CheckedStep = { readonly verdict: StepVerdict; readonly question?: StepQuestion };

export type StepFiles = { readonly step: string; readonly result: string };

/** Throws `usage/…` when one is not given, or both are standard input. */
export function stepFiles({ option }: Input): StepFiles {
  const [step, result] = [option('step'), option('result')];
  if (step === undefined || result === undefined) {
    const missing = step === undefined ? 'step' : 'result';
    throw new Failure('usage/missing-argument', `a step check needs --${missing} FILE`, {
      hint: 'see: correctless step --help',
    });
  }
  if (step !== '-' || result !== '-') return { step, result };
  throw new Failure('usage/bad-value', '--step - and --result - cannot both be standard input', {
    hint: 'put the step into a file',
  });
}

/**
 * Reads the step, the result and, with `--base`, what git says, and has them checked.
 *
 * @throws refused/* for a step that is none, usage/*, scope/*, config/*, environment/*
 */
export async function checkedStep(input: Input, files: StepFiles): Promise<CheckedStep> {
  const step = await readStep(input, files.step);
  const read = await readStepResult(await textOf(input, 'reply', files.result));
  if (read.kind === 'rejected') return { verdict: read.verdict };
  const { result } = read;
  const paths = { allow: input.options('allow'), exclude: input.options('exclude') };
  const base = input.option('base');
  const facts =
    base === undefined
      ? { ...paths, git: undefined }
      : await factsSince(input, { ...paths, base, patch: result.patch }, files.step);
  const question: StepQuestion = { step, result, facts };
  return { verdict: checkStep(question), question };
}

async function factsSince(input: Input, request: StepFactsRequest, step: string): Promise<StepFacts> {
  const repository = await openRepository(input.cwd);
  const base = baseRevision(request.base);
  const written = step === '-' ? undefined : await writtenAt(resolve(input.cwd, step));
  if (written !== undefined) await refuseLaterBase(repository, base, written);
  const { overruling, reservations } = await readingOf(repository, request.base);
  const facts = await readStepFacts(repository, { ...request, base, overruling });
  return { ...facts, reservations, setUp: await changedConfiguration(repository, request.base) };
}

/** Whoever reads stdout only is not left without a verdict: what cannot be checked is not valid. */
export function verdictOfFailure({ code, message }: Failure): Verdict {
  return { valid: false, reason: `${code}: ${message}` };
}

async function readStep(input: Input, file: string): Promise<Step> {
  return parseReply('step', await textOf(input, 'step', file), { fence: false });
}

async function textOf({ stdin, cwd }: Input, kind: 'step' | 'reply', file: string): Promise<string> {
  return decodeReply(await readInput(kind, { file, cwd, stdin }));
}
