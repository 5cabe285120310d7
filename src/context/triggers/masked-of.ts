import { scanRegions } from '../syntax/scan.ts';
import { syntaxOf } from '../syntax/syntax-of.ts';
import type { Masked } from './masked.ts';

/** null for a language that has no comments and strings we know of. */
export function maskedOf(text: string, path: string): Masked | null {
  const syntax = syntaxOf(path, text);
  if (syntax === null) return null;
  const [code, mask]: [string[], string[]] = [[], []];
  let at = 0;
  for (const { kind, start, end } of scanRegions(text, syntax)) {
    const [before, inside] = [text.slice(at, start), text.slice(start, end)];
    const isComment = kind === 'line-comment' || kind === 'block-comment';
    const blank = inside.replace(/[^\n]/g, ' ');
    code.push(before, isComment ? blank : inside);
    mask.push(before, isComment ? blank : inside.replace(/[^\n]/g, '"'));
    at = end;
  }
  const rest = text.slice(at);
  return { code: code.join('') + rest, mask: mask.join('') + rest };
}
