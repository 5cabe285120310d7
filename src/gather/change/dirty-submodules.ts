import { join } from 'node:path';
import type { Repository } from '../../io/git/git.ts';
import { listTree } from '../../io/git/objects/objects.ts';
import { openRepository } from '../../io/git/repository.ts';
import { snapshotWorkTree } from '../../io/git/on-disk/snapshot.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';

export type DirtySubmodule = {
  readonly path: RepoPath;
  /** Its work tree as a tree object. */
  readonly tree: string;
};

/** The mode of a submodule in a tree. */
const GITLINK = '160000';

/**
 * Submodules of a tree with uncommitted work in them, which no review of the outer repository shows. Each is queried
 * as a separate repository, so that no program named in its configuration runs. A submodule that is not checked out, or
 * cannot be read, is left out.
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
    // A folder that is not checked out belongs to the outer repository.
    if (submodule.top === repository.top) return undefined;
    const { tree, dirty } = await snapshotWorkTree(submodule);
    return dirty ? tree : undefined;
  } catch {
    return undefined;
  }
}
