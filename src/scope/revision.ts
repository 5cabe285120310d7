import type { PullRequest } from '../github/names/pull-request.ts';

/** One side of a change, as an immutable tree. */
export type Revision = {
  /** The commit; null for work that is not committed, and for the nothing before a first commit. */
  readonly sha: string | null;
  readonly tree: string;
  /** What people call it: `main`, `HEAD`, `index`. */
  readonly label: string;
  /** Why it was chosen, to stand in brackets behind it. */
  readonly why: string;
  /** Of a base that is where the head forked from a branch: the branch as it is now, where it is another commit. */
  readonly tip?: { readonly sha: string; readonly tree: string };
};

/**
 * The tree in which settings, accepted findings, attributes and rules are read. The author of a change chooses where it
 * forks, and could choose a time before a rule: what counts is the branch that it is to go into, as it is now.
 */
export function rulingTree({ tree, tip }: Pick<Revision, 'tree' | 'tip'>): string {
  return tip?.tree ?? tree;
}

/** In the `why` of a base: nobody has said which branch is the default one. No label can hold these words. */
export const GUESSED = 'a guess by its name as origin/HEAD is not set';

/** In the `why` of a base: the head has other parents, with which it is not compared. No label can hold these words. */
export const OF_A_MERGE = 'what that parent had already is not shown';

export type Sides = {
  readonly base: Revision;
  readonly head: Revision;
  /** When the change is one. */
  readonly pullRequest?: PullRequest;
};
