import { join } from 'node:path';
import { Failure } from '../../kernel/failure.ts';
import { printable } from '../../kernel/text/printable.ts';
import { shellWord } from '../../kernel/text/shell-word.ts';
import type { Repository } from '../../io/git/git.ts';
import { emptyTree, readCommit } from '../../io/git/commits/commit-object.ts';
import { snapshotIndex } from '../../io/git/on-disk/snapshot.ts';
import { FIRST_PARENT_ONLY, type Revision, type Sides } from '../../scope/revision.ts';
import type { Target } from '../../scope/target.ts';
import { dirtySubmodules } from '../change/dirty-submodules.ts';
import { forkPoint } from './fork-point.ts';
import { defaultBranch } from './default-branch.ts';
import { lastChangeHint } from '../history/last-change.ts';
import { deepenCommand } from '../history/rest-of-history.ts';
import { pullRequestSides } from '../../github/pulls/pull-request-sides.ts';
import { leftOutWords, unreadWords, workTreeNow, type WorkTreeNow } from '../change/work-tree-now.ts';
import { branchNamed, commitNamed, findCommit, type Commit } from './revisions.ts';

export type { Revision } from '../../scope/revision.ts';

/**
 * What the user asked for, as two trees. Never a fallback: what cannot be resolved is a failure with the next step.
 *
 * @throws scope/*, environment/*, usage/bad-value
 */
export async function resolveTarget(repository: Repository, target: Target): Promise<Sides> {
  switch (target.kind) {
    case 'default':
      return defaultSides(repository);
    case 'branch-or-commit':
      return revisionSides(repository, target);
    case 'range':
      return rangeSides(repository, target);
    case 'staged':
      return stagedSides(repository);
    case 'uncommitted':
      return uncommittedSides(repository);
    case 'pull-request':
      return pullRequestSides(repository, target);
  }
}

async function defaultSides(repository: Repository): Promise<Sides> {
  const head = await commitNamed(repository, 'HEAD');
  const against = await defaultBranch(repository);
  const base = await forkPoint(repository, against, { ...head, label: 'HEAD' });
  const work = await workTreeNow(repository);
  if (work.dirty) return { base, head: workTree(work, head) };
  if (base.sha === head.sha) {
    const inSubmodules = await workInSubmodules(repository, head.tree);
    if (inSubmodules !== undefined) throw inSubmodules;
    throw new Failure(
      'scope/base-is-head',
      `HEAD has nothing that ${against.label} does not have, and there is no uncommitted work`,
      { hint: `switch to a branch with work, or ${await lastChangeHint(repository, head.sha)}` },
    );
  }
  return { base, head: { ...head, label: 'HEAD', why: 'the current commit' } };
}

async function revisionSides(
  repository: Repository,
  { rev, isPath = false }: Target & { kind: 'branch-or-commit' },
): Promise<Sides> {
  const [commit, branch] = [
    await commitNamed(repository, rev, { isPath }),
    await branchNamed(repository, rev),
  ];
  if (branch === undefined) return commitSides(repository, rev, commit);
  const against = await defaultBranch(repository);
  const base = await forkPoint(repository, against, { ...commit, label: rev });
  if (base.sha === commit.sha) {
    const message =
      branch === against.ref
        ? `${rev} is the default branch itself: it has nothing to be compared with`
        : `every commit of ${rev} is already in ${against.label}`;
    throw new Failure('scope/base-is-head', message, {
      hint: `name what to compare: correctless diff BASE..${shellWord(rev)}, or ${await lastChangeHint(repository, commit.sha)}`,
    });
  }
  return { base, head: { ...commit, label: rev, why: 'the branch asked for' } };
}

async function commitSides(repository: Repository, rev: string, commit: Commit): Promise<Sides> {
  return {
    base: await before(repository, rev, commit),
    head: { ...commit, label: rev, why: 'the commit asked for' },
  };
}

