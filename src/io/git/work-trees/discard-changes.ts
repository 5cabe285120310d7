import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../../kernel/failure.ts';
import { printable } from '../../../kernel/text/printable.ts';
import { treeOf } from '../commits/commit-object.ts';
import { branchMoved, readHead } from '../commits/commit-tree.ts';
import { driveGit } from './drive-git.ts';
import { runGit, type Repository } from '../git.ts';
import { ignoreRules, isWithin } from '../on-disk/ignore-rules.ts';
import { inTheWay } from './in-the-way.ts';
import { keepWork } from './keep-work.ts';
import { amongOwnFiles } from '../../own/own-files.ts';
import { snapshotIndex, snapshotWorkTree } from '../on-disk/snapshot.ts';
import { switchTree } from './switch-tree.ts';
import { ABSENT, GITLINK, treeChanges, type TreeChange } from '../objects/tree-changes.ts';
import { refuseUnsaved } from './unsaved-work.ts';

export type Discarded =
  { readonly kind: 'clean' } | { readonly kind: 'kept'; readonly refs: readonly string[] };

export type Discarding = {
  /** Where HEAD must be. */
  readonly head: string;
  readonly keep: string;
  /** Called with each ref that holds work to be discarded, before the work is removed. */
  readonly kept?: (ref: string) => Promise<void>;
};

/**
 * Brings a work tree back to the commit that is checked out: index, tracked files, and untracked ones that the commit does not
 * ignore. Its work is first kept as a commit under the ref `keep`, with a number added if that ref is taken. Ignored files and
 * this program's own stay. Nested repositories stay too, but then they are reported.
 *
 * @throws audit/branch-moved when HEAD is not at `head`, audit/work-tree-dirty with the paths it cannot bring back
 */
export async function discardChanges(
  workTree: Repository,
  { head, keep, kept = () => Promise.resolve() }: Discarding,
): Promise<Discarded> {
  const { branch, sha } = await readHead(workTree);
  if (sha !== head) throw branchMoved(branch, sha, head);
  const git = await driveGit(workTree.top);
  // A conflict cannot be kept as a tree, but the content of the files can.
  if (await isUnmerged(workTree)) await git(['reset', '--quiet']);
  const goal = await treeOf(workTree, head);
  const { tree: current } = await snapshotWorkTree(workTree);
  const { tree: staged } = await snapshotIndex(workTree);
  const undone = await toUndo(workTree, current, goal);
  const isWork = undone.length > 0 || (staged !== goal && staged !== current);
  if (current === goal && staged === goal && !(await isMidway(workTree))) {
    await refuseUnsaved(workTree);
    return { kind: 'clean' };
  }
  const refs = isWork ? [await keepWork(workTree, keep, { head, current, staged })] : [];
  for (const ref of refs) await kept(ref);
  // This ends a merge or revert in progress. Files that were added by force, or by a crash, are ignored again.
  await git(['reset', '--quiet']);
  if (isWork) refs.push(...(await undoRules(workTree, goal, { head, keep, kept })));
  const { tree: rest } = await snapshotWorkTree(workTree);
  await undo(workTree, { current: rest, goal, changes: await toUndo(workTree, rest, goal) });
  await refuseUnsaved(workTree);
  return isWork ? { kind: 'kept', refs } : { kind: 'clean' };
}

/** The changes that restore it, except for our own files and for nested repositories, whose work git cannot see. */
async function toUndo(workTree: Repository, current: string, goal: string): Promise<TreeChange[]> {
  const changes = await treeChanges(workTree, current, goal);
  const inner = changes.filter(({ from }) => from === GITLINK);
  const undone = changes.filter((change) => !amongOwnFiles(change.path) && !isWithin(change, inner));
  const blocked = await inTheWay(workTree, current, undone);
  if (blocked.length === 0) return undone;
  throw new Failure(
    'audit/work-tree-dirty',
    `ignored files in ${workTree.top} are in the way: ${blocked.slice(0, 5).map(printable).join(', ')}`,
    { hint: 'move them away, then do it again' },
  );
}

type Undoing = { readonly current: string; readonly goal: string; readonly changes: readonly TreeChange[] };

async function undo(workTree: Repository, { current, goal, changes }: Undoing): Promise<void> {
  const made = new Set(changes.map(({ path }) => path));
  const left = (await treeChanges(workTree, current, goal)).filter(({ path }) => !made.has(path));
  await switchTree(workTree, { current, to: goal, left });
}

/**
 * Restores the ignore rules first: the commit's rules apply, not edited ones, or an edit would cost the user node_modules. Files
 * that the edit hid become visible and are kept too.
 */
async function undoRules(
  workTree: Repository,
  goal: string,
  { head, keep, kept }: Required<Discarding>,
): Promise<string[]> {
  const { tree: current } = await snapshotWorkTree(workTree);
  const changes = ignoreRules(await toUndo(workTree, current, goal));
  if (changes.length === 0) return [];
  await undo(workTree, { current, goal, changes });
  const { tree: now } = await snapshotWorkTree(workTree);
  const come = (await treeChanges(workTree, current, now)).filter((change) => change.to !== ABSENT);
  if (come.every((change) => isWithin(change, changes))) return [];
  const ref = await keepWork(workTree, keep, { head, current: now, staged: goal });
  await kept(ref);
  return [ref];
}

/** A merge, revert, cherry-pick or rebase is in progress, which a reset ends. */
async function isMidway({ gitDir }: Repository): Promise<boolean> {
  const marks = [
    'MERGE_HEAD',
    'REVERT_HEAD',
    'CHERRY_PICK_HEAD',
    'sequencer',
    'rebase-merge',
    'rebase-apply',
  ];
  const found = await Promise.all(
    marks.map(async (mark) => (await lstat(join(gitDir, mark)).catch(() => undefined)) !== undefined),
  );
  return found.includes(true);
}

async function isUnmerged({ top }: Repository): Promise<boolean> {
  return (await runGit(top, ['ls-files', '-z', '--unmerged'])).stdout.length > 0;
}
