import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Failure } from '../../kernel/failure.ts';
import { clientEnvironment } from './client-environment.ts';
import { howToStart } from './how-to-start.ts';
import { killGroup } from '../programs/kill-group.ts';

/** How the client's process ended: with a status, or by a signal. */
export type ClientExit = {
  readonly status: number | null;
  readonly signal: string | null;
  /** The end of what it wrote to standard error. */
  readonly stderr: string;
};

export type ClientProcess = {
  readonly exit: Promise<ClientExit>;
  /** Asks it to end. When asked again, or when it takes too long, it is killed with everything it started. */
  readonly stop: () => void;
};

export type ClientStart = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Called with every line of its standard output. */
  readonly onLine: (line: string) => void;
};

const PROGRAM = 'claude';
/** The time it has to end by itself, and then for its children to close its outputs. */
const GRACE_MS = 5000;
const KEPT_STDERR = 4000;

/**
 * Starts the client in its own process group: Ctrl-C in a terminal reaches only us, and we decide how the client ends.
 *
 * `exit` rejects with `environment/client-missing`.
 */
export function startClient(args: readonly string[], { cwd, env, onLine }: ClientStart): ClientProcess {
  const started = howToStart(PROGRAM, args, env);
  const child = spawn(started.file, started.args, {
    cwd,
    env: clientEnvironment(env),
    windowsVerbatimArguments: started.verbatim,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  createInterface({ input: child.stdout }).on('line', onLine);
  let asked = false;
  const stop = (): void => {
    killGroup(child.pid, asked ? 'SIGKILL' : 'SIGTERM');
    asked = true;
    setTimeout(killGroup, GRACE_MS, child.pid, 'SIGKILL').unref();
  };
  return { exit: exitOf(child), stop };
}

function exitOf(child: ChildProcessByStdio<null, Readable, Readable>): Promise<ClientExit> {
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr = `${stderr}${chunk}`.slice(-KEPT_STDERR);
  });
  return new Promise((resolve, reject) => {
    child.on('error', (cause) => {
      reject(clientMissing(`"${PROGRAM}" could not be started: ${cause.message}`, { cause }));
    });
    child.on('exit', () => {
      // Its children may hold its outputs open after it ended.
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, GRACE_MS).unref();
    });
    child.on('close', (status, signal) => {
      resolve({ status, signal, stderr });
    });
  });
}

/** @param more.without what can be done without a client; added to the hint */
export function clientMissing(
  message: string,
  { cause, without = '' }: { readonly cause?: unknown; readonly without?: string } = {},
): Failure {
  return new Failure('environment/client-missing', message, {
    hint: `install Claude Code and log in (https://code.claude.com/docs/en/setup), and see: correctless doctor${without}`,
    cause,
  });
}
