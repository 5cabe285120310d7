import { join } from 'node:path';
import { main } from '../../src/main.ts';

export type Said = { readonly status: number; readonly stdout: string; readonly stderr: string };

/** One of our commands, in this process: hundreds of them cost a table otherwise minutes of starting node. */
export async function correctless(
  top: string,
  cache: string,
  args: readonly string[],
  input = '',
): Promise<Said> {
  const { status, stdout, stderr } = await main(args, {
    cwd: top,
    env: { ...process.env, XDG_CACHE_HOME: cache, XDG_STATE_HOME: join(cache, 'state') },
    stdin: () => Promise.resolve(Buffer.from(input)),
  });
  const textOf = (said: string | Uint8Array = ''): string => Buffer.from(said).toString('utf8');
  return { status, stdout: textOf(stdout), stderr: textOf(stderr) };
}
