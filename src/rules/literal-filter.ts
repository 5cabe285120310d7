/**
 * A cheap test that only refuses: the plain words of a gitignore pattern stand in every path it matches, in that
 * order. Undefined when some pattern has no such word, for then nothing can be refused.
 *
 * `ignore` looks at every parent folder of every path; most paths need not get there. Negations only take away, so
 * they need no word.
 */
export function literalFilter(patterns: readonly string[]): ((path: string) => boolean) | undefined {
  const wordLists: string[][] = [];
  for (const pattern of patterns) {
    if (pattern.startsWith('!')) continue;
    // What stands in a class or behind a backslash is not in the path as written.
    const words = /[[\]\\]/.test(pattern) ? null : pattern.match(/[A-Za-z0-9_.-]+/g);
    if (words === null) return undefined;
    wordLists.push(words.map((word) => word.toLowerCase()));
  }
  return (path) => {
    const text = path.toLowerCase();
    return wordLists.some((words) => holdsInOrder(text, words));
  };
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
