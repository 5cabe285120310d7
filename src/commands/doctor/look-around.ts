import { isShallow } from '../../gather/history/rest-of-history.ts';
import { cacheRoot } from '../../io/own/cache-root.ts';
import { codeFolder } from '../../io/compiled/code-folder.ts';
import { readClientSettings } from '../../io/client/client-settings.ts';
import { listClientPlugins } from '../../io/client/client-plugins.ts';
import { stateOfFolder } from '../../io/files/folder-state.ts';
import { isLoggedIn } from '../../github/gh/gh.ts';
import type { Repository } from '../../io/git/git.ts';
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
  const [repository, problem] = await repositoryHere(cwd);
  const top = repository?.top ?? cwd;
  const checks = await Promise.all([
    Promise.resolve([judgeNode(process.versions.node)]),
    versionOf('git').then((said) => [judgeGit(said)]),
    checkRepository(repository, problem),
    checkRuns(repository),
    checkCache(repository, cacheRoot(env)),
    Promise.resolve([judgeCode(codeFolder(env))]),
    checkInstallation(),
    checkClient(top, env),
    checkSettings(top, env),
    checkGh(env),
    findSandbox().then((found) => [judgeSandbox(found)]),
  ]);
  return checks.flat();
}

async function repositoryHere(cwd: string): Promise<[Repository] | [undefined, Check]> {
  try {
    return [await openRepository(cwd)];
  } catch (error) {
    return [undefined, refused('repository', error)];
  }
}

async function checkRepository(repository: Repository | undefined, problem?: Check): Promise<Check[]> {
  if (repository !== undefined) return [judgeRepository(repository.top, await isShallow(repository))];
  return problem === undefined ? [] : [problem];
}

async function checkRuns(repository: Repository | undefined): Promise<Check[]> {
  if (repository === undefined) return [];
  const folder = ownFolder(repository.top);
  return [judgeFolder('runs', folder, await stateOfFolder(folder))];
}

async function checkCache(repository: Repository | undefined, root: string): Promise<Check[]> {
  try {
    if (repository !== undefined) requireCacheOutside(repository, root);
    return [judgeFolder('cache', root, await stateOfFolder(root))];
  } catch (error) {
    return [refused('cache', error)];
  }
}

async function checkInstallation(): Promise<Check[]> {
  try {
    const installation = await readInstallation(PARTS);
    const stale = await staleSources(installation.top);
    return [judgePlugin(installation, VERSION), judgeDist(stale)];
  } catch (error) {
    return [refused('plugin', error)];
  }
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
function refused(name: Check['name'], error: unknown): Check {
  if (!(error instanceof Failure)) throw error;
  return failed(name, error.message, error.hint ?? `see: ${error.code}`);
}
