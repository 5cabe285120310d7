import ignore from 'ignore';
import { preparedGlobs } from './glob-list.ts';
import { literalFilter } from './literal-filter.ts';
import { manyWildcards, wildcardsIn } from './non-backtracking-glob.ts';

/** For a pattern that only `ignore` can read: its expressions backtrack over all wildcards. */
const MOST_WILDCARDS = 3;

/** Returns the glob, as written, that matches a path; undefined when none does. */
export type GlobMatcher = (relativePath: string) => string | undefined;

/**
 * Matches as the client does: gitignore rules, ignoring case. `null` when the globs exclude nothing. Invalid globs are left out
 * and the others stay; if none is left, nothing matches.
 */
export function compileGlobs(
  globs: readonly string[],
  options: { anchored?: boolean } = {},
): GlobMatcher | null {
  const prepared = preparedGlobs(globs, options);
  if (prepared === null) return null;
  const written = new Map(prepared.map(({ pattern, glob }) => [pattern, glob]));
  const patterns = prepared.map(({ pattern }) => pattern).filter(isValidPattern);
  // Matched without `ignore`, which could take hours. A `!` of the list cannot exclude what such a pattern matches.
  const wild = patterns.flatMap((pattern) => {
    const expression = manyWildcards(pattern);
    return expression === undefined ? [] : [{ pattern, expression }];
  });
  const others = patterns.filter((pattern) => manyWildcards(pattern) === undefined);
  const matcher = ignore().add(others);
  const mayMatch = literalFilter(patterns);
  return (path) => {
    // The governed folder itself has no name that a glob could match, and `ignore` would throw.
    if (path === '' || mayMatch?.(path.toLowerCase()) === false) return undefined;
    const { ignored, rule } = matcher.test(path);
    const found = ignored ? rule?.pattern : wild.find(({ expression }) => expression.test(path))?.pattern;
    return found === undefined ? undefined : written.get(found);
  };
}

/** The globs of a list that are not valid patterns. */
export function malformedGlobs(globs: readonly string[]): string[] {
  return globs.filter(
    (glob) => !(preparedGlobs([glob]) ?? []).every(({ pattern }) => isValidPattern(pattern)),
  );
}

/**
 * Whether a pattern is valid, and can be matched in bounded time for every path.
 *
 * `ignore` compiles its regular expressions at the first test, and throws then.
 */
export function isValidPattern(pattern: string): boolean {
  if (wildcardsIn(pattern) > MOST_WILDCARDS && manyWildcards(pattern) === undefined) return false;
  try {
    ignore().add([pattern]).test('x');
    return true;
  } catch {
    return false;
  }
}
