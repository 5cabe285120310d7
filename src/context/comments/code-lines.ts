import { hasOwnScanner, syntaxOf } from '../syntax/syntax-of.ts';
import { scanRegions } from '../syntax/scan.ts';

/** Comments that compilers, interpreters and bundlers act on. */
const HEEDED = /^#!|^\/\/(?:go:|line )|\+build\b|#(?:cgo|include)\b|coding[:=]|@jsx|webpack[A-Z]/;

/**
 * The lines of a text that hold more than blanks and comments; strings stay as they are. Undefined if comments
 * cannot be distinguished from strings reliably.
 */
export function codeLines(text: string, path: string): string | undefined {
  const syntax = syntaxOf(path, text);
  if (syntax === null || !hasOwnScanner(path, text)) return undefined;
  const parts: string[] = [];
  let at = 0;
  for (const { kind, start, end } of scanRegions(text, syntax)) {
    const inside = text.slice(start, end);
    const isComment = (kind === 'line-comment' || kind === 'block-comment') && !HEEDED.test(inside);
    parts.push(text.slice(at, start), isComment ? inside.replace(/[^\n]/g, '') : JSON.stringify(inside));
    at = end;
  }
  const lines = `${parts.join('')}${text.slice(at)}`.split('\n').map((line) => line.trimEnd());
  return lines.filter((line) => line !== '').join('\n');
}
