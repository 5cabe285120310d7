import { spawn } from 'node:child_process';

export type Bounds = {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Milliseconds until the program is told to end; a second later it is killed. */
  readonly timeoutMs: number;
  /** More bytes than this on one of its outputs end it too. */
  readonly mostBytes: number;
  /** What it reads on its input. */
  readonly input?: string;
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
  const { cwd, env, timeoutMs, mostBytes, input = '' } = bounds;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
    // A program that ends without reading it is not our failure.
    child.stdin.on('error', () => undefined).end(input);
    const stop = (kind: 'late' | 'too-large'): void => {
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
      // What it started may hold the pipes open for longer than it lives.
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ kind });
    };
    const timer = setTimeout(stop, Math.max(0, timeoutMs), 'late');
    const collect = (stream: NodeJS.ReadableStream): Buffer[] => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > mostBytes) stop('too-large');
        else chunks.push(chunk);
      });
      return chunks;
    };
    const [out, err] = [collect(child.stdout), collect(child.stderr)];
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
