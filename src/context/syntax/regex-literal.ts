import { codeBefore, type Region, type RegionKind } from './region.ts';

/** After these words a slash begins a regular expression; after any other word it divides. */
const WORDS_BEFORE_REGEX = new Set(
  'return typeof case in of delete void throw new else do await yield and or not if unless when while elsif then'.split(
    ' ',
  ),
);

/**
 * A slash that begins a regular expression, or null for a division, decided by the code before it.
 *
 * `</` is a closing tag of JSX. After `)` or `}` a division is likelier, unless the match holds `//` or `/*`.
 */
export function regexOrDivision(text: string, at: number, before: readonly Region[]): RegionKind | null {
  const end = regexEnd(text, at, at + 1);
  if (end === at + 1) return null;
  const behindBracket = /[)}]/.test(text.charAt(codeBefore(text, at, before)));
  const isRegex = behindBracket ? /\/[/*]/.test(text.slice(at + 1, end - 1)) : wantsValue(text, at, before);
  return isRegex ? 'opaque' : null;
}

/** The same in Ruby, whose calls need no brackets: `puts /x/` and `puts %(x)`, but `a / b`. */
export function literalOrOperator(text: string, at: number, before: readonly Region[]): RegionKind | null {
  const isArgument =
    /[\w?!][ \t]+$/.test(text.slice(Math.max(0, at - 20), at)) && /[^\s=]/.test(text.charAt(at + 1));
  return isArgument || /(?:^|<<)\s*$/.test(lineBefore(text, at)) || wantsValue(text, at, before)
    ? 'opaque'
    : null;
}

function lineBefore(text: string, at: number): string {
  return text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - 200), at);
}

/** Whether the code before cannot end a value. */
export function wantsValue(text: string, at: number, before: readonly Region[]): boolean {
  const last = codeBefore(text, at, before);
  if (last === -1 || /[(,=:[!&|?{;+\-*%~^>]/.test(text.charAt(last))) return true;
  if (!/\w/.test(text.charAt(last))) return false;
  let start = last;
  while (start > 0 && last - start < 10 && /\w/.test(text.charAt(start - 1))) start -= 1;
  return WORDS_BEFORE_REGEX.has(text.slice(start, last + 1));
}

/** The maximum length of a regular expression (UTF-16 code units): a bound for hostile lines full of slashes. */
const LONGEST_REGEX = 1000;

/** The offset after the closing slash, or `after` if the line ends first. */
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
