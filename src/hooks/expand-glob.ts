/** No pattern that somebody wrote to find a file expands to more. */
const MOST_SPELLINGS = 1000;
const LONGEST_PATTERN = 4096;

/**
 * Expands the braces of a Glob pattern, innermost first, and takes away escapes and one-character classes: whatever would
 * match two dots in the search is written as two dots here. Undefined when the pattern or its expansion is too long.
 */
export function expandGlob(pattern: string): string[] | undefined {
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
