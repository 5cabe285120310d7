import { scanRegions } from '../syntax/scan.ts';
import { syntaxOf } from '../syntax/syntax-of.ts';

/** A source text twice, with the same offsets and lines as it has. */
export type Masked = {
  /** Comments are blank. */
  readonly code: string;
  /** Strings consist of quotes alone as well, so that a bracket or a word in it is one of the program. */
  readonly mask: string;
};

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

/** No function and no list of parameters is longer (UTF-16 code units). */
const LONGEST = 200_000;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The offset of the bracket that closes the one at `open`; -1 when it is never closed, or by another kind. */
export function closingOf(mask: string, open: number): number {
  const wanted: string[] = [];
  const limit = Math.min(mask.length, open + LONGEST);
  for (let at = open; at < limit; at += 1) {
    const char = mask.charAt(at);
    const closing = CLOSING[char];
    if (closing !== undefined) wanted.push(closing);
    else if (char === ')' || char === ']' || char === '}') {
      if (wanted.pop() !== char) return -1;
      if (wanted.length === 0) return at;
    }
  }
  return -1;
}

/** In one line, with single blanks. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
