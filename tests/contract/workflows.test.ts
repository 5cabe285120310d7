import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { allCommands } from '../../src/commands/index.ts';
import { FAIL_LEVELS } from '../../src/contracts/vocabulary.ts';
import { readAction } from '../kit/composite-action.ts';
import { defectOf } from './command-lines.ts';
import { projectFiles, textIfAny, TOP } from './project-files.ts';
import { commandLinesInShell } from './shell-commands.ts';
import { stepDefects, workflowDefects, type Workflow } from './workflows.ts';

const files = projectFiles(/^(?:\.github\/workflows|docs\/examples)\/.*\.ya?ml$/);
const action = readAction(join(TOP, 'action.yml'));
const scripts = [
  ...action.runs.steps.map((step) => ({ path: 'action.yml', run: step.run ?? '' })),
  ...files.flatMap(({ path, text }) =>
    Object.values((parse(text) as Workflow).jobs).flatMap((job) =>
      (job.steps ?? []).map((step) => ({ path, run: step.run ?? '' })),
    ),
  ),
].filter(({ run }) => run !== '');

it('sees the workflows of the project, the examples, and at least twenty scripts', () => {
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '.github/workflows/check.yml',
      'docs/examples/review.yml',
      'docs/examples/review-sharded.yml',
    ]),
  );
  expect(scripts.length).toBeGreaterThanOrEqual(20);
});

it('no workflow gives away more than it must', () => {
  expect(files.flatMap(workflowDefects)).toEqual([]);
});

it('no step of the action does, and the key is seen by the one step that runs the client', () => {
  expect(action.runs.steps.flatMap(stepDefects)).toEqual([]);
  const withKey = action.runs.steps.filter(({ env = {} }) => 'ANTHROPIC_API_KEY' in env);
  expect(withKey.map(({ id }) => id)).toEqual(['review']);
  expect(withKey[0]?.env).not.toHaveProperty('GH_TOKEN');
});

it('every input is described, in the action and in docs/ci.md', () => {
  const docs = textIfAny('docs/ci.md') ?? '';
  for (const [name, { description = '' }] of Object.entries(action.inputs)) {
    expect(description).not.toBe('');
    expect(docs).toContain(`\`${name}\``);
  }
});

it('the action and docs/ci.md name every level of --fail-on, and no other', () => {
  const [, levels = ''] = /\(([^)]*)\)/.exec(action.inputs['fail-on']?.description ?? '') ?? [];
  expect(levels.split(/, (?:or )?/)).toEqual([...FAIL_LEVELS]);
  const row =
    (textIfAny('docs/ci.md') ?? '').split('\n').find((line) => line.startsWith('| `fail-on`')) ?? '';
  for (const level of FAIL_LEVELS) expect(row).toContain(`\`${level}\``);
});

describe('the scan', () => {
  const workflow = (more: string, on = 'pull_request') =>
    workflowDefects({ path: 'w.yml', text: `on: ${on}\npermissions: {}\njobs:\n  a:\n${more}` });

  it.each([
    [
      'an event with secrets for forks',
      '    steps: []',
      'runs on pull_request_target',
      'pull_request_target',
    ],
    ['a right to push', '    permissions: { contents: write }', 'a: contents: write', 'push'],
    ['every right', '    permissions: write-all', 'a: permissions: write-all', 'push'],
    [
      'an expression in a script',
      '    steps: [{ run: "echo ${{ github.head_ref }}" }]',
      'a: an expression in a script: hand it over by env',
      'push',
    ],
    [
      'a key for another step',
      '    steps: [{ run: "npm test", env: { K: "${{ secrets.K }}" } }]',
      'a: a key for a step that runs no client',
      'push',
    ],
    ['somebody else’s action', '    steps: [{ uses: a/b@v1 }]', 'a: uses a/b@v1', 'push'],
    [
      'a checkout that keeps the token',
      '    steps: [{ uses: actions/checkout@v4 }]',
      'a: checkout leaves the token in .git/config',
      'push',
    ],
    [
      'a cache of runs',
      '    steps: [{ uses: actions/cache@v4, with: { path: .correctless/runs, key: k } }]',
      'a: a cache of runs',
      'push',
    ],
  ])('finds %s', (_, more, defect, on) => {
    expect(workflow(more, on)).toEqual([`w.yml: ${defect}`]);
  });

  it('finds a review that a pull request can get around', () => {
    const review = '    steps: [{ uses: OWNER/correctless@main }]';
    expect(workflow(review, 'pull_request')).toEqual([
      'w.yml: reviews pull requests, but not when one is synchronize',
      'w.yml: reviews pull requests, but not when one is reopened',
      'w.yml: reviews pull requests, but not when one is edited',
    ]);
    const all = '{ pull_request: { types: [synchronize, reopened, edited] } }';
    expect(workflow(review, all)).toEqual([]);
    const skipped = `    if: github.event.label.name == 'large'\n${review}`;
    expect(workflow(skipped, all)).toEqual(['w.yml: a: is skipped by the event that came']);
  });

  it('finds a workflow without permissions', () => {
    const text = 'on: push\njobs: {}';
    expect(workflowDefects({ path: 'w.yml', text })).toEqual([
      'w.yml: no permissions at the top: the repository’s default counts',
    ]);
  });
});

describe('command lines in scripts', async () => {
  const commands = new Map((await allCommands()).map((command) => [command.name, command]));
  const lines = scripts.flatMap(({ path, run }) => commandLinesInShell(run).map((text) => ({ path, text })));

  it('there are at least eight', () => {
    expect(lines.length).toBeGreaterThanOrEqual(8);
  });

  it.each(lines)('$path: $text', ({ text }) => {
    expect(defectOf(text, commands)).toBeUndefined();
  });

  it('the options that the action gathers in an array are among them', () => {
    const review = lines.find(
      ({ path, text }) => path === 'action.yml' && text.startsWith('correctless run'),
    );
    expect(review?.text).toMatch(/--fail-on .*--yes.* --deep --shard .*--format json/);
  });

  it.each([
    ['a=(--fail-on "$F" --verbose)\ncorrectless run review "$r" "${a[@]}"', '"run" has no --verbose'],
    ['a=(--yes)\n[ -z "$S" ] || a+=(--shards "$S")\ncorrectless run "${a[@]}"', '"run" has no --shards'],
    ['"$ACTION_PATH/bin/correctless" run review "${none[@]}"', '"run" has no --nothing-gathers-none'],
    ['correctless plan --yes \\\n  --posts', '"plan" has no --posts'],
    ['if correctless posts 1; then :; fi', 'no command "posts"'],
  ])('finds what is wrong with %j', (script, defect) => {
    expect(commandLinesInShell(script).map((text) => defectOf(text, commands))).toEqual([defect]);
  });
});

it('no script that a shell of Unix reads has a carriage return', () => {
  const listing = execFileSync(
    'git',
    ['ls-files', '--eol', 'bin/correctless', 'action.yml', 'hooks', '.ci'],
    {
      cwd: TOP,
      encoding: 'utf8',
    },
  );
  expect(listing.split('\n').length).toBeGreaterThan(3);
  expect(listing).not.toMatch(/w\/(?:crlf|mixed)/);
});
