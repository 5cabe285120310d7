import type { LineSpan } from '../../kernel/line-span.ts';
import { lineAt, lineIndex, linesBetween, type LineIndex } from '../line-index.ts';
import type { Region } from '../syntax/region.ts';
import { scanRegions } from '../syntax/scan.ts';
import { syntaxOf } from '../syntax/syntax-of.ts';

/** A comment verbatim: from its first sign to its last character, with the indentation of its inner lines. */
export type Comment = { readonly at: LineSpan; readonly text: string };

/**
 * The comments of a source text in order: line comments, block comments, markup comments, docstrings.
 *
 * Line comments that are alone on adjacent lines are one comment. What looks like a comment inside a string, a
 * template, a here-document or a regular expression is not one. `path` gives the language.
 */
export function commentsOf(text: string, path: string): Comment[] {
  const syntax = syntaxOf(path, text);
  if (syntax === null) return [];
  const index = lineIndex(text);
  const comments: (Comment & { readonly start: number; readonly alone: boolean })[] = [];
  for (const region of scanRegions(text, syntax)) {
    if (region.kind !== 'line-comment' && region.kind !== 'block-comment') continue;
    const alone = region.kind === 'line-comment' && standsAlone(text, index, region);
    const at = linesBetween(index, region.start, region.end);
    const last = comments.at(-1);
    if (alone && last?.alone === true && last.at.end + 1 === at.start) {
      comments[comments.length - 1] = {
        at: { start: last.at.start, end: at.end },
        text: text.slice(last.start, region.end),
        start: last.start,
        alone,
      };
    } else {
      comments.push({ at, text: text.slice(region.start, region.end), start: region.start, alone });
    }
  }
  return comments.map((comment) => ({ at: comment.at, text: comment.text }));
}

function standsAlone(text: string, index: LineIndex, region: Region): boolean {
  const lineStart = index.starts[lineAt(index, region.start) - 1] ?? 0;
  return text.slice(lineStart, region.start).trim() === '';
}
