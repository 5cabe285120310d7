import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A repository made from a folder of the project. The demo and the evals review it. */
export type Sample = {
  readonly top: string;
  /** Commits by the folder each was made from: `history/04`. */
  readonly commits: ReadonlyMap<string, string>;
};

/**
 * Makes a git repository from `<folder>/history/NN` (branch `main`) and `<folder>/change/NN` (branch `feature`). Each
 * NN is one commit: its `MESSAGE`, the files to write (`files/`), a `patch` of others, and the paths to remove (`DELETE`,
 * one per line).
 *
 * Dates and identity are fixed, so a folder always gives the same commits.
 */
export function makeSample(folder: string, into: string): Sample {
  mkdirSync(into, { recursive: true });
  git(into, ['init', '--quiet', '--initial-branch=main']);
  const commits = new Map<string, string>();
  for (const part of ['history', 'change'] as const) {
    if (part === 'change') git(into, ['switch', '--quiet', '--create', 'feature']);
    for (const name of readdirSync(join(folder, part)).sort()) {
      commits.set(`${part}/${name}`, commit(join(folder, part, name), into, commits.size));
    }
  }
  return { top: into, commits };
}

/** A whole tree as one commit on its own branch, which starts at the branch of the tree before it. */
export type Tree = {
  readonly branch: string;
  readonly message: string;
  /** Writes the tree's files into the empty work tree. */
  readonly lay: (top: string) => void;
};

/** Makes a repository of whole trees, or adds them to an existing one. `commits` is by branch. */
export function makeSampleOfTrees(trees: readonly Tree[], into: string): Sample {
  mkdirSync(into, { recursive: true });
  if (!existsSync(join(into, '.git'))) git(into, ['init', '--quiet', '--initial-branch=main']);
  const before = existsSync(join(into, '.git/refs/heads/main'));
  const commits = new Map<string, string>();
  for (const { branch, message, lay } of trees) {
    if (before || commits.size > 0) git(into, ['switch', '--quiet', '--create', branch]);
    git(into, ['rm', '-r', '--quiet', '--ignore-unmatch', '.']);
    lay(into);
    // --force: a package's own ignore file names what its authors do not commit, but here every file is part of the change.
    git(into, ['add', '--all', '--force']);
    commits.set(branch, committed(into, ['--message', message], commits.size));
  }
  return { top: into, commits };
}

function commit(step: string, top: string, index: number): string {
  const files = join(step, 'files');
  if (existsSync(files)) cpSync(files, top, { recursive: true });
  const patch = resolve(step, 'patch');
  if (existsSync(patch)) git(top, ['apply', '--unidiff-zero', '--whitespace=nowarn', patch]);
  const removed = join(step, 'DELETE');
  if (existsSync(removed)) {
    for (const path of readFileSync(removed, 'utf8').split('\n').filter(Boolean)) rmSync(join(top, path));
  }
  git(top, ['add', '--all']);
  return committed(top, ['--file', join(step, 'MESSAGE')], index);
}

function committed(top: string, message: readonly string[], index: number): string {
  const date = new Date(Date.UTC(2026, 0, 5 + index, 9)).toISOString();
  git(top, ['commit', '--quiet', ...message], {
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  });
  return git(top, ['rev-parse', 'HEAD']).trim();
}

function git(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  return execFileSync('git', ['-c', 'commit.gpgSign=false', '-c', 'core.autocrlf=false', ...args], {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
      GIT_AUTHOR_NAME: 'Sample',
      GIT_AUTHOR_EMAIL: 'sample@example.invalid',
      GIT_COMMITTER_NAME: 'Sample',
      GIT_COMMITTER_EMAIL: 'sample@example.invalid',
      ...env,
    },
  });
}
