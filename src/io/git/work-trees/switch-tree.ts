import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { driveGit, type DrivenGit } from './drive-git.ts';
import { readGit, type Repository } from '../git.ts';
import type { TreeChange } from '../objects/tree-changes.ts';

/**
 * Changes the files of a work tree from the tree they stand at to another one, and the index with them.
 *
 * git itself does it, which refuses to write over a file that is not what `stands` says. It does write over ignored
 * files: ask `inTheWay` first. Killed at any point, the index holds nothing that the files do not, so that a new
 * snapshot says how far it came.
 *
 * @param stands the tree that a snapshot of the work tree just gave
 * @param left changes from `stands` to `to` that are not to be made: those files stay, the index alone changes
 * @throws environment/git-failed
 */
export async function switchTree(
  workTree: Repository,
  { stands, to, left }: { stands: string; to: string; left: readonly TreeChange[] },
): Promise<void> {
  const git = await driveGit(workTree.top);
  await alignIndex(git, stands);
  const goal = left.length === 0 ? to : await withEntriesOf(workTree, stands, to, left);
  if (goal !== stands) await git(['read-tree', '-m', '-u', stands, goal]);
  if (goal !== to) await alignIndex(git, to);
}

/** Makes the index hold this tree; no file is touched, and what was staged or unmerged is gone. */
export async function alignIndex(git: DrivenGit, tree: string): Promise<void> {
  await git(['read-tree', '--reset', tree]);
  await git(['update-index', '-q', '--refresh']);
}

/** The tree `to`, but at these paths as `stands` has it. */
async function withEntriesOf(
  workTree: Repository,
  stands: string,
  to: string,
  paths: readonly TreeChange[],
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'correctless-switch-'));
  try {
    const git = await driveGit(workTree.top, { GIT_INDEX_FILE: join(folder, 'index') });
    await git(['read-tree', to]);
    const kept = await readGit(workTree, [
      '--literal-pathspecs',
      ...['ls-tree', '-r', '-z', '--full-tree', stands, '--'],
      ...paths.map(({ path }) => path),
    ]);
    // A mode of zeros takes an entry out.
    const removals = paths.map(({ path }) => `0 ${'0'.repeat(to.length)}\t${path}\0`);
    const additions = kept.toString('utf8').replaceAll(/^(\d+) \w+ ([0-9a-f]+)\t/gm, '$1 $2\t');
    await git(['update-index', '-z', '--index-info'], removals.join('') + additions);
    return (await git(['write-tree'])).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
