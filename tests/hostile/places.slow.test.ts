import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { canaries, type Canaries } from '../kit/hostile/canaries.ts';
import { configure, hostileShop, type HostileShop } from '../kit/hostile/hostile-shop.ts';
import { play } from '../kit/hostile/play-commands.ts';

function shop(): HostileShop & { readonly git: (...args: string[]) => string } {
  const made = hostileShop();
  onTestFinished(() => {
    rmSync(made.folder, { recursive: true, force: true });
  });
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: made.top, env: made.env, encoding: 'utf8', stdio: 'pipe' }).trim();
  return { ...made, git };
}

function planted(): Canaries {
  const made = canaries();
  onTestFinished(() => {
    rmSync(made.folder, { recursive: true });
  });
  return made;
}

/** Commands that open the repository in different ways. */
const OPENING = [
  ['diff'],
  ['rules', '--json'],
  ['plan', '--capture', 'manual'],
  ['audit', 'start', '--auto'],
  ['doctor'],
];

it('a bare repository that a clone brings along as a folder is not opened', () => {
  const { folder, top, env } = shop();
  const { program, ran } = planted();
  // All of this can be committed: it holds no `.git`.
  const evil = join(top, 'docs');
  for (const inner of ['objects', 'refs']) mkdirSync(join(evil, inner), { recursive: true });
  writeFileSync(join(evil, 'HEAD'), 'ref: refs/heads/main\n');
  configure(
    join(evil, 'config'),
    new Map([
      ['core.repositoryFormatVersion', '0'],
      ['core.bare', 'false'],
      ['core.worktree', top],
      ['core.fsmonitor', program('fsmonitor')],
    ]),
  );
  for (const words of OPENING.slice(0, 4)) {
    const { status, stderr } = play({ folder, top: evil, env }, words);
    expect([words[0], status, stderr]).toEqual([
      words[0],
      4,
      expect.stringContaining('environment/not-a-repository'),
    ]);
  }
  expect(ran()).toEqual([]);
  spawnSync('git', ['status'], { cwd: evil, env });
  expect(ran()).toEqual(['fsmonitor']);
});

it.each([
  ['elsewhere', (made: HostileShop) => join(made.folder, 'home')],
  ['around it', (made: HostileShop) => made.folder],
])('a repository whose work tree is said to be %s is refused, and nothing is written there', (_, placeOf) => {
  const made = shop();
  const place = placeOf(made);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'id_rsa'), 'private\n');
  made.git('config', 'core.worktree', place);
  for (const words of OPENING.slice(0, 4)) {
    const { status, stderr } = play(made, words);
    expect([words[0], status]).toEqual([words[0], 4]);
    expect(stderr).toContain('as its work tree, which is not its own');
  }
  expect(existsSync(join(place, '.correctless'))).toBe(false);
  // Plain git takes the private file for untracked work.
  expect(made.git('status', '--porcelain')).toContain('id_rsa');
});

it('a submodule and a linked work tree are opened, although their work trees are said in files', () => {
  const made = shop();
  made.git('worktree', 'add', '--quiet', '-b', 'linked', join(made.folder, 'linked'), 'work');
  expect(play({ ...made, top: join(made.folder, 'linked') }, ['diff']).status).toBe(0);
  const host = join(made.folder, 'host');
  made.git('init', '--quiet', host);
  made.git('-C', host, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', made.top, 'sub');
  expect(play({ ...made, top: join(host, 'sub') }, ['diff', 'HEAD']).status).toBe(0);
});

it('what a partial clone lacks is not fetched', () => {
  const made = shop();
  const { program, ran } = planted();
  const partial = join(made.folder, 'partial');
  made.git('config', 'uploadpack.allowFilter', 'true');
  made.git('clone', '--quiet', '--no-checkout', '--filter=blob:none', `file://${made.top}`, partial);
  const git = (...args: string[]) => spawnSync('git', args, { cwd: partial, env: made.env });
  git('config', 'remote.origin.url', 'ssh://nowhere.invalid/x');
  git('config', 'core.sshCommand', program('ssh'));
  for (const words of [
    ['diff', 'HEAD'],
    ['rules', 'HEAD'],
    ['plan', 'HEAD', '--capture', 'manual'],
  ]) {
    const { status, stderr } = play({ ...made, top: partial }, words);
    expect([words[0], status, stderr]).toEqual([
      words[0],
      4,
      expect.stringContaining('environment/tree-unavailable'),
    ]);
  }
  expect(ran()).toEqual([]);
  git('show', 'HEAD');
  expect(ran()).toEqual(['ssh']);
});

it('neither grafts nor replaced objects change what is reviewed', () => {
  const made = shop();
  const asked = ['diff', 'work', '--json'];
  const before = play(made, asked);
  const base = made.git('merge-base', 'main', 'work');
  // The branch starts anew, and the file of its last commit reads otherwise.
  mkdirSync(join(made.top, '.git', 'info'), { recursive: true });
  writeFileSync(join(made.top, '.git', 'info', 'grafts'), `${made.git('rev-parse', 'work')}\n`);
  made.git('replace', made.git('rev-parse', 'work:src/price.js'), made.git('rev-parse', 'work:notes.md'));
  expect(made.git('show', 'work:src/price.js')).toContain('Prices are net');
  expect(spawnSync('git', ['merge-base', 'main', 'work'], { cwd: made.top, env: made.env }).status).toBe(1);
  expect(play(made, asked)).toEqual(before);
  expect((JSON.parse(before.stdout) as { base: string }).base).toBe(base);
});

it('nothing is written where the configuration of the user has git write what it does', () => {
  const made = shop();
  const trace = join(made.folder, 'trace');
  configure(made.env['GIT_CONFIG_GLOBAL']!, new Map([['trace2.eventTarget', trace]]));
  for (const words of OPENING) play(made, words);
  expect(existsSync(trace)).toBe(false);
  made.git('status');
  expect(existsSync(trace)).toBe(true);
});
