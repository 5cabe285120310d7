import { chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nearestRepository } from './nearest-repository.ts';
import { openRepository } from './repository.ts';

let top: string;
const git = (...args: string[]): void => {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' };
  const { status, stderr } = spawnSync('git', ['-C', top, ...args], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};

beforeEach(() => {
  top = mkdtempSync(join(realpathSync(tmpdir()), 'nearest repository '));
  git('init', '--quiet');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--allow-empty', '-mfirst');
  mkdirSync(join(top, 'src', 'deep'), { recursive: true });
});
afterEach(() => {
  rmSync(top, { recursive: true, force: true });
});

it.each(['', 'src', 'src/deep'])('from "%s" it is the one that git names', async (folder) => {
  const cwd = join(top, folder);
  expect(nearestRepository(cwd)).toEqual(await openRepository(cwd));
});

it('is where a symbolic link leads', () => {
  symlinkSync(join(top, 'src'), join(top, 'link'));
  expect(nearestRepository(join(top, 'link', 'deep'))?.top).toBe(top);
});

it('is for git to say in a linked work tree', () => {
  git('worktree', 'add', '--quiet', 'linked');
  expect(nearestRepository(join(top, 'linked'))).toBeUndefined();
});

it('is for git to say in a folder of git’s own, or what looks like one', () => {
  expect(nearestRepository(join(top, '.git'))).toBeUndefined();
  expect(nearestRepository(join(top, '.git', 'refs'))).toBeUndefined();
  git('init', '--quiet', '--bare', 'src/bare.git');
  expect(nearestRepository(join(top, 'src', 'bare.git', 'refs'))).toBeUndefined();
});

it('is for git to say where the nearest .git is not whole', () => {
  mkdirSync(join(top, 'src', '.git'));
  expect(nearestRepository(join(top, 'src', 'deep'))).toBeUndefined();
});

it('is nowhere above a folder that does not exist, or outside of any', () => {
  expect(nearestRepository(join(top, 'gone'))).toBeUndefined();
  rmSync(join(top, '.git'), { recursive: true });
  expect(nearestRepository(top)).toBeUndefined();
});

it.runIf(process.getuid?.() === 0).each(['', '.git'])(
  'is for git to refuse where "%s" belongs to another user',
  (its) => {
    chownSync(join(top, its), 65_534, 65_534);
    expect(nearestRepository(top)).toBeUndefined();
  },
);
