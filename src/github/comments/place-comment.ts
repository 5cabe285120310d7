import type { ReportFinding } from '../../contracts/files/report.ts';
import { overlaps, type LineSpan } from '../../kernel/line-span.ts';
import { commentableHunks, type CommentableHunk, type ServedFile } from './commentable-lines.ts';

/** The place of a comment, in the terms of GitHub's API. Without `start_line` it is a single line. */
export type CommentPlace = {
  readonly path: string;
  readonly side: 'LEFT' | 'RIGHT';
  readonly line: number;
  readonly start_line?: number;
  readonly start_side?: 'LEFT' | 'RIGHT';
};

/**
 * The place at which GitHub accepts a comment about a finding; undefined when there is none. If the hunks show the lines only in
 * part, the place is in the hunk that shows most of them, or the first of equals.
 */
export function placeComment(
  { file, lines: [start, end], side }: Pick<ReportFinding, 'file' | 'lines' | 'side'>,
  served: readonly ServedFile[],
): CommentPlace | undefined {
  for (const shown of servedAs(file, side, served)) {
    const parts = commentableHunks(shown).flatMap((hunk) => partIn(hunk, { start, end }, side) ?? []);
    const [first] = parts.toSorted((a, b) => length(b) - length(a) || a.start - b.start);
    if (first !== undefined) return placeOf(shown.path, first, side);
  }
  return undefined;
}

/** The place of exactly these lines of the new side; undefined if no single hunk shows them all. */
export function placeExactly(
  { file, lines }: Pick<ReportFinding, 'file' | 'lines'>,
  served: readonly ServedFile[],
): CommentPlace | undefined {
  const place = placeComment({ file, lines, side: 'new' }, served);
  return (place?.start_line ?? place?.line) === lines[0] && place?.line === lines[1] ? place : undefined;
}

/** Code that the change removes may be cited with the file's previous name. */
function servedAs(file: string, side: ReportFinding['side'], served: readonly ServedFile[]): ServedFile[] {
  const former = side === 'old' ? served.filter(({ from }) => from === file) : [];
  return [...served.filter(({ path }) => path === file), ...former];
}

function partIn(
  { left, right }: CommentableHunk,
  at: LineSpan,
  side: ReportFinding['side'],
): LineSpan | undefined {
  const taken = (side === 'old' ? left : right === undefined ? [] : [right]).filter((span) =>
    overlaps(span, at),
  );
  const [first, last] = [taken[0], taken.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return { start: Math.max(first.start, at.start), end: Math.min(last.end, at.end) };
}

const length = ({ start, end }: LineSpan): number => end - start;

/** GitHub refuses a comment whose first line equals its last. */
function placeOf(path: string, { start, end }: LineSpan, of: ReportFinding['side']): CommentPlace {
  const side = of === 'old' ? 'LEFT' : 'RIGHT';
  return start === end
    ? { path, side, line: end }
    : { path, start_line: start, start_side: side, line: end, side };
}
