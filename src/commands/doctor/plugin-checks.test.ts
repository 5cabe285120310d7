import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeDist, judgeInstalled, judgePlugin, PARTS } from './plugin-checks.ts';

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
    expect(check).toMatchObject({ state: 'failed', found: '/plugin lacks agents/bug-scan.md' });
    expect(check.remedy).toContain('claude plugin update');
  });

  it('is not when its manifest is of another version than the program', () => {
    const check = judgePlugin({ ...installed, version: '0.0.9' }, '0.1.0');
    expect(check).toMatchObject({
      state: 'failed',
      found: '/plugin is of version 0.0.9, this program of 0.1.0',
    });
  });

  it('needs every agent, of a review, a step and an audit', () => {
    const shipped = readdirSync(new URL('../../../agents', import.meta.url)).map((file) => `agents/${file}`);
    expect(PARTS.filter((part) => part.startsWith('agents/')).toSorted()).toEqual(shipped.toSorted());
  });
});

it.each([
  [[], 'ok', 'built from the sources beside it'],
  [['src/a.ts'], 'warning', 'built from other sources than src/a.ts'],
  [
    ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts', 'src/e.ts'],
    'warning',
    'built from other sources than src/a.ts, src/b.ts, src/c.ts and 2 more',
  ],
  [undefined, 'warning', 'dist/ does not say which sources it was built from'],
])('dist whose stale sources are %j is %s', (stale, state, found) => {
  expect(judgeDist(stale)).toMatchObject({ state, found });
});

describe('what the client lists', () => {
  const ours = { id: 'correctless@correctless', version: '0.1.0', enabled: true };
  const df = { ...ours, id: 'df@correctless' };
  const other = { id: 'formatter@somewhere', version: '9.9.9', enabled: false };

  it.each([
    ['both, of this version', [ours, df, other], 'ok', 'correctless and df 0.1.0'],
    [
      'nothing of ours',
      [other],
      'warning',
      'the client has no correctless@correctless and no df@correctless',
    ],
    ['only one of them', [ours], 'warning', 'the client has no df@correctless'],
    ['one disabled', [ours, { ...df, enabled: false }], 'failed', 'df@correctless is disabled'],
    [
      'one of another version',
      [{ ...ours, version: '0.0.9' }, df],
      'failed',
      'correctless@correctless 0.0.9 is installed, this program is 0.1.0',
    ],
    [
      'the same plugin twice, once of another version',
      [ours, { ...ours, version: '0.2.0' }, df],
      'failed',
      'correctless@correctless 0.2.0 is installed, this program is 0.1.0',
    ],
    ['no client', 'no-client' as const, 'warning', 'no client to ask'],
    ['no answer', 'no-answer' as const, 'warning', 'the client does not list its plugins'],
  ])('%s', (_, plugins, state, found) => {
    expect(judgeInstalled(plugins, '0.1.0')).toMatchObject({ state, found });
  });
});
