import { join } from 'node:path';
import type { Repository } from '../../io/git/git.ts';
import { listTree } from '../../io/git/objects/objects.ts';
import { openRepository } from '../../io/git/repository.ts';
import { snapshotWorkTree } from '../../io/git/on-disk/snapshot.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';

export type DirtySubmodule = {
  readonly path: RepoPath;
  /** Its work tree as a tree object of its own. */
  readonly tree: string;
};

/** The mode of a submodule in a tree. */
const GITLINK = '160000';

/**
 * Submodules of a tree with uncommitted work in them, which no review of the repository around them shows. Each is asked
 * as a repository of its own, so that no program that its configuration names is run. One that is not checked out, or
 * cannot be read, is none.
 */
export async function dirtySubmodules(repository: Repository, tree: string): Promise<DirtySubmodule[]> {
  const dirty: DirtySubmodule[] = [];
  for (const { path, mode } of await listTree(repository, tree)) {
    if (mode !== GITLINK) continue;
    const work = await workIn(repository, join(repository.top, path));
    if (work !== undefined) dirty.push({ path, tree: work });
  }
  return dirty;
}

async function workIn(repository: Repository, folder: string): Promise<string | undefined> {
  try {
    const submodule = await openRepository(folder);
    // A folder that is not checked out belongs to the repository around it.
    if (submodule.top === repository.top) return undefined;
    const { tree, dirty } = await snapshotWorkTree(submodule);
    return dirty ? tree : undefined;
  } catch {
    return undefined;
  }
}
