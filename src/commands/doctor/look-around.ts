import { isShallow } from '../../gather/history/rest-of-history.ts';
import { cacheRoot } from '../../io/own/cache-root.ts';
import { codeFolder } from '../../io/compiled/code-folder.ts';
import { readClientSettings } from '../../io/client/client-settings.ts';
import { listClientPlugins } from '../../io/client/client-plugins.ts';
import { stateOfFolder } from '../../io/files/folder-state.ts';
import { isLoggedIn } from '../../github/gh/gh.ts';
import { readInstallation } from '../../io/own/installation.ts';
import { staleSources } from '../../io/own/source-sums.ts';
import { findSandbox } from '../../io/programs/sandbox/find-sandbox.ts';
import { versionOf } from '../../io/programs/program.ts';
import { openRepository } from '../../io/git/repository.ts';
import { Failure } from '../../kernel/failure.ts';
import { VERSION } from '../../kernel/version.ts';
import { ownFolder } from '../../run/stored/layout.ts';
import { requireCacheOutside } from '../../review/planning/plan-facts.ts';
import type { Input } from '../line/command.ts';
import { failed, type Check } from './check.ts';
import { judgeCode, judgeFolder, judgeRepository } from './folder-checks.ts';
import { judgeDist, judgeInstalled, judgePlugin, PARTS } from './plugin-checks.ts';
import { judgeClient, judgeGh, judgeGit, judgeNode, judgeSandbox } from './program-checks.ts';
import { judgeHooks, judgePermissions } from './settings-checks.ts';

type World = Pick<Input, 'cwd' | 'env'>;

/** Every check but the probe. Asks the machine only: no network, and nothing that costs money. */
export async function lookAround({ cwd, env }: World): Promise<Check[]> {
  const opened = openRepository(cwd);
  const repository = await opened.catch(() => undefined);
  const top = repository?.top ?? cwd;
  const checks = await Promise.all([
    Promise.resolve([judgeNode(process.versions.node)]),
    versionOf('git').then((said) => [judgeGit(said)]),
    unlessRefused('repository', async () => [judgeRepository(top, await isShallow(await opened))]),
    repository === undefined ? [] : checkFolder('runs', ownFolder(top)),
    unlessRefused('cache', () => {
      if (repository !== undefined) requireCacheOutside(repository, cacheRoot(env));
      return checkFolder('cache', cacheRoot(env));
    }),
    Promise.resolve([judgeCode(codeFolder(env))]),
    unlessRefused('plugin', checkInstallation),
    checkClient(top, env),
    checkSettings(top, env),
    checkGh(env),
    findSandbox().then((found) => [judgeSandbox(found)]),
  ]);
  return checks.flat();
}

async function checkFolder(name: 'runs' | 'cache', folder: string): Promise<Check[]> {
  return [judgeFolder(name, folder, await stateOfFolder(folder))];
}

async function checkInstallation(): Promise<Check[]> {
  const installation = await readInstallation(PARTS);
  return [judgePlugin(installation, VERSION), judgeDist(await staleSources(installation.top))];
}

async function checkClient(top: string, env: World['env']): Promise<Check[]> {
  const said = await versionOf('claude');
  const plugins = said === undefined ? 'no-client' : await listClientPlugins(top, env);
  return [judgeClient(said), judgeInstalled(plugins, VERSION)];
}

async function checkSettings(top: string, env: World['env']): Promise<Check[]> {
  const settings = await readClientSettings(top, env);
  return [judgePermissions(settings), judgeHooks(settings)];
}

/** gh's exit status says whether somebody is logged in; what it prints is not read. */
async function checkGh(env: World['env']): Promise<Check[]> {
  const host = env['GH_HOST']?.toLowerCase() ?? 'github.com';
  const said = await versionOf('gh');
  const loggedIn = said === undefined ? undefined : await isLoggedIn(host).catch(() => undefined);
  return [judgeGh({ said, host, loggedIn })];
}

/** What another room refuses is what the doctor reports, with the same words. Anything else stays a bug. */
async function unlessRefused(name: string, checks: () => Promise<Check[]>): Promise<Check[]> {
  try {
    return await checks();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [failed(name, error.message, error.hint ?? `see: ${error.code}`)];
  }
}
