import { spawn } from 'node:child_process';

export type Bounds = {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Milliseconds until the program is told to end; a second later it is killed. */
  readonly timeoutMs: number;
  /** More bytes than this on one of its outputs end it too. */
  readonly mostBytes: number;
  /** What the program reads on its input; nothing by default. */
  readonly input?: string;
  /** The arguments are quoted already, for `cmd.exe`. */
  readonly verbatim?: boolean;
};

export type BoundedEnd =
  | { readonly kind: 'ended'; readonly status: number; readonly stdout: Buffer; readonly stderr: string }
  | { readonly kind: 'late' }
  | { readonly kind: 'too-large' };

const GRACE_MS = 1000;

/**
 * Runs a program that talks to a network: with nothing on its input but what it is given, for a bounded time, with
 * bounded output. It has the user's terminal, so that an interrupt reaches it too.
 *
 * Rejects with node's own error when the program cannot be started.
 */
export function runBounded(program: string, args: readonly string[], bounds: Bounds): Promise<BoundedEnd> {
  const { cwd, env, timeoutMs, mostBytes, input = '', verbatim = false } = bounds;
  return new Promise((resolve, reject) => {
    const how = { cwd, env, windowsHide: true, windowsVerbatimArguments: verbatim };
    const child = spawn(program, args, { ...how, stdio: 'pipe' });
    // It may end without having read its input; that is no failure.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const stop = (kind: 'late' | 'too-large'): void => {
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
      // What it started may hold the pipes open for longer than it lives.
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ kind });
    };
    const timer = setTimeout(stop, Math.max(0, timeoutMs), 'late');
    const tooMuch = (): void => {
      stop('too-large');
    };
    const [out, err] = [collect(child.stdout, mostBytes, tooMuch), collect(child.stderr, mostBytes, tooMuch)];
    child.on('error', (cause) => {
      clearTimeout(timer);
      reject(cause);
    });
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({
        kind: 'ended',
        status: status ?? 128,
        stdout: Buffer.concat(out),
        stderr: Buffer.concat(err).toString('utf8'),
      });
    });
  });
}

/** What comes out of a stream, as it comes. Past `most` bytes nothing more is kept, and somebody is told. */
function collect(stream: NodeJS.ReadableStream, most: number, tooMuch: () => void): Buffer[] {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > most) tooMuch();
    else chunks.push(chunk);
  });
  return chunks;
}
