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

export type Sides = {
  readonly base: Revision;
  readonly head: Revision;
  /** When the change is one. */
  readonly pullRequest?: PullRequest;
};
