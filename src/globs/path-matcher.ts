import ignore from 'ignore';
import { preparedGlobs } from './glob-list.ts';
import { literalFilter } from './literal-filter.ts';
import { plainPattern } from './plain-pattern.ts';
import { hasManyWildcards, wildcardsIn } from './non-backtracking-glob.ts';

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
  const manyWild = patterns.filter(isPlainWithManyWildcards);
  const others = patterns.filter((pattern) => !isPlainWithManyWildcards(pattern));
  const matcher = ignore().add(others);
  const mayMatch = literalFilter(patterns);
  const isManyWild = testsOf(manyWild);
  return (path) => {
    // The governed folder itself has no name that a glob could match, and `ignore` would throw.
    if (path === '' || mayMatch?.(path.toLowerCase()) === false) return undefined;
    const { ignored, rule } = matcher.test(path);
    const found = ignored ? rule?.pattern : isManyWild(path);
    return found === undefined ? undefined : written.get(found);
  };
}

/** Matched without `ignore`, which could take hours. A `!` of the list cannot exclude what such a pattern matches. */
function isPlainWithManyWildcards(pattern: string): boolean {
  return hasManyWildcards(pattern) && plainPattern(pattern) !== undefined;
}

function testsOf(patterns: readonly string[]): (path: string) => string | undefined {
  const tests = patterns.map((pattern) => ({ pattern, expression: plainPattern(pattern)?.expression }));
  return (path) => tests.find(({ expression }) => expression?.test(path))?.pattern;
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
  if (wildcardsIn(pattern) > MOST_WILDCARDS && plainPattern(pattern) === undefined) return false;
  try {
    ignore().add([pattern]).test('x');
    return true;
  } catch {
    return false;
  }
}
