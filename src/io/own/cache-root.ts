import { homedir } from 'node:os';
import { join } from 'node:path';
import { cacheRootNamed } from './cache-root-named.ts';

/** The folder in the user's caches for everything that can be recreated. It need not exist yet. */
export function cacheRoot(env: Readonly<Record<string, string | undefined>>): string {
  return cacheRootNamed(env) ?? join(homedir(), '.cache', 'correctless');
}
