import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { Failure } from '../../kernel/failure.ts';
import { inertBlock, inertFence } from '../../kernel/text/inert.ts';

/** Lines of the new side, and what takes their place if somebody applies the suggestion on GitHub. */
export type Suggestion = {
  readonly file: string;
  readonly lines: readonly [start: number, end: number];
  readonly replacement: readonly string[];
};

/** A fix that is one hunk of one file: its lines without their newlines, from the first that it shows. */
type OneHunk = {
  readonly file: string;
  readonly start: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/**
 * The fix as one replacement of lines. Undefined if it is more than that, or if the text of a comment could not hold its exact
 * bytes: other line ends, hidden characters, a secret that was replaced.
 *
 * @param head the file as it was reviewed: the lines that the patch shows must be there, at their numbers
 */
export function suggestionOf(hunk: OneHunk, head: string): Suggestion | undefined {
  const { file, start, before, after } = hunk;
  const shown = head.split('\n').slice(start - 1, start - 1 + before.length);
  if (shown.length !== before.length || shown.some((line, at) => line !== before[at])) return undefined;
  const least = Math.min(before.length, after.length);
  let above = 0;
  while (above < least && before[above] === after[above]) above += 1;
  let below = 0;
  while (below < least - above && before.at(-1 - below) === after.at(-1 - below)) below += 1;
  // Where lines are only added, a line next to them is replaced by itself: a comment needs one.
  if (above + below === before.length) {
    if (above > 0) above -= 1;
    else if (below > 0) below -= 1;
    else return undefined;
  }
  const replacement = after.slice(above, after.length - below);
  const isExact = replacement.every((line) => inertBlock(line) === line && !INEXACT.test(line));
  return isExact
    ? { file, lines: [start + above, start + before.length - below - 1], replacement }
    : undefined;
}

const INEXACT = /[\r\ufffd]|\[REDACTED:/;

/** Undefined for a patch of several hunks or files, of a new mode, or about the newline at the end of a file. */
export function oneHunk(patch: string): OneHunk | undefined {
  if (!/^diff --git [^\n]*\nindex /.test(patch)) return undefined;
  try {
    const bytes = Buffer.from(patch);
    const [change, ...others] = parsePatch(bytes).values();
    if (change?.kind !== 'text' || change.status !== 'modified' || others.length > 0) return undefined;
    const [hunk, ...more] = change.hunks;
    if (hunk === undefined || more.length > 0) return undefined;
    const lines = bytes.toString('utf8', hunk.bytes.start, hunk.bytes.end).split('\n').slice(1, -1);
    if (lines.some((line) => line.startsWith('\\'))) return undefined;
    const side = (other: string) =>
      lines.filter((line) => !line.startsWith(other)).map((line) => line.slice(1));
    return { file: change.path, start: hunk.old.start, before: side('+'), after: side('-') };
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/** The block that GitHub offers to apply. An empty one removes the lines. */
export function suggestionBlock({ replacement }: Suggestion): string {
  return replacement.length === 0 ? '```suggestion\n```' : inertFence(replacement.join('\n'), 'suggestion');
}
