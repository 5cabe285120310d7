import type { ChangeGroups } from './change-groups.ts';
import type { CommentNear } from './comments-near.ts';
import type { CommitMessage } from './commit-messages.ts';
import type { HistoryTable } from './history-table.ts';
import type { ImportChange } from './import-changes.ts';
import type { Stack } from './stack.ts';

/** Everything code gathers for the reviewers of one change; the same change gives the same context. */
export type Context = {
  readonly stack: Stack;
  readonly groups: ChangeGroups;
  readonly imports: readonly ImportChange[];
  readonly history: HistoryTable;
  readonly comments: readonly CommentNear[];
  /** Oldest first. */
  readonly commits: readonly CommitMessage[];
  /** Commits of the change whose messages did not fit the bound. */
  readonly commitsOmitted: number;
};
