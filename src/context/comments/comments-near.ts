import type { Side } from '../../contracts/shapes.ts';
import type { Hunk } from '../../diff/changed-lines.ts';
import { overlapsAny, type LineSpan } from '../../kernel/line-span.ts';
import { by, inOrder } from '../../kernel/order.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { ChangedSource } from '../changed-source.ts';
import { commentsOf, type Comment } from './comments.ts';
import { enclosingHeaders, lineAbove } from '../enclosing-headers.ts';

export const COMMENT_MARKERS = ['TODO', 'FIXME', 'HACK', 'NOTE', 'WARNING'] as const;
export type CommentMarker = (typeof COMMENT_MARKERS)[number];

/** A comment at the place of the change, verbatim. */
export type CommentNear = {
  readonly path: RepoPath;
  readonly at: LineSpan;
  readonly text: string;
  /** `old`: the change removed it, and `at` counts lines on the base side. */
  readonly side: Side;
  readonly marker: CommentMarker | null;
  /** The change wrote all or part of it. Every comment on the old side was removed by the change. */
  readonly changed?: true;
};

/** Lines of the new file around a hunk in which a comment is taken to be about the changed code. */
const LINES_BEFORE = 10;
const LINES_AFTER = 3;

/**
 * Comments in and around the changes of one file: those in a hunk, up to 10 lines before and 3 after it, those at the
 * head of an enclosing construct, and, on the old side, those that the change removed.
 *
 * From a deleted file only comments with a marker: a removed TODO may be a promise, the rest went with its code.
 */
export function commentsNear(source: ChangedSource): CommentNear[] {
  const { change, before, after } = source;
  if (change.kind === 'opaque') return [];
  const kept = after === null ? [] : commentsOf(after, change.path);
  const near = after === null ? [] : nearHunks(kept, after, change.hunks);
  const oldPath = change.kind === 'text' ? (change.from ?? change.path) : change.path;
  const old = before === null ? [] : commentsOf(before, oldPath);
  const removed = removedComments(old, kept, change.removed);
  return [
    ...near.map((comment) => ({
      ...commentNear(comment, change.path, 'new'),
      ...(change.kind === 'text' && overlapsAny(comment.at, change.added) ? { changed: true as const } : {}),
    })),
    ...removed
      .map((comment) => commentNear(comment, change.path, 'old'))
      .filter((comment) => change.kind === 'text' || comment.marker !== null),
  ].toSorted(
    inOrder<CommentNear>(
      by((c) => c.at.start),
      by((c) => c.side),
    ),
  );
}

function commentNear(comment: Comment, path: RepoPath, side: Side): CommentNear {
  return { path, at: comment.at, text: comment.text, side, marker: markerOf(comment.text) };
}

/** The first marker, in capitals and as a separate word. */
export function markerOf(text: string): CommentMarker | null {
  const word = /\b(?:TODO|FIXME|HACK|NOTE|WARNING)\b/.exec(text)?.[0];
  return COMMENT_MARKERS.find((marker) => marker === word) ?? null;
}

function nearHunks(comments: readonly Comment[], text: string, hunks: readonly Hunk[]): Comment[] {
  const lines = text.split('\n');
  const around = hunks.map(linesAround);
  const headers = [...new Set(hunks.flatMap((hunk) => enclosingHeaders(lines, firstChangedLine(hunk))))];
  const ends = new Set(headers.map((header) => lineAbove(lines, header)));
  const starts = new Set(headers.map((header) => header + 1));
  return comments.filter(
    ({ at, text: comment }) =>
      overlapsAny(at, around) || ends.has(at.end) || (starts.has(at.start) && /^["']{3}/.test(comment)),
  );
}

/** `count` 0: no line of the hunk is in the new file, and `start` is the line before the gap. */
function linesAround(hunk: Hunk): LineSpan {
  const { start, count } = hunk.new;
  return count === 0
    ? { start: start + 1 - LINES_BEFORE, end: start + LINES_AFTER }
    : { start: start - LINES_BEFORE, end: start + count - 1 + LINES_AFTER };
}

function firstChangedLine(hunk: Hunk): number {
  const candidates = [...hunk.added.map((span) => span.start), ...hunk.deletionAnchors];
  return candidates.length === 0 ? Math.max(1, hunk.new.start) : Math.min(...candidates);
}

/** A comment that only moved or was reindented is not removed. If two of three equal comments stay, one is removed. */
function removedComments(
  old: readonly Comment[],
  kept: readonly Comment[],
  removed: readonly LineSpan[],
): Comment[] {
  const unclaimed = new Map<string, number>();
  const count = (comment: Comment, change: number): number => {
    const left = (unclaimed.get(unindented(comment)) ?? 0) + change;
    unclaimed.set(unindented(comment), left);
    return left;
  };
  for (const comment of kept) count(comment, 1);
  // Those that stay where they are claim their own text first.
  for (const comment of old) if (!overlapsAny(comment.at, removed)) count(comment, -1);
  return old.filter((comment) => overlapsAny(comment.at, removed) && count(comment, -1) < 0);
}

function unindented(comment: Comment): string {
  return comment.text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}
