import { workTreeNow } from '../../gather/change/work-tree-now.ts';
import { treeOf } from '../../io/git/commits/commit-object.ts';
import { pickOntoCommit, pickOntoTree, type Picked } from '../../io/git/commits/pick-commits.ts';
import { askGit, type Repository } from '../../io/git/git.ts';
import { records } from '../../io/git/objects/objects.ts';
import { readRef } from '../../io/git/refs/pin-ref.ts';
import { openRepository } from '../../io/git/repository.ts';
import {
  bringChanges,
  bringToFiles,
  pathsInNeither,
  pathsInTheWay,
} from '../../io/git/work-trees/bring-changes.ts';
import { driveGit } from '../../io/git/work-trees/drive-git.ts';
import { listWorkTrees } from '../../io/git/work-trees/list-work-trees.ts';
import { Failure } from '../../kernel/failure.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { FINDING_TRAILER } from '../fixing/commit-fix.ts';
import { verifiedFixes, type VerifiedFixes } from './fixes-of-run.ts';
import { reviewedBranch } from './reviewed-branch.ts';

/** Where the verified fixes of a review are now: those that this call has brought there, and those that it found there. */
export type Applied = {
  readonly where: string;
  readonly brought: readonly string[];
  readonly there: readonly string[];
};

/**
 * Brings the verified fixes of a review onto what was reviewed: the branch, or the files of the work tree. Nothing is pushed, and
 * uncommitted work in other files stays as it is. Called again, it finds them there.
 *
 * @throws audit/branch-moved, audit/work-tree-dirty, audit/merge-conflict, audit/no-branch
 */
export async function applyFixes(run: Run): Promise<Applied> {
  const fixes = await verifiedFixes(run.repository, run.file.run);
  const { sha } = run.file.head;
  const { where, missing } =
    sha === null ? await applyToFiles(run, fixes) : await applyToBranch(run, fixes, sha);
  const idsOf = (some: readonly VerifiedFixes[]): string[] => some.flatMap(({ ids }) => ids);
  return {
    where,
    brought: idsOf(missing),
    there: idsOf(fixes.filter((one) => !missing.includes(one))),
  };
}

/** Those that were not there before. */
type Missing = Pick<Applied, 'where'> & { readonly missing: readonly VerifiedFixes[] };

async function applyToBranch(
  { repository, file }: Run,
  fixes: readonly VerifiedFixes[],
  reviewed: string,
): Promise<Missing> {
  const branch = await reviewedBranch(repository, file);
  const tip = (await readRef(repository, branch)) ?? '';
  const since = await findingsSince(repository, { file, branch, reviewed, tip });
  const missing = fixes.filter(({ ids }) => !ids.every((id) => since.ours.has(id)));
  const where = branch.replace('refs/heads/', '');
  if (missing.length === 0) return { where, missing };
  if (since.other !== undefined)
    throw moved(file.run, `${where} has moved since it was reviewed: ${since.other}`);
  const commits = missing.flatMap((one) => one.commits);
  const picked = await pickOntoCommit(repository, tip, commits);
  if (picked.kind === 'conflict') throw conflict(where, picked);
  await moveBranch(repository, { branch, from: tip, to: picked.sha });
  return { where, missing };
}

