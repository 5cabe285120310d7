import type { CommentNear } from '../context/comments-near.ts';
import type { Side } from '../contracts/shapes.ts';
import { firstLine } from '../diff/hunk-order.ts';
import type { LineSpan } from '../kernel/line-span.ts';
import { spanText } from './fact-texts.ts';
import { shownPath } from './shown-path.ts';
import type { ShownFile } from './shown-files.ts';

/**
 * The comments near the changes of one file. What a hunk shows from its first line to its last is told by its lines
 * only: its words stand in the diff, and nobody needs them twice.
 */
export function commentTexts(comments: readonly CommentNear[], file: ShownFile): string[] {
  const shown = comments.filter((comment) => isInDiff(comment, file));
  const apart = comments.filter((comment) => !shown.includes(comment)).map(commentText);
  return shown.length === 0 ? apart : [...apart, shownText(shown, file)];
}

function isInDiff({ at, side }: CommentNear, { hunks }: ShownFile): boolean {
  return hunks.some((hunk) => contains(hunk[side], at));
}

function contains(side: ShownFile['hunks'][number]['old'], { start, end }: LineSpan): boolean {
  const first = firstLine(side);
  return start >= first && end < first + side.count;
}

function shownText(comments: readonly CommentNear[], { path }: ShownFile): string {
  const sides = (['new', 'old'] as const satisfies readonly Side[]).flatMap((side) => {
    const own = comments.filter((comment) => comment.side === side);
    return own.length === 0 ? [] : [`${linesAt(own, placeText)} of the ${side} side`];
  });
  return `${shownPath(path)}, in the diff below: ${sides.join('; ')}`;
}

function placeText({ at, marker }: CommentNear): string {
  return marker === null ? spanText(at) : `${spanText(at)} (${marker})`;
}

/** `line 4`, `lines 4-6`, `lines 4, 7-9 (TODO)`. */
function linesAt(comments: readonly CommentNear[], said: (comment: CommentNear) => string): string {
  const isOne = comments.length === 1 && comments.every(({ at }) => at.start === at.end);
  return `${isOne ? 'line' : 'lines'} ${comments.map(said).join(', ')}`;
}

function commentText(comment: CommentNear): string {
  const marker = comment.marker === null ? '' : `, ${comment.marker}`;
  const lines = linesAt([comment], ({ at }) => spanText(at));
  return `${shownPath(comment.path)}, ${lines} of the ${comment.side} side${marker}:\n${comment.text}`;
}
