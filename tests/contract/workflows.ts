import { parse } from 'yaml';
import type { ActionStep } from '../kit/composite-action.ts';
import type { ProjectFile } from './project-files.ts';

type Job = {
  readonly if?: string;
  readonly permissions?: unknown;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly ActionStep[];
};

export type Workflow = {
  readonly on: unknown;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
};

/** The permissions to write that a review job needs. */
const WRITABLE: readonly string[] = ['pull-requests', 'security-events'];

/** What is wrong with a workflow, as `path: what`. */
export function workflowDefects({ path, text }: ProjectFile): string[] {
  const { on, permissions, jobs } = parse(text) as Workflow;
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(on ?? {});
  const defects = [
    ...events
      .filter((one) => /^(pull_request_target|workflow_run)$/.test(one))
      .map((one) => `runs on ${one}`),
    ...(permissions === undefined ? ['no permissions at the top: the repository’s default counts'] : []),
    ...grants(permissions),
    ...(pullsWithReview(on, jobs) ? reviewDefects(on) : []),
    ...Object.entries(jobs).flatMap(([name, job]) => jobDefects(job).map((what) => `${name}: ${what}`)),
  ];
  return defects.map((what) => `${path}: ${what}`);
}

function pullsWithReview(on: unknown, jobs: Workflow['jobs']): boolean {
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  return (
    typesOfPulls(on) !== undefined && steps.some(({ uses = '' }) => uses.startsWith('OWNER/correctless'))
  );
}

/** The event types that start a workflow on pull requests; undefined if none do. */
function typesOfPulls(on: unknown): readonly string[] | undefined {
  if (on === 'pull_request') return [];
  if (typeof on !== 'object' || on === null || !('pull_request' in on)) return undefined;
  return (on.pull_request as { types?: readonly string[] } | null)?.types ?? [];
}

/** A check belongs to a commit. It must run again if the pull request gets another base. */
function reviewDefects(on: unknown): string[] {
  return ['synchronize', 'reopened', 'edited']
    .filter((type) => typesOfPulls(on)?.includes(type) !== true)
    .map((type) => `reviews pull requests, but not when one is ${type}`);
}

function jobDefects(job: Job): string[] {
  return [
    // A later event that skips the job replaces a failed check on the same commit, and a skipped check counts as passed.
    ...(/github\.event\.(?:label|action|changes)\b/.test(job.if ?? '')
      ? ['is skipped by the event that came']
      : []),
    ...grants(job.permissions),
    ...(job['timeout-minutes'] === undefined && (job.steps ?? []).length > 1 ? ['no timeout-minutes'] : []),
    ...(job.steps ?? []).flatMap(stepDefects),
  ];
}

function grants(permissions: unknown): string[] {
  if (permissions === undefined) return [];
  if (typeof permissions === 'string') return [`permissions: ${permissions}`];
  return Object.entries(permissions ?? {})
    .filter(([name, level]) => level === 'write' && !WRITABLE.includes(name))
    .map(([name]) => `${name}: write`);
}

/** What is wrong with a step of a workflow or an action. */
export function stepDefects({ uses = '', run = '', env = {}, with: inputs = {} }: ActionStep): string[] {
  const keys = Object.entries(env).filter(([, value]) =>
    /\bsecrets\.|\binputs\.anthropic-api-key\s*\}/.test(String(value)),
  );
  return [
    ...(run.includes('${{') ? ['an expression in a script: hand it over by env'] : []),
    ...(keys.length > 0 && !/\bcorrectless run (?:review|audit)\b/.test(run)
      ? ['a key for a step that runs no client']
      : []),
    ...(uses === '' || /^(?:actions\/[\w-]+@v\d+|OWNER\/correctless@main)$/.test(uses)
      ? []
      : [`uses ${uses}`]),
    ...(/^actions\/checkout@/.test(uses) && inputs['persist-credentials'] !== false
      ? ['checkout leaves the token in .git/config']
      : []),
    // Later runs of a pull request restore what its earlier runs cached.
    ...(/^actions\/cache\b/.test(uses) && /\.correctless/.test(String(inputs['path']))
      ? ['a cache of runs']
      : []),
  ];
}
