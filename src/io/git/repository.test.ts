import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleFolder, sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { shellWord } from '../../kernel/text/shell-word.ts';
import { openRepository, folderInRepository } from './repository.ts';

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
  expect(await folderInRepository(repository, join(link, 'src'))).toBe('src');
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

it('refuses a bare repository, also from a folder in it, and says how to get a work tree', async () => {
  const { top, git } = sampleRepository({ 'a.txt': 'a\n' });
  const folder = sampleFolder();
  const bare = join(folder, "the (bare) 'one'.git");
  git('clone', '--quiet', '--bare', top, bare);
  for (const inside of [bare, join(bare, 'refs')]) {
    await expect(openRepository(inside)).rejects.toMatchObject({
      code: 'environment/not-a-repository',
      message: `${inside} belongs to ${bare}, which has no work tree here`,
      hint: `run this in a clone of it: git clone ${shellWord(bare)} ${shellWord(`${bare.slice(0, -4)}-review`)} && cd ${shellWord(`${bare.slice(0, -4)}-review`)}`,
    });
  }
});

it('refuses to stand inside the git directory', async () => {
  const { top, gitDir } = sampleRepository({ 'a.txt': 'a\n' });
  mkdirSync(join(gitDir, 'inner'));
  await expect(openRepository(join(gitDir, 'inner'))).rejects.toMatchObject({
    code: 'environment/not-a-repository',
    message: expect.stringContaining(`belongs to ${gitDir}, which`) as string,
    hint: `run this in its work tree: cd ${shellWord(top)}`,
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
