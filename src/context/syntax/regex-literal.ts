import { codeBefore, type Region, type RegionKind } from './region.ts';

/** After these words a slash begins a regular expression, after any other word it divides. */
const WORDS_BEFORE_REGEX = new Set(
  'return typeof case in of delete void throw new else do await yield and or not if unless when while'.split(
    ' ',
  ),
);

/**
 * A slash that begins a regular expression, or null for a division, decided by the code before it.
 *
 * `</` is a closing tag of JSX, and after `)` or `}` a division is likelier than a regular expression.
 */
export function regexOrDivision(text: string, at: number, before: readonly Region[]): RegionKind | null {
  if (regexEnd(text, at, at + 1) === at + 1) return null;
  const last = codeBefore(text, at, before);
  if (last === -1) return 'opaque';
  if (/[(,=:[!&|?{;+\-*%~^>]/.test(text.charAt(last))) return 'opaque';
  if (!/\w/.test(text.charAt(last))) return null;
  let start = last;
  while (start > 0 && last - start < 10 && /\w/.test(text.charAt(start - 1))) start -= 1;
  return WORDS_BEFORE_REGEX.has(text.slice(start, last + 1)) ? 'opaque' : null;
}

/** No regular expression is longer (UTF-16 code units): a bound for hostile lines full of slashes. */
const LONGEST_REGEX = 1000;

/** The offset after the closing slash, or `after` when the line ends first. */
export function regexEnd(text: string, _at: number, after: number): number {
  let inClass = false;
  const limit = Math.min(text.length, after + LONGEST_REGEX);
  for (let offset = after; offset < limit; offset += 1) {
    const char = text[offset];
    if (char === '\n') return after;
    if (char === '\\') offset += 1;
    else if (char === '[') inClass = true;
    else if (char === ']') inClass = false;
    else if (char === '/' && !inClass) return offset + 1;
  }
  return after;
}
