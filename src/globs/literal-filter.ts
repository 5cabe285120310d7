/** Text that every path matched by a pattern contains: at its beginning, and words in this order. */
type Literals = { readonly start: string; readonly words: readonly string[] };

/**
 * A cheap test of a lower-case path that can only refuse. The plain words of a gitignore pattern occur in every path it matches,
 * in that order. A pattern with a slash inside is relative to the top, so the path begins like the pattern. Undefined when some
 * pattern has no such word: then nothing can be refused.
 *
 * `ignore` checks every parent folder of every path, and this avoids it for most paths. Negations only remove matches, so they
 * need no word.
 */
export function literalFilter(patterns: readonly string[]): ((lowerCase: string) => boolean) | undefined {
  const all: Literals[] = [];
  for (const pattern of patterns) {
    if (pattern.startsWith('!')) continue;
    // Text in a character class or after a backslash differs from the path.
    const words = /[[\]\\]/.test(pattern) ? null : pattern.match(/[A-Za-z0-9_.-]+/g);
    if (words === null) return undefined;
    all.push({ start: literalStart(pattern), words: words.map((word) => word.toLowerCase()) });
  }
  return (path) => all.some(({ start, words }) => path.startsWith(start) && holdsInOrder(path, words));
}

/** The folders at the start of a pattern that is relative to the top; otherwise empty. */
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
