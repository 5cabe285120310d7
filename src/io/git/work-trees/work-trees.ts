import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from '../../../kernel/failure.ts';
import { exists } from '../../files/files.ts';
import { driveGit } from './drive-git.ts';
import type { Repository } from '../git.ts';
import { listWorkTrees } from './list-work-trees.ts';
import { pinRef, readRef } from '../refs/pin-ref.ts';
import { openRepository } from '../repository.ts';
import { refuseUnsaved, refuseUnsavedSubmodules } from './unsaved-work.ts';
import { placeOf, completeWorkTree } from './work-tree-place.ts';

/**
 * Creates a branch at a commit, and a work tree in a folder with that branch checked out.
 *
 * Called again after a crash, it recreates an incomplete work tree. A complete one keeps what was done in it since.
 *
 * @throws audit/branch-exists when the branch is at another commit, or checked out in another folder
 */
export async function addWorkTree(
  repository: Repository,
  { folder, branch, at }: { readonly folder: string; readonly branch: string; readonly at: string },
): Promise<Repository> {
  const place = await placeOf(folder);
  const ref = `refs/heads/${branch}`;
  const registered = await listWorkTrees(repository);
  const other = registered.find((one) => one.branch === ref && one.folder !== place);
  if (other !== undefined) throw taken(branch, `is checked out in ${other.folder}`);
  const here = registered.find((one) => one.folder === place);
  const whole = here === undefined ? undefined : await completeWorkTree(place);
  if (whole !== undefined && here?.branch === ref) return whole;
  if (whole !== undefined)
    throw taken(branch, `cannot have ${place}: ${here?.branch ?? 'no branch'} is there`);
  const value = await readRef(repository, ref);
  if (value !== undefined && value !== at) throw taken(branch, `is there already, at ${value}, not at ${at}`);
  await pinRef(repository, ref, at);
  if (here !== undefined) await clearAway(repository, place);
  await mkdir(dirname(place), { recursive: true });
  await (
    await driveGit(repository.top)
  )(['worktree', 'add', '--no-checkout', '--', place, branch]);
  // The index appears when all files are there: then the work tree is complete.
  await (
    await driveGit(place)
  )(['read-tree', '--reset', '-u', at]);
  return openRepository(place);
}

/**
 * Removes a work tree, including its ignored files; its branch stays. Does nothing when it is already gone.
 *
 * @throws audit/work-tree-dirty when it has uncommitted work, or is locked, or is not a work tree of this repository
 */
export async function removeWorkTree(repository: Repository, folder: string): Promise<void> {
  const place = await placeOf(folder);
  const here = (await listWorkTrees(repository)).find((one) => one.folder === place);
  if (here === undefined && (await exists(place))) {
    throw new Failure(
      'audit/work-tree-dirty',
      `${place} exists, but is not a work tree of ${repository.top}`,
    );
  }
  const whole = here === undefined ? undefined : await completeWorkTree(place);
  if (whole !== undefined) {
    if (here?.locked === true) throw new Failure('audit/work-tree-dirty', `${place} is locked`);
    await refuseUnsaved(whole);
    await refuseUnsavedSubmodules(whole);
  }
  // Renamed first: a half-removed work tree would look like one with changes.
  const doomed = `${place}.removed`;
  await rm(doomed, { recursive: true, force: true });
  if (whole !== undefined) await rename(place, doomed);
  if (here !== undefined) await clearAway(repository, place);
  await rm(doomed, { recursive: true, force: true });
}

/** Removes the remains of a work tree, or of one whose creation crashed: nobody has worked in it. */
async function clearAway(repository: Repository, place: string): Promise<void> {
  // git removes a folder that it recognises, or the registration of one that is gone.
  if (!(await exists(join(place, '.git')))) await rmdir(place).catch(() => undefined);
  const git = await driveGit(repository.top);
  // Twice, because git locks a work tree while it creates it.
  await git(['worktree', 'remove', '--force', '--force', '--', place]);
}

function taken(branch: string, why: string): Failure {
  return new Failure('audit/branch-exists', `the branch ${branch} ${why}`, {
    hint: `look at it (git log ${branch}), then rename it: git branch --move ${branch} ${branch}-old`,
  });
}
