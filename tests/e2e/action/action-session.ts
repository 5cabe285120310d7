import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepareStep, readAction, type ActionStep, type Stepped } from '../../kit/composite-action.ts';
import type { Session } from '../harness/session.ts';
import { ROOT } from '../review/review-session.ts';

/** What a workflow says to the action, beside what every test here says. */
export type ActionInputs = Readonly<
  Partial<Record<'anthropic-api-key' | 'fail-on' | 'max-agents' | 'shard' | 'target', string>>
>;

/** What the action left: of each step that was run, in order, and of all of them. */
export type Acted = {
  readonly steps: ReadonlyMap<string, Stepped>;
  readonly status: number | null;
  readonly summary: string;
  /** Those of action.yml. */
  readonly outputs: Readonly<Record<string, string>>;
};

export const KEY = 'sk-ant-key-of-the-action';

/** The conditions of steps, decided by hand: the client is on PATH, and nothing is posted or uploaded. */
const CONDITIONS: Readonly<Record<string, boolean>> = {
  "inputs.client-version != '' && steps.ready.outputs.lacking == ''": false,
  "inputs.post == 'true' && steps.report.outputs.sarif != '' && github.event.pull_request.number": false,
  "!cancelled() && inputs.upload-sarif == 'true' && steps.report.outputs.sarif != ''": false,
};

/**
 * Runs the steps of action.yml one after the other as a runner does, up to the first that fails: the shipped program, the real
 * client on PATH, and no key but the one that a step is handed.
 *
 * @param range the two commits of the pull request
 */
export async function act(
  session: Session,
  scratch: string,
  range: readonly [base: string, head: string],
  inputs: ActionInputs,
): Promise<Acted> {
  const steps = new Map<string, Stepped>();
  const { runs, outputs } = readAction(join(ROOT, 'action.yml'));
  for (const [index, step] of runs.steps.entries()) {
    if (step.if !== undefined && !isMet(step.if)) continue;
    const folder = join(scratch, String(index));
    mkdirSync(folder, { recursive: true });
    const done = await actStep(session, step, folder, { ...expressions(range, inputs), ...outputsOf(steps) });
    steps.set(step.id ?? step.name ?? '', done);
    if (done.status !== 0) break;
  }
  return {
    steps,
    status: [...steps.values()].at(-1)?.status ?? null,
    summary: [...steps.values()].map(({ summary }) => summary).join(''),
    outputs: Object.fromEntries(
      Object.entries(outputs).map(([name, { value }]) => [name, firstOf(value, outputsOf(steps))]),
    ),
  };
}

/** What `${{ a || b }}` is: the first that is not empty. */
function firstOf(value: string, outputs: Readonly<Record<string, string>>): string {
  const [, expression = ''] = /^\$\{\{ (.*) \}\}$/.exec(value) ?? [];
  const named = expression.split(' || ').map((name) => {
    if (!/^steps\.[\w-]+\.outputs\.\w+$/.test(name)) throw new Error(`"${name}" is no output of a step`);
    return outputs[name] ?? '';
  });
  return named.find((one) => one !== '') ?? '';
}

async function actStep(
  session: Session,
  step: ActionStep,
  folder: string,
  values: Readonly<Record<string, string>>,
): Promise<Stepped> {
  const { command, env, left } = prepareStep(step, values, folder);
  const given = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const { status, stdout, stderr } = await session.program(
    ...['env', '-u', 'ANTHROPIC_API_KEY', ...given],
    ...command,
  );
  return left({ status, log: stdout + stderr });
}

function isMet(condition: string): boolean {
  const met = CONDITIONS[condition];
  if (met === undefined) throw new Error(`the test does not say whether "${condition}" is met`);
  return met;
}

function expressions([base, head]: readonly [string, string], inputs: ActionInputs): Record<string, string> {
  const key = inputs['anthropic-api-key'] ?? KEY;
  return {
    "inputs.anthropic-api-key != ''": String(key !== ''),
    'github.event.pull_request.head.repo.fork == true': 'false',
    'inputs.client-version': '',
    'github.action_path': ROOT,
    'inputs.anthropic-api-key': key,
    'inputs.target': inputs.target ?? '',
    'github.event.pull_request.base.sha || github.event.before': base,
    'github.event.pull_request.head.sha || github.sha': head,
    'github.event.repository.default_branch': 'main',
    // An output that a step does not write is empty.
    'steps.review.outputs.reason': '',
    'inputs.fail-on': inputs['fail-on'] ?? 'important',
    'inputs.max-agents': inputs['max-agents'] ?? '60',
    'inputs.budget-usd': '10',
    'inputs.deep': 'false',
    'inputs.shard': inputs.shard ?? '',
  };
}

/** As a runner has them: an output that was not set is empty. */
function outputsOf(steps: ReadonlyMap<string, Stepped>): Record<string, string> {
  const set = [...steps].flatMap(([id, { outputs }]) =>
    Object.entries(outputs).map(([name, value]) => [`steps.${id}.outputs.${name}`, value] as const),
  );
  const unset = [
    'ready.outputs.lacking',
    'review.outputs.run',
    'review.outputs.status',
    'report.outputs.sarif',
  ];
  return { ...Object.fromEntries(unset.map((name) => [`steps.${name}`, ''])), ...Object.fromEntries(set) };
}
