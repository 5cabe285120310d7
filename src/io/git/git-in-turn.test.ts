import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleFolder, sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { askGit } from './git.ts';
import { askGitInTurn } from './git-in-turn.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const blob = (path: string): string[] => ['cat-file', 'blob', `HEAD:${path}`];

it('answers every question as a git of its own does, in their order, byte for byte', async () => {
  const bytes = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, i) => (i * 7919) % 256));
  const files = {
    empty: '',
    'no newline': 'a',
    'blank lines': '\n\n\n',
    'a\tb *?[ "$(touch here)" \'`;&|\\n\\': 'odd name\n',
    'ä\u00a0': 'ä\n',
    'several\nlines': 'asked alone\n',
    ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`binary ${n}`, bytes(n * 40_000)])),
  };
  const repository = sampleRepository(files);
  const questions = Object.keys(files).map(blob);
  const answers = await askGitInTurn(repository, questions);
  expect(answers).toHaveLength(15);
  for (const [at, words] of questions.entries()) {
    const { stdout, ...rest } = await askGit(repository, words);
    expect(answers[at]?.stdout.equals(stdout)).toBe(true);
    expect(answers[at]).toMatchObject(rest);
  }
});

it('tells what git said of each question it has no answer to, where that is an answer', async () => {
  const repository = sampleRepository({ 'a.ts': 'a\n' });
  const answers = await askGitInTurn(repository, [blob('none'), blob('a.ts'), blob('none either')], [0, 128]);
  expect(answers.map(({ status, stdout, stderr }) => [status, stdout.toString(), stderr])).toEqual([
    [128, '', "fatal: path 'none' does not exist in 'HEAD'"],
    [0, 'a\n', ''],
    [128, '', "fatal: path 'none either' does not exist in 'HEAD'"],
  ]);
});

it('fails by name where it is none', async () => {
  const repository = sampleRepository({ 'a.ts': 'a\n' });
  await expect(askGitInTurn(repository, [blob('a.ts'), blob('none')])).rejects.toMatchObject({
    code: 'environment/git-failed',
    message: "git cat-file blob HEAD:none: fatal: path 'none' does not exist in 'HEAD'",
  });
});

it('has nothing to ask without a question', async () => {
  expect(await askGitInTurn(sampleRepository({}), [])).toEqual([]);
});

it('starts git with its work tree out of sight and the caller’s settings neutral', async () => {
  const repository = sampleRepository({ 'a.ts': 'one\n' });
  repository.commit({ 'a.ts': 'two\n', '.gitattributes': '*.ts binary\n' });
  vi.stubEnv('GIT_DIR', '/nowhere');
  const words = ['diff-tree', '-r', '--numstat', 'HEAD~', 'HEAD'];
  const [answer] = await askGitInTurn(repository, [words]);
  expect(answer?.stdout.toString()).toBe('1\t0\t.gitattributes\n1\t1\ta.ts\n');
});

it('runs no program that the repository names', async () => {
  const repository = sampleRepository({ 'a.ts': 'one\n' });
  repository.commit({ 'a.ts': 'two\n' });
  repository.git('config', 'diff.external', '/bin/echo');
  await expect(askGitInTurn(repository, [['diff', '--ext-diff', 'HEAD~', 'HEAD']])).rejects.toMatchObject({
    code: 'environment/git-failed',
  });
});

// Only where /bin/sh is bash, as on macOS: others know no exported functions.
it('is not given a function of git’s name that the caller’s shell exports', async () => {
  vi.stubEnv('BASH_FUNC_git%%', '() { echo not git; }');
  const repository = sampleRepository({ 'a.ts': 'a\n' });
  expect((await askGitInTurn(repository, [blob('a.ts')]))[0]?.stdout.toString()).toBe('a\n');
});

it('fails when the shell ends before git has answered', async () => {
  const [bin, killed] = [sampleFolder(), join(sampleFolder(), 'killed')];
  writeFileSync(join(bin, 'git'), `#!/bin/sh\n[ -e '${killed}' ] || { : >'${killed}'; kill -9 "$PPID"; }\n`);
  chmodSync(join(bin, 'git'), 0o755);
  const repository = sampleRepository({ 'a.ts': 'a\n' });
  vi.stubEnv('PATH', `${bin}:${process.env['PATH'] ?? ''}`);
  await expect(askGitInTurn(repository, [blob('a.ts')])).rejects.toMatchObject({
    code: 'environment/git-failed',
    message: 'of 1 questions git answered 0: status 128',
  });
});
