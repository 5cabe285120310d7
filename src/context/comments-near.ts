import type { Side } from '../contracts/shapes.ts';
import type { LineSpan } from '../kernel/line-span.ts';
import type { RepoPath } from '../kernel/repo-path.ts';

export const COMMENT_MARKERS = ['TODO', 'FIXME', 'HACK', 'NOTE', 'WARNING'] as const;
export type CommentMarker = (typeof COMMENT_MARKERS)[number];

/** A comment that stands where the change happens, verbatim. */
export type CommentNear = {
  readonly path: RepoPath;
  readonly at: LineSpan;
  readonly text: string;
  /** `old`: the change removed it, and `at` counts lines of the base side. */
  readonly side: Side;
  readonly marker: CommentMarker | null;
};
