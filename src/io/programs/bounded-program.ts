import { spawn } from 'node:child_process';

export type Bounds = {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Milliseconds until the program is asked to end; a second later it is killed. */
  readonly timeoutMs: number;
  /** More bytes than this on one of its outputs also end it. */
  readonly mostBytes: number;
  /** What the program reads on its input; nothing by default. */
  readonly input?: string;
  /** The arguments are already quoted for `cmd.exe`. */
  readonly verbatim?: boolean;
};

export type BoundedEnd =
  | { readonly kind: 'ended'; readonly status: number; readonly stdout: Buffer; readonly stderr: string }
  | { readonly kind: 'late' }
  | { readonly kind: 'too-large' };

const GRACE_MS = 1000;

/**
 * Runs a program that uses a network, with only the given input, limited time and limited output. It shares the user's terminal,
 * so that an interrupt reaches it too.
 *
 * Rejects with node's own error when the program cannot be started.
 */
export function runBounded(program: string, args: readonly string[], bounds: Bounds): Promise<BoundedEnd> {
  const { cwd, env, timeoutMs, mostBytes, input = '', verbatim = false } = bounds;
  return new Promise((resolve, reject) => {
    const how = { cwd, env, windowsHide: true, windowsVerbatimArguments: verbatim };
    const child = spawn(program, args, { ...how, stdio: 'pipe' });
    // It may end without having read its input; that is not a failure.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const stop = (kind: 'late' | 'too-large'): void => {
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
      // Its children may hold the pipes open after it ended.
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

/** Collects the output of a stream. Past `most` bytes nothing more is kept, and `tooMuch` is called. */
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
