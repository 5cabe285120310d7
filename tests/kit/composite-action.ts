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

/**
 * Runs the script of one step as a GitHub runner does: written to a file, by `bash --noprofile --norc -eo pipefail`, with files for
 * outputs and the summary.
 *
 * @param values what the runner would put in the place of each `${{ … }}` of the step's `env`, written by hand
 */
export function runStep(
  step: ActionStep,
  values: Readonly<Record<string, string>>,
  place: { readonly scratch: string; readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Stepped {
  const { scratch, cwd } = place;
  mkdirSync(join(scratch, 'runner'), { recursive: true });
  const files = { GITHUB_OUTPUT: join(scratch, 'output'), GITHUB_STEP_SUMMARY: join(scratch, 'summary') };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const script = join(scratch, 'step.sh');
  writeFileSync(script, step.run ?? '');
  const own = Object.entries(step.env ?? {}).map(([name, text]) => [name, resolved(String(text), values)]);
  const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
    cwd,
    encoding: 'utf8',
    env: {
      ...{ PATH: process.env['PATH'] ?? '', HOME: scratch, RUNNER_TEMP: join(scratch, 'runner'), ...files },
      ...place.env,
      ...(Object.fromEntries(own) as Record<string, string>),
    },
  });
  const [summary, output] = [
    readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
    readFileSync(files.GITHUB_OUTPUT, 'utf8'),
  ];
  const outputs = output.split('\n').flatMap((line) => {
    const [, name, value] = /^([\w-]+)=(.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  return { status, log: stdout + stderr, summary, outputs: Object.fromEntries(outputs) };
}

function resolved(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
    const value = values[expression];
    if (value === undefined) throw new Error(`the test does not say what \${{ ${expression} }} is`);
    return value;
  });
}
