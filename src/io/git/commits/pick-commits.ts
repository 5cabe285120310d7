import { driveGit } from '../work-trees/drive-git.ts';
import type { Repository } from '../git.ts';
import { readCommit, treeOf, writeCommit } from './commit-object.ts';
import { mergeTrees } from './merge-trees.ts';

export type Picked =
  | { readonly kind: 'picked'; readonly tree: string }
  | { readonly kind: 'conflict'; readonly sha: string; readonly files: readonly string[] };

/** The tree with the change of each of these commits against its parent, one after the other. */
export async function pickOntoTree(
  repository: Repository,
  tree: string,
  shas: readonly string[],
): Promise<Picked> {
  let ours = tree;
  for (const sha of shas) {
    const { tree: theirs, parents } = await readCommit(repository, sha);
    const base = await treeOf(repository, parents[0] ?? sha);
    const merged = await mergeTrees(repository, { base, ours, theirs });
    if (merged.kind === 'conflict') return { kind: 'conflict', sha, files: merged.files };
    ours = merged.tree;
  }
  return { kind: 'picked', tree: ours };
}

/** The same as commits on top of `onto`; one that is there already is used as it is. No ref is moved. */
export async function pickOntoCommit(
  repository: Repository,
  onto: string,
  shas: readonly string[],
): Promise<(Picked & { readonly kind: 'conflict' }) | { readonly kind: 'picked'; readonly sha: string }> {
  const git = await driveGit(repository.top);
  let at = onto;
  for (const sha of shas) {
    const { parents, message } = await readCommit(repository, sha);
    if (parents.length === 1 && parents[0] === at) {
      at = sha;
      continue;
    }
    const picked = await pickOntoTree(repository, await treeOf(repository, at), [sha]);
    if (picked.kind === 'conflict') return picked;
    at = await writeCommit(git, { tree: picked.tree, parents: [at], message });
  }
  return { kind: 'picked', sha: at };
}
