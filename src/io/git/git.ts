import type { ChildProcessByStdio } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { Failure } from '../../kernel/failure.ts';
import { BLIND_OPTIONS, NEUTRAL_OPTIONS, neutralEnvironment } from './neutral-git.ts';
import { StdoutCollector, type Wanted } from './stdout-collector.ts';

/** A repository for readers: where its objects are, and where its files are. */
export type Repository = {
  /** Absolute path of the work tree's top level, without symbolic links. */
  readonly top: string;
  /** Absolute path of the git directory (of a linked work tree: its own). */
  readonly gitDir: string;
};

export type GitOptions = Wanted & {
  /** What git reads; or a function that writes it, where the next question depends on the answers. */
  readonly input?: string | Uint8Array | ((stdin: Writable) => void);
  readonly env?: Readonly<Record<string, string>>;
  /** Exit statuses that are an answer and not a failure. Default: only 0. */
  readonly answers?: readonly number[];
};

export type GitAnswer = { readonly stdout: Buffer; readonly stderr: string; readonly status: number };

/** Reads objects of the repository and returns git's stdout. For callers of `askGit` that need nothing else. */
export async function readGit(
  repository: Repository,
  args: readonly string[],
  options: GitOptions = {},
): Promise<Buffer> {
  return (await askGit(repository, args, options)).stdout;
}

/** The same as a text, without white space around it. */
export async function gitText(...asked: Parameters<typeof readGit>): Promise<string> {
  return (await readGit(...asked)).toString('utf8').trim();
}

/** The same by lines, without empty ones. */
export async function gitLines(...asked: Parameters<typeof readGit>): Promise<string[]> {
  return (await readGit(...asked)).toString('utf8').split('\n').filter(Boolean);
}

/**
 * Reads objects of the repository with its work tree hidden, so that a `.gitattributes` of the change under review cannot declare
 * its own code binary and so hide it from the diff.
 *
 * git looks for attributes in the work tree and then in the index, even to compare two commits. Neither `--bare` nor `core.bare`
 * stops it in a repository that has a work tree. So git runs in its own directory, where no file of the change is, with an index
 * that does not exist. Paths after `--` are relative to the repository's top.
 */
export async function askGit(
  repository: Repository,
  args: readonly string[],
  options: GitOptions = {},
): Promise<GitAnswer> {
  const { gitDir } = repository;
  const env = { GIT_INDEX_FILE: join(gitDir, 'no-such-index'), ...options.env };
  // The work tree is given because `core.worktree` (of every submodule) would name another.
  const place = [`--git-dir=${gitDir}`, `--work-tree=${gitDir}`];
  return runGit(gitDir, [...place, ...BLIND_OPTIONS, ...args], { ...options, env });
}

/** Runs git in a folder, with access to its work tree. Throws `environment/git-failed` on any other status. */
export async function runGit(
  cwd: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<GitAnswer> {
  const answer = await spawnGit(cwd, [...NEUTRAL_OPTIONS, ...args], options);
  if (!(options.answers ?? [0]).includes(answer.status)) {
    throw failed(args, answer);
  }
  return answer;
}

async function spawnGit(cwd: string, args: readonly string[], options: GitOptions): Promise<GitAnswer> {
  // Loaded late, because it loads node's network layer: most calls of a hook, and a stored report, never start git.
  const { spawn } = await import('node:child_process');
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, {
      cwd,
      env: { ...neutralEnvironment(process.env), ...options.env },
      // An unused pipe costs as much as a used one.
      stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      windowsHide: true,
    }) as ChildProcessByStdio<Writable | null, Readable, Readable>;
    const stdout = new StdoutCollector(options);
    const stderr: Buffer[] = [];
    let enough = false;
    child.stdout.on('data', (piece: Buffer) => {
      if (enough) return;
      try {
        enough = stdout.take(piece);
        if (enough) resolve({ stdout: stdout.bytes(), stderr: '', status: 0 });
      } catch (error) {
        enough = true;
        reject(error instanceof Error ? error : new Error(String(error)));
      }
      if (enough) child.kill('SIGKILL');
    });
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', (cause: NodeJS.ErrnoException) => {
      reject(cannotStart(cwd, cause));
    });
    child.on('close', (status) => {
      resolve({
        stdout: stdout.bytes(),
        stderr: Buffer.concat(stderr).toString('utf8'),
        status: status ?? 128,
      });
    });
    // git may close its input early because it knows the answer; that is not our failure.
    child.stdin?.on('error', () => undefined);
    give(child.stdin, options.input);
  });
}

function give(stdin: Writable | null, input: GitOptions['input']): void {
  if (stdin === null) return;
  if (typeof input === 'function') input(stdin);
  else stdin.end(input);
}

function failed(args: readonly string[], { stderr, status }: GitAnswer): Failure {
  const said = stderr.trim() === '' ? `status ${status}` : stderr.trim();
  if (/promisor remote|lazy fetching disabled/.test(said)) {
    return new Failure(
      'environment/tree-unavailable',
      `the clone is partial and lacks what is asked for: ${said}`,
      {
        hint: 'fetch what is missing: git fetch --refetch --no-filter',
      },
    );
  }
  return new Failure('environment/git-failed', `git ${subcommand(args)}: ${said}`, {
    hint: 'run the same git command by hand to see what it needs',
  });
}

/** node reports a missing program and a missing folder with the same code, so the folder is checked. */
function cannotStart(cwd: string, cause: NodeJS.ErrnoException): Failure {
  if (cause.code === 'ENOENT' && existsSync(cwd)) {
    return new Failure(
      'environment/git-missing',
      'git could not be started: no program of that name on PATH',
      {
        hint: 'install git (https://git-scm.com/downloads) and run: correctless doctor',
        cause,
      },
    );
  }
  return new Failure('environment/git-failed', `git could not be started in ${cwd}: ${cause.message}`, {
    cause,
  });
}

/** The words of an argument list that name the git command. */
function subcommand(args: readonly string[]): string {
  const at = args.findIndex((arg, i) => !arg.startsWith('-') && args[i - 1] !== '-c');
  return at === -1 ? args.join(' ') : args.slice(at, at + 3).join(' ');
}
