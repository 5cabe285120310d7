import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../kernel/failure.ts';
import { printable } from '../../../kernel/text/printable.ts';
import { treeOf } from '../commits/commit-object.ts';
import { runGit, type Repository } from '../git.ts';
import { listTree, records } from '../objects/objects.ts';
import { amongOwnFiles } from '../../own/own-files.ts';
import { openRepository } from '../repository.ts';
import { snapshotIndex, snapshotWorkTree } from '../on-disk/snapshot.ts';
import { GITLINK, treeChanges } from '../objects/tree-changes.ts';

/**
 * Refuses a work tree with uncommitted work: in its files, staged, or in a nested repository.
 *
 * @throws audit/work-tree-dirty with the paths, scope/unmerged
 */
export async function refuseUnsaved(workTree: Repository): Promise<void> {
  const head = await treeOf(workTree, 'HEAD');
  const [files, index] = await Promise.all([snapshotWorkTree(workTree), snapshotIndex(workTree)]);
  const changes = [
    ...(await treeChanges(workTree, head, files.tree)),
    ...(await treeChanges(workTree, head, index.tree)),
  ].map(({ path }) => path);
  refuse(workTree, [
    ...changes.filter((path) => !amongOwnFiles(path)),
    ...(await nestedRepositories(workTree)),
  ]);
}

/**
 * Refuses a work tree with work in a submodule, which a snapshot of the whole does not include.
 *
 * @throws audit/work-tree-dirty
 */
export async function refuseUnsavedSubmodules(workTree: Repository): Promise<void> {
  for (const { mode, path } of await listTree(workTree, 'HEAD')) {
    const folder = join(workTree.top, path);
    if (mode !== GITLINK || !existsSync(join(folder, '.git'))) continue;
    const submodule = await openRepository(folder);
    await refuseUnsaved(submodule);
    await refuseUnsavedSubmodules(submodule);
  }
}

/** Nested repositories that git neither tracks nor ignores: `inner/`. */
export async function nestedRepositories(workTree: Repository): Promise<string[]> {
  const { stdout } = await runGit(workTree.top, ['ls-files', '-z', '--others', '--exclude-standard']);
  return records(stdout).filter((path) => path.endsWith('/') && !amongOwnFiles(path));
}

function refuse({ top }: Repository, paths: readonly string[]): void {
  const unsaved = [...new Set(paths)];
  if (unsaved.length === 0) return;
  const named = unsaved.slice(0, 5).map(printable).join(', ');
  throw new Failure(
    'audit/work-tree-dirty',
    `${unsaved.length} changed and in no commit in ${top}: ${named}${unsaved.length > 5 ? ', …' : ''}`,
    { hint: 'commit or remove them; to see them: git status' },
  );
}
