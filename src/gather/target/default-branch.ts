import { Failure } from '../../kernel/failure.ts';
import { gitLines, gitText, type Repository } from '../../io/git/git.ts';
import { hasOrigin, WORKFLOW_HINT, isShallow } from '../history/rest-of-history.ts';

/** A branch with git's full name and its usual name. */
export type DefaultBranch = {
  readonly ref: string;
  readonly label: string;
  /** Chosen by its usual name: there is an origin, but its default branch is unknown. */
  readonly isGuess?: boolean;
};

const REMOTE = 'refs/remotes/origin/';
const USUAL_NAMES = ['main', 'master'];

/**
 * The branch that changes are made against: the one that `origin/HEAD` names, else the only one of `main` and `master`, on
 * origin rather than the local copy, which may lag behind.
 *
 * @throws scope/no-default-branch
 */
export async function defaultBranch(repository: Repository): Promise<DefaultBranch> {
  const target = await gitText(repository, ['symbolic-ref', '--quiet', `${REMOTE}HEAD`], {
    answers: [0, 1],
  });
  const candidates = USUAL_NAMES.flatMap((name) => [`${REMOTE}${name}`, `refs/heads/${name}`]);
  const present = await existing(repository, [...(target === '' ? [] : [target]), ...candidates]);
  if (present.has(target)) return withLabel(target);

  const names = USUAL_NAMES.filter((name) =>
    candidates.some((ref) => ref.endsWith(`/${name}`) && present.has(ref)),
  );
  const ref = candidates.find((candidate) => present.has(candidate));
  if (ref !== undefined && names.length === 1)
    return (await hasOrigin(repository)) ? { ...withLabel(ref), isGuess: true } : withLabel(ref);
  throw unknown(names.length > 1, await hasOrigin(repository), await isShallow(repository));
}

function unknown(both: boolean, origin: boolean, shallow: boolean): Failure {
  const message = both
    ? 'the repository has both main and master, and origin/HEAD does not say which is the default branch'
    : 'the default branch is unknown: there is no origin/HEAD, main or master';
  const named = 'name the base: correctless diff BASE...HEAD';
  // A single-branch clone has nothing else from origin, so everything must be fetched first.
  const ask = shallow
    ? `git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*' && git remote set-head origin --auto; ${WORKFLOW_HINT}`
    : "git fetch origin '+refs/heads/*:refs/remotes/origin/*' && git remote set-head origin --auto";
  const hint = origin ? `${ask}; or ${named}` : named;
  return new Failure('scope/no-default-branch', message, { hint });
}

async function existing(repository: Repository, refs: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await gitLines(repository, ['for-each-ref', '--format=%(refname)', ...refs]));
}

function withLabel(ref: string): DefaultBranch {
  return { ref, label: ref.replace(/^refs\/(?:heads|remotes)\//, '') };
}
