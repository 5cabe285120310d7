import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Session } from './session.ts';

const run = promisify(execFile);

/** Never resolved: the session's own git configuration leads it to the clone. */
const MARKETPLACE_URL = 'https://marketplace.invalid/plugins.git';

/**
 * Installs a plugin as users do: a marketplace added by a git URL, the plugin installed from it by name. The client
 * clones `repository` with git, so nothing but committed files can arrive. `plugin` is `NAME@MARKETPLACE`.
 */
export async function installFromGit(session: Session, repository: string, plugin: string): Promise<void> {
  const rewrite = `url.${repository}.insteadOf`;
  const env = { ...process.env, HOME: session.home, GIT_CONFIG_NOSYSTEM: '1' };
  await run('git', ['config', '--global', rewrite, MARKETPLACE_URL], { env });
  // The clone may belong to somebody else: tests in containers often run as root.
  await run('git', ['config', '--global', '--add', 'safe.directory', '*'], { env });
  await succeed(session, 'plugin', 'marketplace', 'add', MARKETPLACE_URL);
  await succeed(session, 'plugin', 'install', plugin);
}

async function succeed(session: Session, ...args: readonly string[]): Promise<void> {
  const done = await session.client(...args);
  if (done.status !== 0) throw new Error(`claude ${args.join(' ')}: ${done.stdout}${done.stderr}`);
}