async function before(repository: Repository, rev: string, commit: Commit): Promise<Revision> {
  const [parent, ...others] = (await readCommit(repository, commit.sha)).parents;
  if (parent === undefined) {
    const tree = await emptyTree(repository);
    return { sha: null, tree, label: 'nothing', why: `${rev} is a first commit` };
  }
  const found = await findCommit(repository, parent);
  const merged = others.length === 0 ? '' : `, a merge with ${others.join(' and ')}: ${FIRST_PARENT_ONLY}`;
  if (found !== undefined) return { ...found, label: `${rev}^`, why: `first parent of ${rev}${merged}` };
  throw new Failure(
    'environment/shallow-without-base',
    `the clone does not hold ${parent}, the parent of ${rev}`,
    { hint: deepenCommand(commit.sha === (await findCommit(repository, 'HEAD'))?.sha) },
  );
}

async function rangeSides(repository: Repository, target: Target & { kind: 'range' }): Promise<Sides> {
  const { from, to, dots } = target;
  const [start, end] = [await commitNamed(repository, from), await commitNamed(repository, to)];
  const base: Revision =
    dots === 2
      ? { ...start, label: from, why: 'the start asked for' }
      : await forkPoint(repository, { ref: from, label: from }, { ...end, label: to });
  if (base.sha === end.sha) {
    // If both are the same commit, the other direction is empty too.
    if (start.sha === end.sha) {
      throw new Failure('scope/base-is-head', `${from} and ${to} are the same commit`, {
        hint: `name an older base: correctless diff BASE..${shellWord(to)}, or ${await lastChangeHint(repository, end.sha)}`,
      });
    }
    throw new Failure('scope/base-is-head', `every commit of ${to} is already in ${from}`, {
      hint: `look at the other direction: correctless diff ${shellWord(`${to}..${from}`)}`,
    });
  }
  return { base, head: { ...end, label: to, why: 'the end asked for' } };
}

async function stagedSides(repository: Repository): Promise<Sides> {
  const head = await commitNamed(repository, 'HEAD');
  const { tree } = await snapshotIndex(repository);
  if (tree === head.tree) {
    const { dirty } = await workTreeNow(repository);
    const instead = dirty
      ? 'stage something (git add .), or review all uncommitted work: correctless diff --uncommitted'
      : `there is no uncommitted work either; ${await lastChangeHint(repository, head.sha)}`;
    throw new Failure('scope/empty', 'nothing is staged', { hint: instead });
  }
  return {
    base: { ...head, label: 'HEAD', why: 'the current commit' },
    head: { sha: null, tree, label: 'index', why: 'what is staged' },
  };
}

async function uncommittedSides(repository: Repository): Promise<Sides> {
  const head = await commitNamed(repository, 'HEAD');
  const work = await workTreeNow(repository);
  if (!work.dirty) {
    const inSubmodules = await workInSubmodules(repository, head.tree);
    if (inSubmodules !== undefined) throw inSubmodules;
    const branch = (await hasBranchWork(repository)) ? ', or the branch: correctless diff' : '';
    throw new Failure('scope/empty', 'there is no uncommitted work', {
      hint: `${await lastChangeHint(repository, head.sha)}${branch}`,
    });
  }
  return { base: { ...head, label: 'HEAD', why: 'the current commit' }, head: workTree(work, head) };
}

/** Whether the branch can be reviewed as it is: a hint must not name a command that is refused. */
async function hasBranchWork(repository: Repository): Promise<boolean> {
  try {
    const { base, head } = await defaultSides(repository);
    return base.tree !== head.tree;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/** `git status` shows a submodule with uncommitted work as changed, but it is not a change of this repository. */
async function workInSubmodules(repository: Repository, tree: string): Promise<Failure | undefined> {
  const dirty = (await dirtySubmodules(repository, tree)).map(({ path }) => path);
  const [first] = dirty;
  if (first === undefined) return undefined;
  const names = dirty.slice(0, 5).map(printable).join(', ');
  const more = dirty.length > 5 ? ` and ${dirty.length - 5} more` : '';
  return new Failure(
    'scope/empty',
    `there is no uncommitted work here, only inside ${dirty.length === 1 ? 'a submodule' : 'submodules'}: ${names}${more}`,
    {
      hint: `a submodule is reviewed as the repository that it is: cd ${shellWord(join(repository.top, first))} && correctless diff --uncommitted`,
    },
  );
}

function workTree({ tree, leftOut, submodules }: WorkTreeNow, head: Commit): Revision {
  const why = `HEAD ${head.sha.slice(0, 12)} plus uncommitted and untracked work${leftOutWords(leftOut)}${unreadWords(submodules)}`;
  return { sha: null, tree, label: 'work tree', why };
}
