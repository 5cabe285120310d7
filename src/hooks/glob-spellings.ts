/** More come out of no pattern that somebody wrote to find a file. */
const MOST_SPELLINGS = 1000;
const LONGEST_PATTERN = 4096;

/**
 * A Glob pattern with its braces multiplied out, innermost first, and what is escaped or alone in a class as it is: whatever
 * of it searches reads as two dots is two dots here. Undefined for more than is counted.
 */
export function spellings(pattern: string): string[] | undefined {
  if (pattern.length > LONGEST_PATTERN) return undefined;
  const done: string[] = [];
  const open = [pattern.replaceAll('\\', '')];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const braces = /\{([^{}]*)\}/.exec(next);
    if (braces === null) done.push(next.replaceAll(/\[([^/])\]/g, '$1'));
    else {
      const [before, after] = [next.slice(0, braces.index), next.slice(braces.index + braces[0].length)];
      for (const choice of (braces[1] ?? '').split(',')) open.push(before + choice + after);
    }
    if (done.length + open.length > MOST_SPELLINGS) return undefined;
  }
  return done;
}
