import { shareFolders } from '../../io/shared-folders.ts';
import { addWorkTree } from '../../io/work-trees.ts';
import { listNames } from '../../io/files.ts';
import { Failure } from '../../kernel/failure.ts';
import { commandFolder, runCommand } from './command-run.ts';
import { join } from 'node:path';
import { note } from './journal.ts';
import type { Audit } from './open-audit.ts';

/** Makes the work tree of an audit and makes it runnable. Says whether the setup has ended. */
export async function prepareWorkTree(audit: Audit): Promise<'ended' | 'running'> {
  const { home, file, paths } = audit;
  if (!file.in_place) {
    const workTree = await addWorkTree(home, { folder: file.work_tree, branch: file.branch, at: file.start });
    await shareFolders(home, workTree, file.settings.share);
  }
  const { setup } = file.settings;
  if (setup !== null && !file.in_place) {
    const [last] = (await listNames(join(paths.dir, 'setup'))).slice(-1);
    const folder =
      last === undefined ? await commandFolder(paths, 'setup') : paths.command('setup', Number(last));
    const run = await runCommand(folder, setup, file.work_tree);
    if (run.kind === 'running') return 'running';
    if (run.status !== 0) throw setupFailed(folder, run.status);
  }
  await note(paths, { kind: 'prepared' });
  return 'ended';
}

function setupFailed(folder: string, status: number | null): Failure {
  return new Failure(
    'audit/setup-failed',
    `the setup command ended with status ${status ?? 'none, it was killed'}`,
    {
      hint: `see ${join(folder, 'output.txt')}; mend it and remove ${folder}, then run the same command again`,
    },
  );
}
