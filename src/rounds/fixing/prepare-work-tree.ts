import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { shareFolders } from '../../io/git/work-trees/shared-folders.ts';
import { addWorkTree } from '../../io/git/work-trees/work-trees.ts';
import { listNames } from '../../io/files/files.ts';
import { Failure } from '../../kernel/failure.ts';
import { hashesOf } from '../../run/ledger/sealed-files.ts';
import { plainText } from '../../audit/tests/output/plain-text.ts';
import { createRedactor } from '../../packets/redaction/redact.ts';
import { commandFolder, runCommand, type CommandRun } from '../command-run.ts';
import { note } from '../stored/journal.ts';
import type { Audit } from '../stored/open-audit.ts';

/** The most that is told of the end of its output: lines, and characters. */
const [SAID_LINES, SAID] = [5, 400];

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
    if (run.status !== 0) {
      if (file.preset !== 'prove') throw setupFailed(file.audit, folder, run.status);
      await noteNoTests(audit, run);
    }
  }
  const files = await hashesOf(paths, [paths.audit, paths.fingerprint]);
  await note(paths, { kind: 'prepared', files });
  return 'ended';
}

/** Retries a setup that has failed, in a folder of its own. */
export async function setUpAgain({ paths }: Pick<Audit, 'paths'>): Promise<void> {
  await mkdir(await commandFolder(paths, 'setup'), { recursive: true });
}

/** Of a proof it is an answer: nobody continues an audit that they have not started by name. */
async function noteNoTests(
  { file, state, paths }: Audit,
  { status, output, milliseconds }: Extract<CommandRun, { kind: 'ended' }>,
): Promise<void> {
  const said = plainText(output, file.work_tree)
    .trim()
    .split('\n')
    .slice(-SAID_LINES)
    .join('; ')
    .slice(-SAID);
  const next = `(when it works: correctless prove ${file.of?.run ?? ''})`;
  const unusable = `${howItEnded(status)}: ${await createRedactor().redact(said)} ${next}`;
  const { head } = state;
  await note(paths, { kind: 'tested', head, parser: 'none', status, failures: [], unusable, milliseconds });
}

function howItEnded(status: number | null): string {
  return `the setup command ${status === null ? 'was killed' : `ended with status ${status}`}`;
}

function setupFailed(audit: string, folder: string, status: number | null): Failure {
  return new Failure('audit/setup-failed', howItEnded(status), {
    hint: `see ${join(folder, 'output.txt')}, fix it, and try again: correctless next ${audit} --retry`,
  });
}
