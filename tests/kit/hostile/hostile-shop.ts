import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PlainGit } from './git-settings.ts';

/** A folder with a repository, a home and a path of their own, for one play. */
export type HostileShop = {
  /** Holds everything; removed by whoever made it. */
  readonly folder: string;
  readonly top: string;
  readonly env: NodeJS.ProcessEnv;
};

const FILES: Readonly<Record<string, string>> = {
  '.gitattributes':
    '*.js filter=canary diff=canary merge=canary\n*.md filter=piped diff=piped\n*.txt filter=long=name\n',
  '.correctless/config/workflow-config.json':
    '{"commands":{"test":"sh test.sh"},"audit":{"roles":[{"name":"prices","look_for":"Prices that are wrong."}]}}\n',
  'CLAUDE.md': '- Prices are whole cents.\n',
  'test.sh': 'echo 1..1\necho "ok 1 - it starts"\n',
  'src/price.js': 'export function price(net, rate) {\n  return net;\n}\n',
  'notes.md': 'Prices are net.\n',
  'odd.txt': 'one\n',
};

/** What the branch `work` changes; the two files are left uncommitted on top. */
const WORK = {
  'src/price.js': 'export function price(net, rate) {\n  return net + rate;\n}\n',
  'notes.md': 'Prices are net plus the rate.\n',
  'odd.txt': 'two\n',
};
const UNCOMMITTED = {
  'odd.txt': 'three\n',
  'src/untracked.js': 'export const rate = 0.19;\n',
};

/**
 * A shop on branch `work`: two files under attributes that name filters, diff and merge drivers, a signed commit, a
 * submodule, alternates and uncommitted work. No setting is hostile yet: see `plant…`.
 */
export function hostileShop(): HostileShop {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'hostile shop-'));
  const top = join(folder, 'a shop');
  const env = shopEnvironment(folder);
  const git = gitIn(top, env);
  mkdirSync(top);
  git('init', '--quiet', '--initial-branch=main');
  commit(top, git, FILES);
  addSubmodule(top, env, git);
  git('checkout', '--quiet', '-b', 'theirs');
  commit(top, git, { 'src/price.js': FILES['src/price.js']!.replace('net;', 'net * 2;') });
  git('checkout', '--quiet', '-b', 'work', 'main');
  sign(git);
  commit(top, git, WORK);
  write(top, UNCOMMITTED);
  const other = join(folder, 'other');
  execFileSync('git', ['clone', '--quiet', '--bare', top, other], { env });
  writeFileSync(join(top, '.git', 'objects', 'info', 'alternates'), `${join(other, 'objects')}\n`);
  return { folder, top, env };
}

/** The same shop in a folder of its own, to be spoiled. */
export function copyOf(shop: HostileShop): HostileShop {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'spoiled shop-'));
  cpSync(shop.folder, folder, { recursive: true, verbatimSymlinks: true });
  return { folder, top: join(folder, 'a shop'), env: shop.env };
}

/** Plain git in the shop's work tree; with input `to a terminal` its output goes to one. */
export function plainGit({ top, env }: HostileShop): PlainGit {
  return (args, input) => {
    const inTerminal = ['-c', 'import pty, sys; pty.spawn(sys.argv[1:])', 'git', ...args];
    const isTerminal = input === 'to a terminal';
    const [program, words] = isTerminal ? ['python3', inTerminal] : ['git', args];
    // `q` leaves an interactive git, which would wait for ever.
    spawnSync(program, words, { cwd: top, env, input: isTerminal ? 'q\n' : (input ?? ''), timeout: 120_000 });
  };
}

/** Adds settings to a file of git's configuration. */
export function configure(file: string, settings: ReadonlyMap<string, string>): void {
  mkdirSync(dirname(file), { recursive: true });
  for (const [key, value] of settings) execFileSync('git', ['config', '--file', file, '--add', key, value]);
}

/** Writes hooks that leave their mark and let everything pass. */
export function plantHooks(
  folder: string,
  hooks: readonly string[],
  program: (name: string, then?: string) => string,
): void {
  mkdirSync(folder, { recursive: true });
  for (const hook of hooks) {
    writeFileSync(join(folder, hook), `#!/bin/sh\nexec '${program(hook, 'exit 0')}' "$@"\n`);
    chmodSync(join(folder, hook), 0o755);
  }
}

function shopEnvironment(folder: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: join(folder, 'home'),
    // Without one nothing is coloured, and what filters colours is not asked.
    TERM: 'xterm',
    XDG_CACHE_HOME: join(folder, 'cache'),
    GIT_CONFIG_GLOBAL: join(folder, 'home', '.gitconfig'),
    GIT_CONFIG_SYSTEM: join(folder, 'home', 'system.gitconfig'),
    GIT_AUTHOR_NAME: 'A Developer',
    GIT_AUTHOR_EMAIL: 'developer@example.com',
    GIT_COMMITTER_NAME: 'A Developer',
    GIT_COMMITTER_EMAIL: 'developer@example.com',
  };
}

type Git = (...args: string[]) => string;

function gitIn(cwd: string, env: NodeJS.ProcessEnv, input = ''): Git {
  return (...args) =>
    execFileSync('git', args, { cwd, env, input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] }).trim();
}

function write(top: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
}

function commit(top: string, git: Git, files: Readonly<Record<string, string>>): void {
  write(top, files);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'a change');
}

/** A submodule with two commits. */
function addSubmodule(top: string, env: NodeJS.ProcessEnv, git: Git): void {
  const lib = join(top, 'lib');
  mkdirSync(lib);
  const inner = gitIn(lib, env);
  inner('init', '--quiet', '--initial-branch=main');
  inner('commit', '--quiet', '--allow-empty', '--message', 'one');
  inner('commit', '--quiet', '--allow-empty', '--message', 'two');
  git('-c', 'advice.addEmbeddedRepo=false', 'add', 'lib');
  write(top, { '.gitmodules': '[submodule "lib"]\n\tpath = lib\n\turl = ./lib\n' });
  git('add', '.gitmodules');
  git('commit', '--quiet', '--message', 'a submodule');
}

/** A commit that says it is signed by S/MIME. */
function sign(git: Git): void {
  const [head, ...rest] = git('cat-file', 'commit', 'HEAD').split('\n\n');
  const signature = 'gpgsig -----BEGIN SIGNED MESSAGE-----\n x\n -----END SIGNED MESSAGE-----';
  const top = git('rev-parse', '--show-toplevel');
  appendFileSync(join(top, '.git', 'signed'), `${head}\n${signature}\n\n${rest.join('\n\n')}\n`);
  git('reset', '--quiet', '--soft', git('hash-object', '-t', 'commit', '-w', join(top, '.git', 'signed')));
}
