import { tmpdir } from 'node:os';
import { runBounded } from '../programs/bounded-program.ts';
import { clientEnvironment } from './client-environment.ts';
import { howToStart } from './how-to-start.ts';

const PATIENCE_MS = 10_000;
const MOST_BYTES = 64 * 1024;

/**
 * Whether the client says that nobody is logged in. Also false when it gives no clear answer: an old version, or one that takes
 * too long. Then its session will tell. Uses no network.
 */
export async function isLoggedOut(env: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const own = clientEnvironment(env);
  try {
    const { file, args, verbatim } = howToStart('claude', ['auth', 'status', '--json'], own);
    // Not in the repository: the session is not given its settings either.
    const bounds = { cwd: tmpdir(), env: own, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, verbatim };
    const ended = await runBounded(file, args, bounds);
    return ended.kind === 'ended' && saysLoggedOut(ended.stdout.toString('utf8'));
  } catch {
    return false;
  }
}

/** The client prints JSON with `loggedIn`; anything else is no answer. */
export function saysLoggedOut(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'loggedIn' in value && value.loggedIn === false;
  } catch {
    return false;
  }
}
