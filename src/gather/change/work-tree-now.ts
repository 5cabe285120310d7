import type { Repository } from '../../io/git/git.ts';
import { mergeBases } from '../../io/git/commits/commit-object.ts';
import { snapshotWorkTree, type Snapshot } from '../../io/git/on-disk/snapshot.ts';
import { treeWith } from '../../io/git/objects/tree-with.ts';
import { Failure } from '../../kernel/failure.ts';
import { printable } from '../../kernel/text/printable.ts';
import { defaultBranch } from '../target/default-branch.ts';
import { dirtySubmodules } from './dirty-submodules.ts';
import { commitNamed } from '../target/revisions.ts';

const NAMED = 3;

export type WorkTreeNow = Snapshot & {
  /** Submodules with uncommitted work: each is in the tree as another commit, which reviewers are not shown. */
  readonly submodules: readonly string[];
};

/**
 * The work tree under review, without untracked files that its target branch ignores. The checked-out branch may have
 * removed a line from `.gitignore`, and would otherwise choose which files of the user's disk are sent.
 *
 * Uncommitted work only in a submodule does not make it dirty: it is not work in this repository.
 */
export async function workTreeNow(repository: Repository): Promise<WorkTreeNow> {
  const work = await snapshotWorkTree(repository, { ignoringAs: await rulingTrees(repository) });
  const dirty = work.dirty ? await dirtySubmodules(repository, work.tree) : [];
  if (dirty.length === 0) return { ...work, submodules: [] };
  // A submodule is an id that nobody looks up, so that of a tree will do.
  const links = dirty.map(({ path, tree }) => [path, { mode: '160000', oid: tree }] as const);
  const tree = await treeWith(repository, work.tree, new Map(links));
  return { ...work, tree, submodules: dirty.map(({ path }) => path) };
}

/** The trees of the default branch, now and where HEAD forked; without one, of HEAD. */
async function rulingTrees(repository: Repository): Promise<string[]> {
  const head = await commitNamed(repository, 'HEAD');
  try {
    const tip = await commitNamed(repository, (await defaultBranch(repository)).ref);
    const [fork] = await mergeBases(repository, tip.sha, head.sha);
    return [tip.tree, ...(fork === undefined ? [] : [(await commitNamed(repository, fork)).tree])];
  } catch (error) {
    if (error instanceof Failure) return [head.tree];
    throw error;
  }
}

/** Words for what was left out, to follow what was included; empty if nothing was. */
export function leftOutWords(leftOut: readonly string[]): string {
  if (leftOut.length === 0) return '';
  const names = leftOut.slice(0, NAMED).map(printable).join(', ');
  const more = leftOut.length > NAMED ? ` and ${leftOut.length - NAMED} more` : '';
  const files = leftOut.length === 1 ? '1 untracked file' : `${leftOut.length} untracked files`;
  return `, without ${files} ignored by the base or by your own excludes: ${names}${more}`;
}

/** Words for submodules whose uncommitted work nobody reads; empty if there is none. */
export function unreadWords(submodules: readonly string[]): string {
  if (submodules.length === 0) return '';
  const names = submodules.slice(0, NAMED).map(printable).join(', ');
  const more = submodules.length > NAMED ? ` and ${submodules.length - NAMED} more` : '';
  return `, except uncommitted work in submodules, which is not read: ${names}${more}`;
}
