import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export type ActionStep = {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly shell?: string;
  readonly env?: Readonly<Record<string, unknown>>;
  readonly with?: Readonly<Record<string, unknown>>;
};

type Action = {
  readonly inputs: Readonly<Record<string, { readonly description?: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly ActionStep[] };
};

/** What one step left behind. */
export type Stepped = {
  readonly status: number | null;
  readonly log: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
};

export const readAction = (path: string): Action => parse(readFileSync(path, 'utf8')) as Action;

/** A step that is ready to be run, with what a runner adds to its environment. */
export type PreparedStep = {
  readonly command: readonly [string, ...string[]];
  readonly env: Readonly<Record<string, string>>;
  /** Reads what the step left, once it has ended. */
  readonly left: (ended: { readonly status: number | null; readonly log: string }) => Stepped;
};

/**
 * Prepares the script of one step as a GitHub runner does: written to a file, for `bash --noprofile --norc -eo pipefail`, with
 * files for outputs and the summary.
 *
 * @param values what the runner would put in the place of each `${{ … }}` of the step's `env`, written by hand
 */
export function prepareStep(
  step: ActionStep,
  values: Readonly<Record<string, string>>,
  scratch: string,
): PreparedStep {
  const runner = join(scratch, 'runner');
  mkdirSync(runner, { recursive: true });
  const files = { GITHUB_OUTPUT: join(scratch, 'output'), GITHUB_STEP_SUMMARY: join(scratch, 'summary') };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const script = join(scratch, 'step.sh');
  writeFileSync(script, step.run ?? '');
  const own = Object.entries(step.env ?? {}).map(([name, text]) => [name, resolved(String(text), values)]);
  return {
    command: ['bash', '--noprofile', '--norc', '-eo', 'pipefail', script],
    env: { RUNNER_TEMP: runner, ...files, ...(Object.fromEntries(own) as Record<string, string>) },
    left: ({ status, log }) => ({
      ...{ status, log, summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8') },
      outputs: outputsIn(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
    }),
  };
}

/** Runs a step that needs nobody of this process. */
export function runStep(
  step: ActionStep,
  values: Readonly<Record<string, string>>,
  place: { readonly scratch: string; readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Stepped {
  const { command, env, left } = prepareStep(step, values, place.scratch);
  const [program, ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: place.cwd,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', HOME: place.scratch, ...place.env, ...env },
  });
  return left({ status, log: stdout + stderr });
}

function outputsIn(text: string): Readonly<Record<string, string>> {
  const outputs = text.split('\n').flatMap((line) => {
    const [, name, value] = /^([\w-]+)=(.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(outputs);
}

function resolved(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
    const value = values[expression];
    if (value === undefined) throw new Error(`the test does not say what \${{ ${expression} }} is`);
    return value;
  });
}
