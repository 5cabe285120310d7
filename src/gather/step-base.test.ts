import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleFolder, sampleRepository, type SampleRepository } from '../../tests/kit/sample-repository.ts';
import { openRepository } from '../io/git/repository.ts';
import { baseRevision, changedConfiguration, refuseLaterBase, stepBegins } from './step-base.ts';

const inGit = (name: string, text: string) => (repository: SampleRepository) => {
  mkdirSync(join(repository.gitDir, name, '..'), { recursive: true });
  writeFileSync(join(repository.gitDir, name), text, { mode: 0o755 });
};
const setting = (name: string, value: string) => (repository: SampleRepository) =>
  repository.git('config', name, value);

it.each<[string, (repository: SampleRepository) => unknown, readonly string[]]>([
  ['nothing', () => undefined, []],
  ['the work and a commit', (repository) => repository.commit({ 'a.txt': '2\n' }), []],
  ['that modes do not count', setting('core.fileMode', 'false'), ['config']],
  ['where hooks are', setting('core.hooksPath', 'elsewhere'), ['config']],
  ['what an included file says', inGit('more', '[core]\n\tsymlinks = false\n'), ['config']],
  ['a hook', inGit('hooks/pre-commit', '#!/bin/sh\n'), ['hooks']],
  ['a hook in a folder', inGit('hooks/more/a', 'a'), ['hooks']],
  ['what is ignored', inGit('info/exclude', '*.js\n'), ['info']],
  ['attributes', inGit('info/attributes', '* -diff\n'), ['info']],
])('knows that %s changed since a step began', async (_, change, parts) => {
  const sample = sampleRepository({ 'a.txt': '1\n' });
  inGit('more', '')(sample);
  setting('include.path', 'more')(sample);
  const repository = await openRepository(sample.top);
  const begun = await stepBegins(repository);
  expect(baseRevision(begun)).toBe(sample.git('rev-parse', 'HEAD'));
  change(sample);
  expect(await changedConfiguration(repository, begun)).toEqual(parts);
});

it('looks into the shared folder from a linked work tree, and at a folder that is a link', async () => {
  const sample = sampleRepository({ 'a.txt': '1\n' });
  const top = join(sampleFolder(), 'linked');
  sample.git('worktree', 'add', '--quiet', top);
  const repository = await openRepository(top);
  const begun = await stepBegins(repository);
  const exclude = join(sample.gitDir, 'info', 'exclude');
  appendFileSync(exclude, '*.js\n');
  symlinkSync(sampleFolder(), join(sample.gitDir, 'hooks', 'linked'));
  expect(await changedConfiguration(repository, begun)).toEqual(['hooks', 'info']);
});

it('knows nothing of a plain revision', async () => {
  const sample = sampleRepository({ 'a.txt': '1\n' });
  expect(baseRevision('HEAD')).toBe('HEAD');
  expect(await changedConfiguration(await openRepository(sample.top), 'HEAD')).toEqual([]);
});

it('refuses a name of a commit that is younger than the step, and no id', async () => {
  const sample = sampleRepository({ 'a.txt': '1\n' });
  const repository = await openRepository(sample.top);
  const sha = sample.git('rev-parse', 'HEAD');
  const made = Number(sample.git('show', '-s', '--format=%ct')) * 1000;
  const refused = { code: 'usage/bad-value', hint: expect.stringContaining(`--base ${sha}`) as string };
  for (const rev of ['HEAD', 'main', '@', 'HEAD^{commit}'])
    await expect(refuseLaterBase(repository, rev, made - 1)).rejects.toMatchObject(refused);
  await refuseLaterBase(repository, 'HEAD', made);
  for (const rev of [sha, sha.slice(0, 7)]) await refuseLaterBase(repository, rev, made - 1);
});
