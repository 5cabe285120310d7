import { isAbsolute, join } from 'node:path';

/** The cache folder that the environment names, undefined when it names none. Loads no module, because every start calls it. */
export function cacheRootNamed(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local, HOME: home } = env;
  // The XDG specification says to ignore a relative path.
  if (xdg !== undefined && isAbsolute(xdg)) return join(xdg, 'correctless');
  if (process.platform === 'win32' && local !== undefined && isAbsolute(local))
    return join(local, 'correctless', 'cache');
  return home === undefined ? undefined : join(home, '.cache', 'correctless');
}
