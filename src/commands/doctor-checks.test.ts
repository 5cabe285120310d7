import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeClient, judgeGh, judgeGit, judgeNode, judgePlugin, PARTS } from './doctor-checks.ts';

it.each([
  ['20.0.0', 'ok'],
  ['20.20.2', 'ok'],
  ['26.1.0', 'ok'],
  ['19.9.0', 'missing'],
  ['8.17.0', 'missing'],
  ['', 'missing'],
])('node %j is %s', (version, state) => {
  expect(judgeNode(version).state).toBe(state);
});

it.each([
  ['git version 2.30.0', 'ok'],
  ['git version 2.39.5', 'ok'],
  ['git version 2.39.5 (Apple Git-154)', 'ok'],
  ['git version 2.51.0.windows.1', 'ok'],
  ['git version 3.0.0', 'ok'],
  ['git version 2.29.9', 'missing'],
  ['git version 1.99.0', 'missing'],
  ['something else', 'missing'],
  [undefined, 'missing'],
])('git that says %j is %s', (said, state) => {
  expect(judgeGit(said).state).toBe(state);
});

it.each([
  ['2.1.329 (Claude Code)', 'ok'],
  ['2.0.9 (Claude Code)', 'optional'],
  [undefined, 'optional'],
])('a client that says %j is %s', (said, state) => {
  expect(judgeClient(said).state).toBe(state);
});

it.each([
  ['gh version 2.17.0 (2022-10-04)', 'ok'],
  ['gh version 2.40.0', 'ok'],
  ['gh version 2.4.0+dfsg1 (2022-03-23)', 'optional'],
  [undefined, 'optional'],
])('a gh that says %j is %s', (said, state) => {
  expect(judgeGh(said).state).toBe(state);
});

describe('the plugin', () => {
  const installed = { top: '/plugin', version: '0.1.0', missing: [] };

  it('is complete with every part and one version', () => {
    expect(judgePlugin(installed, '0.1.0')).toEqual({
      name: 'plugin',
      state: 'ok',
      found: '/plugin (0.1.0)',
    });
  });

  it('is not when a part is missing: the part is named', () => {
    const check = judgePlugin({ ...installed, missing: ['agents/bug-scan.md'] }, '0.1.0');
    expect(check).toMatchObject({ state: 'missing', found: '/plugin lacks agents/bug-scan.md' });
  });

  it('is not when its manifest is of another version than the program', () => {
    const check = judgePlugin({ ...installed, version: '0.0.9' }, '0.1.0');
    expect(check).toMatchObject({
      state: 'missing',
      found: '/plugin is of version 0.0.9, this program of 0.1.0',
    });
  });

  it('needs every agent, of a review, a step and an audit', () => {
    const shipped = readdirSync(new URL('../../agents', import.meta.url)).map((file) => `agents/${file}`);
    expect(PARTS.filter((part) => part.startsWith('agents/')).toSorted()).toEqual(shipped.toSorted());
  });
});

it('says what to do about everything that is not there', () => {
  const absent = [
    judgeNode('18.0.0'),
    judgeGit(undefined),
    judgeGit('git version 1.0.0'),
    judgeClient(undefined),
    judgeGh(undefined),
    judgePlugin({ top: '/p', version: '1.0.0', missing: ['bin/correctless'] }, '1.0.0'),
  ];
  for (const check of absent) expect(check.remedy).toMatch(/https:\/\/|claude plugin/);
});
