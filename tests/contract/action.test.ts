import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAction, runStep, type Stepped } from '../kit/composite-action.ts';
import { TOP } from './project-files.ts';

const { runs } = readAction(join(TOP, 'action.yml'));

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'action-'));
});
afterEach(() => {
  rmSync(scratch, { recursive: true, force: true });
});

function step(idOrName: string, values: Readonly<Record<string, string>>): Stepped {
  const found = runs.steps.find(({ id, name }) => id === idOrName || name === idOrName);
  if (found === undefined) throw new Error(`no step "${idOrName}"`);
  return runStep(found, values, { scratch, cwd: scratch });
}

describe('a review that cannot be made is never green', () => {
  const asked = (key: boolean, fork: boolean, version = '2.1.330') =>
    step('ready', {
      "inputs.anthropic-api-key != ''": String(key),
      'github.event.pull_request.head.repo.fork == true': String(fork),
      'inputs.client-version': version,
    });

  it('goes on with a key', () => {
    expect(asked(true, false)).toMatchObject({ status: 0, summary: '', log: '' });
  });

  it('says "not reviewed" of a fork, which gets no secrets', () => {
    const { status, summary, log, outputs } = asked(false, true);
    expect([status, outputs]).toEqual([4, { status: '4' }]);
    expect(summary).toMatch(/^\*\*Not reviewed\.\*\* Pull requests from forks get no secrets/);
    expect(log).toContain('::error title=correctless: not reviewed::');
  });

  it('says that the secret is not set', () => {
    const { status, summary } = asked(false, false);
    expect(status).toBe(4);
    expect(summary).toContain('is the secret set?');
  });

  it.each(['2.1.330; curl x', '$(id)', '../x', 'a b', '@evil/pkg'])('refuses %j for a version', (version) => {
    expect(asked(true, false, version)).toMatchObject({ status: 4 });
  });
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
  });
  expect(status).toBe(0);
  expect(summary).toContain('**Not reviewed to the end**');
  expect(outputs).toEqual({});
});

it('what a review prints is no command to the runner, and its status is kept', () => {
  const { status, log, outputs } = step('review', {
    // The program in its place prints what a hostile branch name might.
    'github.action_path': join(TOP, 'tests', 'kit', 'hostile-action'),
    'inputs.anthropic-api-key': 'sk-ant-not-a-key',
    'inputs.target': '',
    'github.event.pull_request.base.sha || github.event.before': 'a'.repeat(40),
    'github.event.pull_request.head.sha || github.sha': 'b'.repeat(40),
    'inputs.fail-on': 'important',
    'inputs.max-agents': '60',
    'inputs.budget-usd': '10',
    'inputs.deep': 'false',
    'inputs.shard': '',
  });
  expect(status).toBe(0);
  expect(outputs).toEqual({ run: 'r7k2ab', status: '3' });
  const [, word = ''] = /^::stop-commands::(\S+)$/m.exec(log) ?? [];
  expect(word).toMatch(/^[0-9a-f-]{36}$/);
  const printed = log.slice(log.indexOf('::stop-commands::'), log.indexOf(`\n::${word}::`));
  expect(printed).toContain('::set-output name=run::evil');
  expect(printed).toContain(
    `review ${'a'.repeat(40)}...${'b'.repeat(40)} --fail-on important --max-agents 60`,
  );
});
