import { tmpdir } from 'node:os';
import { runBounded } from '../programs/bounded-program.ts';
import { clientEnvironment } from './client-environment.ts';
import { howToStart } from './how-to-start.ts';

const PATIENCE_MS = 10_000;
const MOST_BYTES = 64 * 1024;

/**
 * Whether the client says that nobody is logged in. False also where it does not say: an older one, one that takes long; then
 * its session tells. No network is asked.
 */
export async function isLoggedOut(env: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const own = clientEnvironment(env);
  try {
    const { file, args, verbatim } = howToStart('claude', ['auth', 'status', '--json'], own);
    // Not in the repository: its settings are not given to the session either.
    const bounds = { cwd: tmpdir(), env: own, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, verbatim };
    const ended = await runBounded(file, args, bounds);
    return ended.kind === 'ended' && saysLoggedOut(ended.stdout.toString('utf8'));
  } catch {
    return false;
  }
}

/** What the client prints is JSON with `loggedIn`; anything else says nothing. */
export function saysLoggedOut(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'loggedIn' in value && value.loggedIn === false;
  } catch {
    return false;
  }
}
