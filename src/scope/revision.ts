import type { PullRequest } from './pull-request.ts';

/** One side of a change, as an immutable tree. */
export type Revision = {
  /** The commit; null for work that is not committed, and for the nothing before a first commit. */
  readonly sha: string | null;
  readonly tree: string;
  /** What people call it: `main`, `HEAD`, `index`. */
  readonly label: string;
  /** Why it was chosen, to stand in brackets behind it. */
  readonly why: string;
};

/** In the `why` of a base: nobody has said which branch is the default one. No label can hold these words. */
export const GUESSED = 'a guess by its name as origin/HEAD is not set';

export type Sides = {
  readonly base: Revision;
  readonly head: Revision;
  /** When the change is one. */
  readonly pullRequest?: PullRequest;
};
