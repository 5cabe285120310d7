/** A statement longer than this many lines is not followed to its end. */
const LONGEST = 60;

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Strings on one line, and comments that end with the line. */
const NO_CODE = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|(?:\/\/|#).*$/g;

/**
 * The last line of a call or a literal that is open at the end of line `start` (1-based): tools that name only the first line
 * of a statement mean all of it. `start` itself if nothing is open, if it opens a block of statements, or if no end is near.
 */
export function statementEnd(lines: readonly string[], start: number): number {
  const open: string[] = [];
  for (let number = start; number <= Math.min(lines.length, start + LONGEST); number += 1) {
    const code = (lines[number - 1] ?? '').replaceAll(NO_CODE, ' ');
    for (const { 0: sign, index } of code.matchAll(/[()[\]{}]/g)) {
      if ('([{'.includes(sign)) {
        const before = code.slice(0, index).trim();
        if (sign === '{' && !isLiteral(before, open.length)) return start;
        open.push(sign);
      } else if (sign in PAIRS && open.at(-1) === PAIRS[sign]) {
        open.pop();
      }
    }
    if (open.length === 0) return number;
  }
  return start;
}

/** After `)`, `=>` or a word comes a block; after an operator or an opened bracket, even on a line above, a literal. */
function isLiteral(before: string, open: number): boolean {
  return before === '' ? open > 0 : /[([{,=:?|&]$/.test(before);
}
