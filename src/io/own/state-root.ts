import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** The folder in the user's own state for what cannot be recreated and must not come from a repository. It need not exist yet. */
export function stateRoot(env: Readonly<Record<string, string | undefined>>): string {
  const { XDG_STATE_HOME: xdg, LOCALAPPDATA: local, HOME: home = homedir() } = env;
  // The XDG specification says to ignore a relative path.
  if (xdg !== undefined && isAbsolute(xdg)) return join(xdg, 'correctless');
  if (process.platform === 'win32' && local !== undefined && isAbsolute(local))
    return join(local, 'correctless', 'state');
  return join(home, '.local', 'state', 'correctless');
}
