import { spawn } from 'node:child_process';
import { Failure } from '../kernel/failure.ts';

/** A repository as the readers need it: where its objects are and where its files stand. */
export type Repository = {
  /** Absolute path of the work tree's top level. */
  readonly top: string;
  /** Absolute path of the git directory (of a linked work tree: its own). */
  readonly gitDir: string;
};

export type GitOptions = {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** Exit statuses that are an answer, not a failure. Default: 0 only. */
  readonly answers?: readonly number[];
};

export type GitAnswer = { readonly stdout: Buffer; readonly stderr: string; readonly status: number };

/**
 * Settings that hold for every git we start: nothing of the user's or the repository's configuration may run a
 * program or change what git prints. `docs/notes/git.md` says which surprise each one prevents.
 */
const NEUTRAL_CONFIG: readonly string[] = [
  'core.quotePath=false',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.attributesFile=',
  'core.pager=cat',
  'diff.external=',
  'diff.suppressBlankEmpty=false',
  'diff.orderFile=',
  'diff.relative=false',
  'blame.ignoreRevsFile=',
  'log.showSignature=false',
  'advice.addEmbeddedRepo=false',
  'gc.auto=0',
  'maintenance.auto=false',
].flatMap((setting) => ['-c', setting]);

const NEUTRAL_ENVIRONMENT: Readonly<Record<string, string>> = {
  LC_ALL: 'C',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_NO_LAZY_FETCH: '1',
  GIT_PAGER: 'cat',
};

/**
 * Reads objects of the repository. The work tree is out of sight (`core.bare`), so that a `.gitattributes` of the
 * change under review cannot declare its own code binary and so hide it from the diff.
 */
export async function readGit(
  repository: Repository,
  args: readonly string[],
  options: GitOptions = {},
): Promise<Buffer> {
  const answer = await runGit(
    repository.top,
    [`--git-dir=${repository.gitDir}`, '-c', 'core.bare=true', ...args],
    options,
  );
  return answer.stdout;
}

/** Runs git in a folder, with its work tree in sight. Throws `environment/git-failed` on any other status. */
export async function runGit(
  cwd: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<GitAnswer> {
  const answer = await spawnGit(cwd, [...NEUTRAL_CONFIG, ...args], options);
  if (!(options.answers ?? [0]).includes(answer.status)) {
    const said = answer.stderr.trim() === '' ? `status ${answer.status}` : answer.stderr.trim();
    throw new Failure('environment/git-failed', `git ${subcommand(args)}: ${said}`, {
      hint: 'run the same git command by hand to see what it needs',
    });
  }
  return answer;
}

function spawnGit(cwd: string, args: readonly string[], options: GitOptions): Promise<GitAnswer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, {
      cwd,
      env: { ...withoutGitVariables(process.env), ...NEUTRAL_ENVIRONMENT, ...options.env },
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', (cause: NodeJS.ErrnoException) => {
      reject(
        cause.code === 'ENOENT'
          ? new Failure('environment/git-missing', 'git could not be started', {
              hint: 'install git (https://git-scm.com/downloads) and run: correctless doctor',
              cause,
            })
          : new Failure('environment/git-failed', `git could not be started: ${cause.message}`, { cause }),
      );
    });
    child.on('close', (status) =>
      resolve({
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr).toString('utf8'),
        status: status ?? 128,
      }),
    );
    // git may close its input early (it knows the answer); that is not our failure.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input);
  });
}

/** The caller's `GIT_DIR`, `GIT_INDEX_FILE` and the like (set inside git hooks) must not redirect us. */
function withoutGitVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const keep = new Set(['GIT_SSL_CAINFO', 'GIT_EXEC_PATH']);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_') || keep.has(name)));
}

/** The word of an argument list that says what git was asked. */
function subcommand(args: readonly string[]): string {
  const at = args.findIndex((arg, i) => !arg.startsWith('-') && args[i - 1] !== '-c');
  return at === -1 ? args.join(' ') : args.slice(at, at + 3).join(' ');
}
