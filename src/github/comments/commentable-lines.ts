import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { Failure } from '../../kernel/failure.ts';
import type { LineSpan } from '../../kernel/line-span.ts';

/** A changed file as the GitHub API returns it. */
export type ServedFile = {
  readonly path: string;
  /** Its previous name, when it was renamed. */
  readonly from: string | null;
  /** Its hunks without a header; null where GitHub shows none: binary, too large, only renamed. */
  readonly patch: string | null;
};

/** The lines of one hunk at which a comment may begin or end. */
export type CommentableHunk = {
  /** The lines that it removes. Unchanged lines are commented on the right side. */
  readonly left: readonly LineSpan[];
  /** The lines that it adds, and the context; undefined when that side is empty. */
  readonly right: LineSpan | undefined;
};

/**
 * Where GitHub accepts comments in a file: only within the hunks it shows. A patch that is unreadable or truncated has no such
 * lines; then the finding goes into the text of the review.
 */
export function commentableHunks({ patch }: ServedFile): CommentableHunk[] {
  if (patch === null || patch === '') return [];
  try {
    const text = `--- a/file\n+++ b/file\n${patch}\n`;
    const changes = parsePatch(Buffer.from(text), { plainHeaders: true, idleHunks: false });
    return [...changes.values()].flatMap((change) => {
      if (change.kind === 'opaque') return [];
      return change.hunks.map(({ removed, new: { start, count } }) => ({
        left: removed,
        right: count === 0 ? undefined : { start, end: start + count - 1 },
      }));
    });
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}
