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

/** A comment that stands where the change happens, verbatim. */
export type CommentNear = {
  readonly path: RepoPath;
  readonly at: LineSpan;
  readonly text: string;
  /** `old`: the change removed it, and `at` counts lines of the base side. */
  readonly side: Side;
  readonly marker: CommentMarker | null;
  /** The change wrote it, or a part of it. Of the old side every comment is one that the change removed. */
  readonly changed?: true;
};

/** Lines around a hunk, of the new file, in which a comment is taken to speak of the changed code. */
const LINES_BEFORE = 10;
const LINES_AFTER = 3;

/**
 * Comments in and around the changes of one file: those in a hunk, up to 10 lines before and 3 after it, those that
 * stand at the head of an enclosing construct, and, of the old side, those that the change removed.
 *
 * Of a deleted file only what carries a marker: a removed TODO may be a promise, the rest went with its code.
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

/** The marker that stands first, in capitals and as a word of its own. */
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

/** `count` 0: nothing of the hunk stands in the new file, and `start` is the line before the gap. */
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

/** A comment that only moved or was indented anew is not removed; of three equal ones of which two stay, one is. */
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
