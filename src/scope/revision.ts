import type { PullRequest } from '../github/names/pull-request.ts';

/** One side of a change, as an immutable tree. */
export type Revision = {
  /** The commit; null for uncommitted work, and for the empty tree before a first commit. */
  readonly sha: string | null;
  readonly tree: string;
  /** Its name for people: `main`, `HEAD`, `index`. */
  readonly label: string;
  /** Why it was chosen, shown in brackets after the label. */
  readonly why: string;
  /** For a base where the head forked from a branch: the commit that the branch is at now, if it differs. */
  readonly tip?: { readonly sha: string; readonly tree: string };
};

/**
 * The tree from which settings, accepted findings, attributes and rules are read. The author of a change chooses where it forks,
 * and could choose a commit before a rule was added. So the branch that it will be merged into counts, as it is now.
 */
export function settingsTree({ tree, tip }: Pick<Revision, 'tree' | 'tip'>): string {
  return tip?.tree ?? tree;
}

/** In the `why` of a base: no setting names the default branch. No label can contain these words. */
export const GUESSED_DEFAULT_BRANCH = 'a guess by its name as origin/HEAD is not set';

/** In the `why` of a base: the head is a merge, and is not compared with its other parents. No label can contain these words. */
export const FIRST_PARENT_ONLY = 'what that parent had already is not shown';

export type Sides = {
  readonly base: Revision;
  readonly head: Revision;
  /** If the change is a pull request. */
  readonly pullRequest?: PullRequest;
};
