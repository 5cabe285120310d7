type Range = readonly [start: number, end: number];

/** How many characters of a line are searched backwards. */
const MOST_BEFORE = 2000;
/** How a string of Ruby, Perl or Raku begins, before its delimiter, which may be any sign: `%q!…!`, `qq-…-`. */
const OPENS = /(?:%[qQwWiIrsx]?|\bq[qwrx]?)[ \t]?$/;
const LONGEST_OPENING = 4;

/** Those that do not extend past the string they are in: after its end there is code. Looks at the line alone. */
export function inOneLiteral(content: string, ranges: readonly Range[]): Range[] {
  return ranges.filter(([start, end]) => {
    const line = content.slice(Math.max(0, start - MOST_BEFORE), start);
    const before = line.slice(line.lastIndexOf('\n') + 1);
    const signs = new Set(content.slice(start, end).match(/[^\w\s]/g));
    return ![...signs].some((sign) => opens(before, before.lastIndexOf(sign)));
  });
}

function opens(text: string, at: number): boolean {
  return at > 0 && OPENS.test(text.slice(Math.max(0, at - LONGEST_OPENING), at));
}
