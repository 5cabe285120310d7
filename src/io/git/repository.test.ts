import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleFolder, sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { openRepository, standing } from './repository.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('finds the top and the git directory from a folder below', async () => {
  const { top, gitDir, write } = sampleRepository({ 'a.txt': 'a\n' });
  write('src/deep/b.txt', 'b\n');
  expect(await openRepository(join(top, 'src/deep'))).toEqual({ top, gitDir });
});

it('names the real place when asked through a symbolic link', async () => {
  const repository = sampleRepository({ 'src/a.txt': 'a\n' });
  const link = join(sampleFolder(), 'link');
  symlinkSync(repository.top, link);
  expect(await openRepository(join(link, 'src'))).toEqual({ top: repository.top, gitDir: repository.gitDir });
  expect(await standing(repository, join(link, 'src'))).toBe('src');
});

it('gives a linked work tree its own top and git directory', async () => {
  const { top, git } = sampleRepository({ 'a.txt': 'a\n' });
  const linked = join(sampleFolder(), 'linked');
  git('worktree', 'add', '--quiet', linked, '-b', 'other');
  expect(await openRepository(linked)).toEqual({ top: linked, gitDir: join(top, '.git/worktrees/linked') });
});

it('opens a repository whose folder name holds a newline', async () => {
  const { top } = sampleRepository({ 'a.txt': 'a\n' }, join(sampleFolder(), 'two\nlines'));
  expect((await openRepository(top)).top).toBe(top);
});

it('opens one whose folder name holds a line that looks like a commit', async () => {
  const { top } = sampleRepository({ 'a.txt': 'a\n' }, join(sampleFolder(), `two\nlines\n${'a'.repeat(40)}`));
  expect((await openRepository(top)).top).toBe(top);
});

it('opens a repository with a detached HEAD', async () => {
  const { top, git } = sampleRepository({ 'a.txt': 'a\n' });
  git('checkout', '--quiet', '--detach');
  expect((await openRepository(top)).top).toBe(top);
});

it('is not redirected by the variables git sets inside hooks', async () => {
  const { top } = sampleRepository({ 'a.txt': 'a\n' });
  vi.stubEnv('GIT_DIR', join(sampleFolder(), 'elsewhere'));
  vi.stubEnv('GIT_WORK_TREE', sampleFolder());
  vi.stubEnv('GIT_INDEX_FILE', join(sampleFolder(), 'index'));
  expect((await openRepository(top)).top).toBe(top);
});

it('refuses a folder outside of any repository', async () => {
  await expect(openRepository(sampleFolder())).rejects.toMatchObject({
    code: 'environment/not-a-repository',
    message: expect.stringContaining('is not inside a git repository') as string,
    hint: expect.stringContaining('git init') as string,
  });
});

it('refuses a folder that does not exist', async () => {
  await expect(openRepository(join(sampleFolder(), 'gone'))).rejects.toMatchObject({
    code: 'environment/not-a-repository',
    message: expect.stringContaining('gone does not exist') as string,
  });
});

it('refuses a bare repository and says how to get a work tree', async () => {
  const { top, git } = sampleRepository({ 'a.txt': 'a\n' });
  const bare = join(sampleFolder(), 'bare.git');
  git('clone', '--quiet', '--bare', top, bare);
  await expect(openRepository(bare)).rejects.toMatchObject({
    code: 'environment/not-a-repository',
    message: expect.stringContaining('has no work tree here') as string,
    hint: expect.stringContaining('worktree add') as string,
  });
});

it('refuses to stand inside the git directory', async () => {
  const { gitDir } = sampleRepository({ 'a.txt': 'a\n' });
  mkdirSync(join(gitDir, 'inner'));
  await expect(openRepository(join(gitDir, 'inner'))).rejects.toMatchObject({
    code: 'environment/not-a-repository',
  });
});

it('refuses a repository without commits', async () => {
  const { top } = sampleRepository();
  await expect(openRepository(top)).rejects.toMatchObject({
    code: 'environment/no-commits',
    hint: expect.stringContaining('git commit') as string,
  });
});

it('says how to get git when there is none', async () => {
  const { top } = sampleRepository({ 'a.txt': 'a\n' });
  vi.stubEnv('PATH', sampleFolder());
  await expect(openRepository(top)).rejects.toMatchObject({
    code: 'environment/git-missing',
    hint: expect.stringContaining('install git') as string,
  });
});
