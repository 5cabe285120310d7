import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAction, runStep, type Stepped } from '../kit/composite-action.ts';
import { sampleRepository } from '../kit/sample-repository.ts';
import { TOP } from './project-files.ts';

const { runs } = readAction(join(TOP, 'action.yml'));

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'action-'));
});
afterEach(() => {
  rmSync(scratch, { recursive: true, force: true });
});

function step(idOrName: string, values: Readonly<Record<string, string>>, cwd = scratch): Stepped {
  const found = runs.steps.find(({ id, name }) => id === idOrName || name === idOrName);
  if (found === undefined) throw new Error(`no step "${idOrName}"`);
  return runStep(found, values, { scratch, cwd });
}

/** The inputs of the review step for a pull request, except the location of the program. */
const asked = ([base = '', head = '']: readonly string[]): Record<string, string> => ({
  'inputs.target': '',
  'github.event.pull_request.base.sha || github.event.before': base,
  'github.event.pull_request.head.sha || github.sha': head,
  'github.event.repository.default_branch': 'main',
  'inputs.fail-on': 'important',
  'inputs.max-agents': '60',
  'inputs.budget-usd': '10',
  'inputs.deep': 'false',
  'inputs.shard': '',
  'steps.ready.outputs.lacking': '',
});

const lacking = (range: readonly string[], why: string): Record<string, string> => ({
  ...asked(range),
  'github.action_path': TOP,
  'inputs.anthropic-api-key': '',
  'steps.ready.outputs.lacking': why,
});

describe('a review that cannot be made is never green', () => {
  const readied = (key: boolean, fork: boolean, version = '2.1.330') =>
    step('ready', {
      "inputs.anthropic-api-key != ''": String(key),
      'github.event.pull_request.head.repo.fork == true': String(fork),
      'inputs.client-version': version,
    });

  it('continues with a key', () => {
    expect(readied(true, false)).toMatchObject({ status: 0, summary: '', log: '' });
  });

  it.each([
    [true, 'Pull requests from forks get no secrets, so there is no key for the model.'],
    [false, 'The input anthropic-api-key is empty: is the secret set, for Dependabot too?'],
  ])('without a key (of a fork: %s) it continues, to check whether one is needed', (fork, lacking) => {
    expect(readied(false, fork)).toMatchObject({ status: 0, summary: '', outputs: { lacking } });
  });

  const withoutKey = (changed: string): Stepped => {
    const { top, commit } = sampleRepository();
    const range = [
      commit({ 'a.ts': 'export const a = 1;\n' }),
      commit({ [changed]: '{"lockfileVersion": 3}\n' }),
    ];
    return step('review', lacking(range, 'Pull requests from forks get no secrets.'), top);
  };

  it('says "not reviewed" without a key, and ends with 4', () => {
    const { status, summary, log, outputs } = withoutKey('a.ts');
    expect([status, outputs]).toEqual([4, { status: '4' }]);
    expect(summary).toBe('**Not reviewed.** Pull requests from forks get no secrets.\n');
    expect(log).toContain('::error title=correctless: not reviewed::Pull requests');
  });

  it('a lock file alone needs no key: the change of a bot is reported, and not red', () => {
    const { status, summary, outputs } = withoutKey('package-lock.json');
    expect([status, summary, outputs['status']]).toEqual([0, '', '0']);
    expect(outputs['run']).toMatch(/^[a-z0-9]+$/);
  });

  it('a range that is not there is not reviewed either', () => {
    const { top } = sampleRepository({ 'a.ts': 'export const a = 1;\n' });
    const { status, outputs, summary, log } = step(
      'review',
      lacking(['a'.repeat(40), 'b'.repeat(40)], 'No key.'),
      top,
    );
    expect([status, outputs]).toEqual([4, { status: '4' }]);
    // A key alone would not help, so the reason why planning failed is printed too.
    for (const said of [summary, log])
      expect(said).toMatch(/No key\. And nothing could be planned: `?scope\/unknown-revision: /);
  });

  it.each(['2.1.330; curl x', '$(id)', '../x', 'a b', '@evil/pkg'])('refuses %j for a version', (version) => {
    expect(readied(true, false, version)).toMatchObject({ status: 4 });
  });
});

it('a branch that is pushed for the first time is reviewed since the default branch; a refusal is given as the reason', () => {
  const { top, commit, git } = sampleRepository({ 'a.ts': 'export const a = 1;\n' });
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  const head = commit({ 'package-lock.json': '{"lockfileVersion": 3}\n' });
  const first = (values: Readonly<Record<string, string>>): Stepped =>
    step(
      'review',
      {
        ...asked(['0'.repeat(40), head]),
        'github.action_path': TOP,
        'inputs.anthropic-api-key': 'k',
        ...values,
      },
      top,
    );
  expect(first({}).outputs).toMatchObject({ status: '0' });
  const { outputs } = first({ 'github.event.repository.default_branch': 'trunk' });
  expect(outputs).toMatchObject({ status: '2', run: '' });
  expect(outputs['reason']).toMatch(
    /^scope\/unknown-revision: no branch, tag or commit "origin\/trunk" hint: /,
  );
});

it('what could not be posted is uploaded all the same', () => {
  const upload = runs.steps.find(({ name }) => name === 'Upload to code scanning');
  expect(upload?.if).toMatch(/^!cancelled\(\) && /);
});

describe('how it ends', () => {
  it.each(['0', '1', '2', '3', '4', '70'])('with the status of the review: %s', (status) => {
    expect(step('How it ended', { 'steps.review.outputs.status': status }).status).toBe(Number(status));
  });

  it('without a status it fails', () => {
    expect(step('How it ended', { 'steps.review.outputs.status': '' }).status).not.toBe(0);
  });
});

it('without a report the summary says so, and there is no SARIF to upload', () => {
  const { status, summary, outputs } = step('report', {
    'github.action_path': TOP,
    'steps.review.outputs.run': '',
    'steps.review.outputs.status': '3',
    'steps.review.outputs.reason': 'environment/client-missing: no "claude" on PATH',
  });
  expect(status).toBe(0);
  expect(summary).toContain('**Not reviewed to the end**');
  expect(summary).toContain('status 3: `environment/client-missing: no "claude" on PATH`');
  expect(outputs).toEqual({});
});

it('what a review prints is no command to the runner, and its status is kept', () => {
  const { status, log, outputs } = step('review', {
    // This fake program prints what a hostile branch name might.
    'github.action_path': join(TOP, 'tests', 'kit', 'hostile-action'),
    'inputs.anthropic-api-key': 'sk-ant-not-a-key',
    ...asked(['a'.repeat(40), 'b'.repeat(40)]),
  });
  expect(status).toBe(0);
  expect(outputs).toEqual({ run: 'r7k2ab', status: '3', reason: '' });
  const [, word = ''] = /^::stop-commands::(\S+)$/m.exec(log) ?? [];
  expect(word).toMatch(/^[0-9a-f-]{36}$/);
  const printed = log.slice(log.indexOf('::stop-commands::'), log.indexOf(`\n::${word}::`));
  expect(printed).toContain('::set-output name=run::evil');
  expect(printed).toContain(
    `review ${'a'.repeat(40)}...${'b'.repeat(40)} --fail-on important --max-agents 60`,
  );
});
