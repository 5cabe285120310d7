import { readGit, type Repository } from '../git.ts';
import { records } from './objects.ts';

/** A path at which two trees differ. */
export type TreeChange = {
  readonly path: string;
  /** Modes as git writes them; `000000` where the tree lacks the path. */
  readonly from: string;
  readonly to: string;
};

export const ABSENT = '000000';
export const GITLINK = '160000';

/** The paths at which two trees differ, in git's order; a rename is a removal and an addition. */
export async function treeChanges(repository: Repository, from: string, to: string): Promise<TreeChange[]> {
  if (from === to) return [];
  const listing = records(
    await readGit(repository, ['diff-tree', '-r', '-z', '--raw', '--no-renames', from, to]),
  );
  const changes: TreeChange[] = [];
  // Two records per path: `:<mode> <mode> <id> <id> <status>`, then the name.
  for (let at = 0; at + 1 < listing.length; at += 2) {
    const [before = '', after = ''] = (listing[at] ?? '').slice(1).split(' ');
    changes.push({ path: listing[at + 1] ?? '', from: before, to: after });
  }
  return changes;
}
