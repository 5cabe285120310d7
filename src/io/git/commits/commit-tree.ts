import { Failure } from '../../../kernel/failure.ts';
import { isCommitOf, treeOf, writeCommit } from './commit-object.ts';
import { driveGit } from '../work-trees/drive-git.ts';
import { runGit, type Repository } from '../git.ts';
import { readRef } from '../refs/pin-ref.ts';
import { syncWorkTree } from '../work-trees/sync-work-tree.ts';

/** A commit to make on the current branch. */
export type NewCommit = {
  /** Id of the tree object to commit. */
  readonly tree: string;
  /** The commit that the branch is at. */
  readonly parent: string;
  /** For a merge: the other parent. */
  readonly merged?: string;
  readonly message: string;
};

/**
 * Commits a tree on top of the current branch, and updates the index and files to match.
 *
 * A file is written only if it is as in the parent: any other content stays and shows up as a change. Called again after a crash,
 * it makes no second commit and finishes what is missing.
 *
 * @returns the commit's id
 * @throws audit/branch-moved when the branch is not at the parent
 */
export async function commitTree(workTree: Repository, commit: NewCommit): Promise<string> {
  const sha = (await findCommitOf(workTree, commit)) ?? (await makeCommit(workTree, commit));
  await syncWorkTree(workTree, { from: await treeOf(workTree, commit.parent), to: commit.tree });
  return sha;
}

/** HEAD, if it is the commit that `commitTree` would make: then a crash came before it was recorded. */
export async function findCommitOf(workTree: Repository, commit: NewCommit): Promise<string | undefined> {
  const { sha } = await readHead(workTree);
  return (await isCommitOf(workTree, sha, contentOf(commit))) ? sha : undefined;
}

/** The full name of the current branch, undefined when HEAD is detached; and the commit. */
export async function readHead(
  workTree: Repository,
): Promise<{ readonly branch: string | undefined; readonly sha: string }> {
  const name = await runGit(workTree.top, ['symbolic-ref', '--quiet', 'HEAD'], { answers: [0, 1] });
  const sha = await runGit(workTree.top, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  const branch = name.stdout.toString('utf8').trim();
  return { branch: branch === '' ? undefined : branch, sha: sha.stdout.toString('latin1').trim() };
}

async function makeCommit(workTree: Repository, commit: NewCommit): Promise<string> {
  const { branch, sha: head } = await readHead(workTree);
  if (branch === undefined || head !== commit.parent) {
    throw branchMoved(branch, head, commit.parent);
  }
  const git = await driveGit(workTree.top);
  const sha = await writeCommit(git, contentOf(commit));
  try {
    const reason = ['-m', `correctless: ${commit.message.split('\n')[0] ?? ''}`];
    await git(['update-ref', ...reason, '--stdin'], `update ${branch} ${sha} ${commit.parent}\n`);
    return sha;
  } catch (failure) {
    // The branch moved since we read it, maybe by a second process of ours.
    const now = await readRef(workTree, branch);
    const adopted = await findCommitOf(workTree, commit);
    if (adopted !== undefined) return adopted;
    throw now === commit.parent ? failure : branchMoved(branch, now ?? 'no commit', commit.parent);
  }
}

/** The failure for HEAD on no branch, or at a commit other than the expected one. */
export function branchMoved(branch: string | undefined, at: string, wanted: string): Failure {
  return new Failure(
    'audit/branch-moved',
    branch === undefined
      ? `HEAD is on no branch, at ${at}; wanted is a branch at ${wanted}`
      : `${branch} is at ${at}, not at ${wanted}`,
    {
      hint: `see what came in between: git log ${wanted}..${at}`,
    },
  );
}

function contentOf({ tree, parent, merged, message }: NewCommit): Parameters<typeof writeCommit>[1] {
  return { tree, parents: merged === undefined ? [parent] : [parent, merged], message };
}
