import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { driveGit, type DrivenGit } from './drive-git.ts';
import { readGit, type Repository } from '../git.ts';
import type { TreeChange } from '../objects/tree-changes.ts';

/**
 * Changes the files of a work tree from one tree to another, and the index with them.
 *
 * git does it, and refuses to overwrite a file that differs from `stands`. But it overwrites ignored files: call `inTheWay`
 * first. If killed at any point, the index holds nothing that the files do not, so that a new snapshot shows how far it came.
 *
 * @param stands the tree of a snapshot of the work tree just taken
 * @param left changes from `stands` to `to` that are not made: those files stay, only the index changes
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

/** Sets the index to this tree. No file is touched; staged and unmerged entries are lost. */
export async function alignIndex(git: DrivenGit, tree: string): Promise<void> {
  await git(['read-tree', '--reset', tree]);
  await git(['update-index', '-q', '--refresh']);
}

/** The tree `to`, but with the entries of `stands` at these paths. */
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
    // A mode of zeros removes an entry.
    const removals = paths.map(({ path }) => `0 ${'0'.repeat(to.length)}\t${path}\0`);
    const additions = kept.toString('utf8').replaceAll(/^(\d+) \w+ ([0-9a-f]+)\t/gm, '$1 $2\t');
    await git(['update-index', '-z', '--index-info'], removals.join('') + additions);
    return (await git(['write-tree'])).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
