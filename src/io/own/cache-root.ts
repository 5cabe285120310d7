import { homedir } from 'node:os';
import { join } from 'node:path';
import { cacheRootNamed } from './cache-root-named.ts';

/** The folder under the user's caches in which everything we can make again is kept. It need not exist yet. */
export function cacheRoot(env: Readonly<Record<string, string | undefined>>): string {
  return cacheRootNamed(env) ?? join(homedir(), '.cache', 'correctless');
}
