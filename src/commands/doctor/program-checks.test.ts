import { expect, it } from 'vitest';
import { judgeClient, judgeGh, judgeGit, judgeNode, judgeSandbox } from './program-checks.ts';

it.each([
  ['20.0.0', 'ok'],
  ['20.20.2', 'ok'],
  ['26.1.0', 'ok'],
  ['19.9.0', 'failed'],
  ['8.17.0', 'failed'],
  ['', 'failed'],
])('node %j is %s', (version, state) => {
  expect(judgeNode(version).state).toBe(state);
});

it.each([
  ['git version 2.31.0', 'ok'],
  ['git version 2.39.5', 'ok'],
  ['git version 2.39.5 (Apple Git-154)', 'ok'],
  ['git version 2.51.0.windows.1', 'ok'],
  ['git version 3.0.0', 'ok'],
  ['git version 2.30.9', 'failed'],
  ['git version 1.99.0', 'failed'],
  ['something else', 'failed'],
  [undefined, 'failed'],
])('git that says %j is %s', (said, state) => {
  expect(judgeGit(said).state).toBe(state);
});

it.each([
  ['2.1.330 (Claude Code)', 'ok', /^claude 2\.1\.330 \(Claude Code\)$/],
  ['2.1.400 (Claude Code)', 'ok', /tested with 2\.1\.330/],
  ['2.1.32 (Claude Code)', 'ok', /tested with 2\.1\.330/],
  ['2.0.9 (Claude Code)', 'warning', /too old/],
  [undefined, 'warning', /no "claude" on PATH/],
])('a client that says %j is %s', (said, state, found) => {
  expect(judgeClient(said)).toMatchObject({ state, found: expect.stringMatching(found) as string });
});

it.each([
  ['gh version 2.17.0 (2022-10-04)', true, 'ok', undefined],
  ['gh version 2.40.0', false, 'warning', 'gh auth login --hostname github.example.com'],
  ['gh version 2.40.0', undefined, 'warning', 'gh auth login --hostname github.example.com'],
  ['gh version 2.4.0+dfsg1 (2022-03-23)', true, 'warning', expect.stringContaining('2.17') as string],
  [undefined, undefined, 'warning', expect.stringContaining('https://cli.github.com') as string],
])('a gh that says %j with login %j is %s', (said, loggedIn, state, remedy) => {
  const check = judgeGh({ said, host: 'github.example.com', loggedIn });
  expect(check.state).toBe(state);
  expect(check.remedy).toEqual(remedy);
});

it('says what to do about everything that is not there', () => {
  const absent = [
    judgeNode('18.0.0'),
    judgeGit(undefined),
    judgeGit('git version 1.0.0'),
    judgeClient(undefined),
    judgeGh({ said: undefined, host: 'github.com', loggedIn: undefined }),
  ];
  for (const check of absent) expect(check.remedy).toMatch(/https:\/\//);
});

it('a sandbox is named, and that there is none is a warning with the way to get one', () => {
  const lacking = ['bwrap: spawn bwrap ENOENT'];
  const ok = { name: 'sandbox', state: 'ok', found: 'user-namespaces' };
  expect(judgeSandbox({ kind: 'user-namespaces', lacking })).toEqual(ok);
  expect(judgeSandbox({ kind: 'none', lacking })).toEqual({
    name: 'sandbox',
    state: 'warning',
    found: 'none: bwrap: spawn bwrap ENOENT',
    remedy: expect.stringMatching(/install bubblewrap.*unprivileged_userns_clone.*apparmor/) as string,
  });
});
