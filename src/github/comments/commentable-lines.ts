import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { Failure } from '../../kernel/failure.ts';
import type { LineSpan } from '../../kernel/line-span.ts';

/** A changed file as GitHub serves it. */
export type ServedFile = {
  readonly path: string;
  /** Its name before, when it was renamed. */
  readonly from: string | null;
  /** Its hunks without a header; null where GitHub shows none: binary, too large, only renamed. */
  readonly patch: string | null;
};

/** The lines of one hunk that a comment may begin or end at. */
export type CommentableHunk = {
  /** What the hunk removes. Unchanged lines are commented on the right side. */
  readonly left: readonly LineSpan[];
  /** What it adds and what it shows around; undefined when nothing stands on that side. */
  readonly right: LineSpan | undefined;
};

/**
 * Where GitHub takes comments in a file: within the hunks it shows, and nowhere else. A patch that cannot be read, or is
 * cut off, has no such lines: then a finding is told in the review's own text.
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
