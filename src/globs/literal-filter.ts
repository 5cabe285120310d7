/** What stands in every path that a pattern matches: at its beginning, and words behind one another. */
type Literals = { readonly start: string; readonly words: readonly string[] };

/**
 * A cheap test of a path in small letters that only refuses: the plain words of a gitignore pattern stand in every path
 * it matches, in that order, and a pattern with a slash inside counts from the top, so its path begins as it does.
 * Undefined when some pattern has no such word, for then nothing can be refused.
 *
 * `ignore` looks at every parent folder of every path; most paths need not get there. Negations only take away, so
 * they need no word.
 */
export function literalFilter(patterns: readonly string[]): ((lowerCase: string) => boolean) | undefined {
  const all: Literals[] = [];
  for (const pattern of patterns) {
    if (pattern.startsWith('!')) continue;
    // What stands in a class or behind a backslash is not in the path as written.
    const words = /[[\]\\]/.test(pattern) ? null : pattern.match(/[A-Za-z0-9_.-]+/g);
    if (words === null) return undefined;
    all.push({ start: literalStart(pattern), words: words.map((word) => word.toLowerCase()) });
  }
  return (path) => all.some(({ start, words }) => path.startsWith(start) && holdsInOrder(path, words));
}

/** The folders that a pattern begins with, when it is one that counts from the top; else nothing. */
function literalStart(pattern: string): string {
  if (!/^[A-Za-z0-9_.-]/.test(pattern) || !pattern.slice(0, -1).includes('/')) return '';
  return (/^(?:[A-Za-z0-9_.-]+\/)+/.exec(pattern)?.[0] ?? '').toLowerCase();
}

function holdsInOrder(text: string, words: readonly string[]): boolean {
  let at = 0;
  for (const word of words) {
    const found = text.indexOf(word, at);
    if (found === -1) return false;
    at = found + word.length;
  }
  return true;
}
