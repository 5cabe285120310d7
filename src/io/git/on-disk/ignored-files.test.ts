import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ignoredFiles } from './ignored-files.ts';
import { openRepository } from '../repository.ts';

let top: string;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'ignored files-'));
  git(top, 'init', '-q');
  write('.gitignore', 'out/\n*.log\n*.env\n.correctless/runs/\nnested/\n');
  write('kept.txt');
  git(top, 'add', '.');
  git(top, '-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'base');
});
afterEach(() => {
  rmSync(top, { recursive: true, force: true });
});

function git(cwd: string, ...args: string[]): void {
  execFileSync('git', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

function write(name: string, text = 'x\n'): void {
  mkdirSync(dirname(join(top, name)), { recursive: true });
  writeFileSync(join(top, name), text);
}

async function found(leftOut: (path: string) => boolean = () => false): Promise<string[]> {
  return (await ignoredFiles(await openRepository(top), leftOut)).toSorted();
}

it('lists each ignored file of an ignored folder, and none that git does not ignore', async () => {
  for (const name of ['out/a', 'out/deep/b', 'run.log', 'src/local.env', 'untracked.txt']) write(name);
  expect(await found()).toEqual(['out/a', 'out/deep/b', 'run.log', 'src/local.env']);
});

it('leaves out a whole folder, and single files', async () => {
  for (const name of ['out/a', 'run.log', 'local.env']) write(name);
  expect(await found((path) => path === 'out/' || path === 'run.log')).toEqual(['local.env']);
});

it('leaves out what this program put there itself', async () => {
  write('.correctless/runs/r1/run.json');
  write('local.env');
  expect(await found()).toEqual(['local.env']);
});

it('names a repository inside, whose files git does not see', async () => {
  mkdirSync(join(top, 'nested'));
  git(join(top, 'nested'), 'init', '-q');
  write('nested/file');
  expect(await found()).toEqual(['nested']);
});

it('takes a name for a name, not for a pattern', async () => {
  for (const name of ['*.env', 'a.env', '[x].log']) write(name);
  expect(await found()).toEqual(['*.env', '[x].log', 'a.env']);
});

it('lists more ignored places than a command line has room for', async () => {
  const names = Array.from({ length: 600 }, (_, i) => `${String(i).padStart(3, '0')}.log`);
  for (const name of names) write(name);
  expect(await found()).toEqual(names);
});
