import type { Hunk } from '../../diff/changed-lines.ts';
import { hunkText } from '../../diff/patch/hunk-text.ts';
import { counted } from '../../kernel/text/counted.ts';
import { overlaps, overlapsAny, type LineSpan } from '../../kernel/line-span.ts';
import { isNear, type NearChange } from './near-change.ts';

/** An excerpt holds at most this many lines of a patch. */
export const EXCERPT_LINES = 40;
/** A longer line is replaced with its length: one line of a minified file would fill a packet. */
const LONGEST_LINE = 500;

/** Which parts of a patch are worth showing. */
export type Interest = {
  /** Lines of the new side that are still near the change. */
  readonly wanted: readonly LineSpan[];
  /** Null if the whole patch is of interest: it is a fix or a revert. */
  readonly near: NearChange | null;
};

/**
 * At most 40 whole lines of a commit's patch of one file; lines in brackets say what is left out.
 *
 * Hunks with a wanted line are chosen first, then those near the change; the text has them in file order. A hunk
 * that is too long is shown around its first wanted line. If a patch changed nothing near, its message says more
 * than its hunks, which are only counted.
 */
export function excerptOf(patch: Buffer, hunks: readonly Hunk[], interest: Interest): string {
  const { wanted } = interest;
  const shown = new Map<number, string[]>();
  let left = EXCERPT_LINES;
  for (const [index, hunk, lines] of chosenOf(patch, hunks, interest)) {
    // A header and one line of a hunk are the minimum that is useful.
    if (left < 2) break;
    const window = windowOf(lines, hunk, wanted, left);
    shown.set(index, window);
    left -= window.filter((line) => !line.startsWith('[')).length;
  }
  const texts = [...shown].toSorted(([i], [j]) => i - j).flatMap(([, lines]) => lines);
  return [...texts, ...notShown(hunks.length - shown.size, shown.size)].join('\n');
}

function notShown(missing: number, shown: number): string[] {
  if (missing === 0) return [];
  return [
    shown === 0
      ? `[not near this change: ${counted(missing, 'hunk')}]`
      : `[${missing} more hunks of this patch]`,
  ];
}

type Numbered = readonly [index: number, hunk: Hunk, lines: readonly string[]];

/** The hunks to show, the most useful first. */
function chosenOf(patch: Buffer, hunks: readonly Hunk[], { wanted, near }: Interest): readonly Numbered[] {
  const all = [...hunks.entries()].map(([index, hunk]): Numbered => [index, hunk, linesOf(patch, hunk)]);
  const [held, others] = parted(all, ([, hunk]) => holds(hunk, wanted));
  return [...held, ...others.filter(([, , lines]) => near === null || isNear(lines, near))];
}

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

function holds(hunk: Hunk, wanted: readonly LineSpan[]): boolean {
  return overlapsAny({ start: hunk.new.start, end: hunk.new.start + hunk.new.count - 1 }, wanted);
}

/** The `@@` line and what follows it. No line of a hunk begins with a bracket. */
function linesOf(patch: Buffer, hunk: Hunk): string[] {
  return hunkText(patch, hunk)
    .replace(/\n$/, '')
    .split('\n')
    .map((line) =>
      line.length <= LONGEST_LINE ? line : `${line.charAt(0)}[a line of ${line.length - 1} characters]`,
    );
}

function windowOf(
  lines: readonly string[],
  hunk: Hunk,
  wanted: readonly LineSpan[],
  limit: number,
): string[] {
  if (lines.length <= limit) return [...lines];
  const [header = '', ...content] = lines;
  const room = limit - 1;
  const start = Math.min(
    Math.max(0, firstWanted(content, hunk, wanted) - Math.floor(room / 2)),
    content.length - room,
  );
  const [above, below] = [start, content.length - start - room];
  return [
    header,
    ...(above === 0 ? [] : [`[${above} more lines above]`]),
    ...content.slice(start, start + room),
    ...(below === 0 ? [] : [`[${below} more lines below]`]),
  ];
}

/** Index of the first wanted line of a hunk's content, counted along its new side; 0 when none is wanted. */
function firstWanted(content: readonly string[], hunk: Hunk, wanted: readonly LineSpan[]): number {
  let line = hunk.new.start - 1;
  const index = content.findIndex((text) => {
    if (!text.startsWith('+') && !text.startsWith(' ')) return false;
    line += 1;
    return wanted.some((span) => overlaps(span, { start: line, end: line }));
  });
  return Math.max(0, index);
}
