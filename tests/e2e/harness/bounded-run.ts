import { spawn } from 'node:child_process';

/** How a program ended. `status` is null when it was killed. */
export type BoundedRun = {
  readonly status: number | null;
  readonly timedOut: boolean;
  readonly stdout: string;
  readonly stderr: string;
  /** Wall time in milliseconds. */
  readonly ms: number;
};

export type BoundedRunOptions = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Milliseconds until the program and everything in its process group is killed. */
  readonly timeout: number;
  /** Kills the program and its group at once, as a crash of the machine would. */
  readonly killed?: AbortSignal | undefined;
};

/** Runs a program with nothing on stdin, in a process group of its own, and kills that group when time is up. */
export function runBounded(command: readonly string[], options: BoundedRunOptions): Promise<BoundedRun> {
  const [program = '', ...args] = command;
  const { cwd, env, timeout, killed } = options;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    let timedOut = false;
    const kill = (): void => {
      if (child.pid !== undefined) killGroup(child.pid);
      // A grandchild that left the group would hold the pipes open for ever.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const timer = setTimeout(() => {
      timedOut = true;
      kill();
    }, timeout);
    killed?.addEventListener('abort', kill, { once: true });
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (status) => {
      clearTimeout(timer);
      const [stdout, stderr] = [Buffer.concat(out).toString(), Buffer.concat(err).toString()];
      resolve({ status, timedOut, stdout, stderr, ms: Math.round(performance.now() - started) });
    });
  });
}

/** `leader` is the id of a process that we started as the leader of a group of its own. */
function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The group has just ended by itself.
  }
}
