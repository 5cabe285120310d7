import { join } from 'node:path';
import type { Repository } from '../io/git/git.ts';
import { listTree } from '../io/git/objects.ts';
import { openRepository } from '../io/git/repository.ts';
import { snapshotWorkTree } from '../io/git/snapshot.ts';
import type { RepoPath } from '../kernel/repo-path.ts';

/** The mode of a submodule in a tree. */
const GITLINK = '160000';

/**
 * Submodules of a tree with uncommitted work in them, which no review of the repository around them shows. Each is asked
 * as a repository of its own, so that no program that its configuration names is run. One that is not checked out, or
 * cannot be read, is none.
 */
export async function dirtySubmodules(repository: Repository, tree: string): Promise<RepoPath[]> {
  const dirty: RepoPath[] = [];
  for (const { path, mode } of await listTree(repository, tree)) {
    if (mode === GITLINK && (await isDirty(repository, join(repository.top, path)))) dirty.push(path);
  }
  return dirty;
}

async function isDirty(repository: Repository, folder: string): Promise<boolean> {
  try {
    const submodule = await openRepository(folder);
    // A folder that is not checked out belongs to the repository around it.
    return submodule.top !== repository.top && (await snapshotWorkTree(submodule)).dirty;
  } catch {
    return false;
  }
}
