import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { withoutPrograms } from './configured-programs.ts';

const HOSTILE = {
  'filter.lfs.clean': 'clean',
  'filter.long=name.process': 'process',
  'filter.long=name.required': 'true',
  'hook.lint.command': 'lint',
  'hook.lint.event': 'post-index-change',
  'hook.a=b.enabled': 'true',
};

/** What a git with these variables reads. */
function read(top: string, env: Readonly<Record<string, string>>, key: string): string {
  return execFileSync('git', ['config', '--get', key], {
    cwd: top,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  }).trimEnd();
}

it.each([
  ['filter.lfs.clean', ''],
  ['filter.lfs.smudge', ''],
  ['filter.long=name.process', ''],
  ['filter.long=name.required', 'false'],
  ['hook.lint.enabled', 'false'],
  ['hook.a=b.enabled', 'false'],
])('%s is %j for git, whatever the repository says', async (key, value) => {
  const repository = sampleRepository({ 'a.txt': 'a\n' });
  for (const [name, hostile] of Object.entries(HOSTILE)) repository.git('config', name, hostile);
  expect(read(repository.top, await withoutPrograms(repository), key)).toBe(value);
});

it('leaves the settings of the environment in force that it is told of', async () => {
  const repository = sampleRepository({ 'a.txt': 'a\n' });
  repository.git('config', 'hook.lint.command', 'lint');
  const own = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'user.nickname', GIT_CONFIG_VALUE_0: 'kept' };
  const env = { ...own, ...(await withoutPrograms(repository, own)) };
  expect(read(repository.top, env, 'user.nickname')).toBe('kept');
  expect(read(repository.top, env, 'hook.lint.enabled')).toBe('false');
});
