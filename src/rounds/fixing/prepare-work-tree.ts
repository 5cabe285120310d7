import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { shareFolders } from '../../io/git/work-trees/shared-folders.ts';
import { addWorkTree } from '../../io/git/work-trees/work-trees.ts';
import { listNames } from '../../io/files/files.ts';
import { Failure } from '../../kernel/failure.ts';
import { hashesOf } from '../../run/ledger/sealed-files.ts';
import { commandFolder, runCommand } from '../command-run.ts';
import { note } from '../stored/journal.ts';
import type { Audit } from '../stored/open-audit.ts';

/** Creates the work tree of an audit and runs the setup in it. Returns whether the setup has ended. */
export async function prepareWorkTree(audit: Audit, patience: number): Promise<'ended' | 'running'> {
  const { home, file, paths } = audit;
  if (!file.in_place) {
    const workTree = await addWorkTree(home, { folder: file.work_tree, branch: file.branch, at: file.start });
    await shareFolders(home, workTree, file.settings.share);
  }
  const { setup } = file.settings;
  if (setup !== null && !file.in_place) {
    // Tries are numbered from 1. The last one counts.
    const tries = (await listNames(join(paths.dir, 'setup'))).length;
    const folder = paths.command('setup', Math.max(1, tries));
    const run = await runCommand(folder, setup, file.work_tree, patience);
    if (run.kind === 'running') return 'running';
    if (run.status !== 0) throw setupFailed(file.audit, folder, run.status);
  }
  const files = await hashesOf(paths, [paths.audit, paths.fingerprint]);
  await note(paths, { kind: 'prepared', files });
  return 'ended';
}

/** Retries a setup that has failed, in a folder of its own. */
export async function setUpAgain({ paths }: Pick<Audit, 'paths'>): Promise<void> {
  await mkdir(await commandFolder(paths, 'setup'), { recursive: true });
}

function setupFailed(audit: string, folder: string, status: number | null): Failure {
  const ended = status === null ? 'was killed' : `ended with status ${status}`;
  return new Failure('audit/setup-failed', `the setup command ${ended}`, {
    hint: `see ${join(folder, 'output.txt')}, fix it, and try again: correctless next ${audit} --retry`,
  });
}
