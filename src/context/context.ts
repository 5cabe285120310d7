import type { RepoPath } from '../kernel/repo-path.ts';
import type { Edge } from './graph/imports-around.ts';
import type { ContractTrigger } from './contract-trigger.ts';
import type { PullRequestText } from './intent/pull-request.ts';
import type { RelatedFiles } from './related-file.ts';
import type { CommentNear } from './comments/comments-near.ts';
import type { CommitMessage } from './intent/commit-messages.ts';
import type { HistoryTable } from './history/history-table.ts';
import type { InstalledPackages } from './installed/installed-packages.ts';
import type { ImportChange } from './import-changes.ts';
import type { Stack } from './stack/stack.ts';

/** Everything that code gathers for the reviewers of one change. The same change gives the same context. */
export type Context = {
  readonly stack: Stack;
  readonly imports: readonly ImportChange[];
  readonly history: HistoryTable;
  readonly comments: readonly CommentNear[];
  /** Oldest first. */
  readonly commits: readonly CommitMessage[];
  /** The number of commits of the change whose messages exceeded the limit. */
  readonly commitsOmitted: number;
  /** What people wrote about the change, if it is a pull request. */
  readonly pullRequest: PullRequestText | null;
  readonly related: RelatedFiles;
  readonly triggers: readonly ContractTrigger[];
  /** Imports by changed files, whichever file they import; absent if nobody asked. */
  readonly importsOfChanged?: readonly Edge[];
  /** Absent if nobody looked for packages. */
  readonly packages?: InstalledPackages;
  /** Changed files in which comments or imports could not be searched for: their language has no reader, or they are too large. */
  readonly unread?: { readonly comments: readonly RepoPath[]; readonly imports: readonly RepoPath[] };
};
