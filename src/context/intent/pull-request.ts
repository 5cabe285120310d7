import type { RepoPath } from '../../kernel/repo-path.ts';

/** Something that was said about a pull request. */
export type Remark = { readonly author: string; readonly at: string; readonly text: string };

/** A remark on a line; `line` is null if the line is gone. */
export type ReviewRemark = Remark & { readonly path: RepoPath; readonly line: number | null };

/** What people wrote about the change under review. All of it is untrusted. */
export type PullRequestText = {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly discussion: readonly Remark[];
  readonly reviewRemarks: readonly ReviewRemark[];
  /** The number of remarks beyond the limit. */
  readonly omitted: number;
};
