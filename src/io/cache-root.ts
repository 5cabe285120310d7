import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** The folder under the user's caches in which everything we can make again is kept. It need not exist yet. */
export function cacheRoot(env: Readonly<Record<string, string | undefined>>): string {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = env;
  // The XDG specification says that a relative path is to be ignored.
  if (xdg !== undefined && isAbsolute(xdg)) return join(xdg, 'correctless');
  if (process.platform === 'win32' && local !== undefined && isAbsolute(local))
    return join(local, 'correctless', 'cache');
  return join(env['HOME'] ?? homedir(), '.cache', 'correctless');
}
