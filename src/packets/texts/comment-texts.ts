import type { CommentNear } from '../../context/comments/comments-near.ts';
import { isRelevant } from '../../context/comments/relevant-comments.ts';
import type { Side } from '../../contracts/shapes.ts';
import { firstLine } from '../../diff/patch/hunk-order.ts';
import type { LineSpan } from '../../kernel/line-span.ts';
import { spanText } from './fact-texts.ts';
import { shownPath } from '../hunks/shown-path.ts';
import type { ShownFile } from '../hunks/shown-files.ts';

/**
 * The comments near the changes of one file. A comment that a hunk shows completely is listed by its lines only: its text is
 * in the diff already. So is a comment that, as far as can be told, asks for nothing: the reader of comments
 * reads the file.
 */
export function commentTexts(comments: readonly CommentNear[], file: ShownFile): string[] {
  const shown = comments.filter((comment) => isInDiff(comment, file));
  const apart = comments.filter((comment) => !shown.includes(comment));
  const silent = apart.filter((comment) => !isRelevant(comment));
  return [
    ...apart.filter(isRelevant).map(commentText),
    ...(silent.length === 0 ? [] : [namedText(silent, file, 'in the tree')]),
    ...(shown.length === 0 ? [] : [namedText(shown, file, 'in the diff below')]),
  ];
}

function isInDiff({ at, side }: CommentNear, { hunks }: ShownFile): boolean {
  return hunks.some((hunk) => contains(hunk[side], at));
}

function contains(side: ShownFile['hunks'][number]['old'], { start, end }: LineSpan): boolean {
  const first = firstLine(side);
  return start >= first && end < first + side.count;
}

function namedText(comments: readonly CommentNear[], { path }: ShownFile, where: string): string {
  const sides = (['new', 'old'] as const satisfies readonly Side[]).flatMap((side) => {
    const own = comments.filter((comment) => comment.side === side);
    return own.length === 0 ? [] : [`${linesAt(own, placeText)} of the ${side} side`];
  });
  return `${shownPath(path)}, ${where}: ${sides.join('; ')}`;
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