/** Findings of the run that commits since the reviewed one fix, and the first commit there that is none of ours. */
async function findingsSince(
  repository: Repository,
  { file, branch, reviewed, tip }: Pick<Run, 'file'> & { branch: string; reviewed: string; tip: string },
): Promise<{ ours: ReadonlySet<string>; other: string | undefined }> {
  const { status } = await askGit(repository, ['merge-base', '--is-ancestor', reviewed, tip], {
    answers: [0, 1, 128],
  });
  if (status !== 0)
    throw moved(
      file.run,
      `${branch.replace('refs/heads/', '')} is at ${tip.slice(0, 12)} now, without ${reviewed.slice(0, 12)}, which was reviewed`,
    );
  const log = ['log', '-z', '--reverse', '--format=%h %s%n%n%b', `${reviewed}..${tip}`];
  const messages = records((await askGit(repository, log)).stdout);
  const ofRun = new RegExp(`^${FINDING_TRAILER}: ${file.run}/(\\S+)$`, 'gm');
  const found = messages.map((message) => [...message.matchAll(ofRun)].map(([, id = '']) => id));
  const other = messages[found.findIndex((ids) => ids.length === 0)]?.split('\n')[0];
  return { ours: new Set(found.flat()), other: other === undefined ? undefined : inertLine(other) };
}

/** Moves a branch, and the index and files of the work tree that has it checked out. Files first: repeated, it goes on. */
async function moveBranch(
  repository: Repository,
  { branch, from, to }: { readonly branch: string; readonly from: string; readonly to: string },
): Promise<void> {
  const entry = (await listWorkTrees(repository)).find((one) => one.branch === branch);
  if (entry !== undefined) {
    const workTree = await openRepository(entry.folder);
    const trees = { from: await treeOf(repository, from), to: await treeOf(repository, to) };
    const dirty = await pathsInTheWay(workTree, trees, { staged: true });
    if (dirty.length > 0) throw dirtyAt(workTree.top, dirty);
    await bringChanges(workTree, trees);
  }
  const git = await driveGit(repository.top);
  await git(['update-ref', '-m', 'correctless: fix apply', '--stdin'], `update ${branch} ${to} ${from}\n`);
}

async function applyToFiles({ repository, file }: Run, fixes: readonly VerifiedFixes[]): Promise<Missing> {
  const { tree: now } = await workTreeNow(repository);
  // Fixes of an earlier audit may be there already.
  let from = file.head.tree;
  let missing = fixes;
  const commits = (some: readonly VerifiedFixes[]) => some.flatMap((one) => one.commits);
  for (let count = 0; count <= fixes.length; count += 1) {
    const picked = await pickOntoTree(repository, file.head.tree, commits(fixes.slice(0, count)));
    if (picked.kind === 'conflict') throw conflict('the work tree', picked);
    if (picked.tree === now) [from, missing] = [now, fixes.slice(count)];
  }
  const where = 'the work tree';
  if (missing.length === 0) return { where, missing };
  const picked = await pickOntoTree(repository, from, commits(missing));
  if (picked.kind === 'conflict') throw conflict(where, picked);
  const trees = { from, to: picked.tree };
  const other = await pathsInNeither(repository, trees, now);
  if (other.length > 0)
    throw moved(file.run, `the work tree has changed since it was reviewed: ${named(other)}`);
  const inWay = await pathsInTheWay(repository, trees, { staged: false });
  if (inWay.length > 0) throw dirtyAt(repository.top, inWay);
  await bringToFiles(repository, trees);
  return { where, missing };
}

function moved(run: string, what: string): Failure {
  return new Failure('audit/branch-moved', what, {
    hint: `take the fixes as a patch: correctless fix ${run} --patch FILE`,
  });
}

function dirtyAt(top: string, paths: readonly string[]): Failure {
  return new Failure(
    'audit/work-tree-dirty',
    `fixes change files with uncommitted work in ${top}: ${named(paths)}`,
    {
      hint: 'commit or stash that work, then do it again',
    },
  );
}

function conflict(where: string, { sha, files }: Extract<Picked, { kind: 'conflict' }>): Failure {
  return new Failure(
    'audit/merge-conflict',
    `${sha.slice(0, 12)} does not apply to ${where}: ${named(files)}`,
    {
      hint: `bring it over yourself: git cherry-pick ${sha}`,
    },
  );
}

function named(paths: readonly string[]): string {
  return `${paths.slice(0, 5).map(inertLine).join(', ')}${paths.length > 5 ? ', …' : ''}`;
}
