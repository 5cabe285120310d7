import ignore from 'ignore';
import { preparedGlobs } from './glob-list.ts';
import { literalFilter } from './literal-filter.ts';
import { plainPattern } from './plain-pattern.ts';
import { hasManyWildcards, wildcardsIn } from './non-backtracking-glob.ts';

/** In a pattern that only `ignore` can read, whose expressions try all that each wildcard may take. */
const MOST_WILDCARDS = 3;

/** The glob, as written, that brings a path under a rule; undefined when none does. */
export type GlobMatcher = (relativePath: string) => string | undefined;

/**
 * Matching as the client matches: gitignore rules, whatever the case of letters. `null` when the globs narrow nothing.
 * A glob that is no valid pattern is left out, the others stay; with none left, nothing matches.
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
    // The folder that is governed has no name that a glob could match, and `ignore` throws.
    if (path === '' || mayMatch?.(path.toLowerCase()) === false) return undefined;
    const { ignored, rule } = matcher.test(path);
    const found = ignored ? rule?.pattern : isManyWild(path);
    return found === undefined ? undefined : written.get(found);
  };
}

/** Asked without `ignore`, which could take hours: what such a pattern matches no `!` of the list takes back. */
function isPlainWithManyWildcards(pattern: string): boolean {
  return hasManyWildcards(pattern) && plainPattern(pattern) !== undefined;
}

function testsOf(patterns: readonly string[]): (path: string) => string | undefined {
  const tests = patterns.map((pattern) => ({ pattern, expression: plainPattern(pattern)?.expression }));
  return (path) => tests.find(({ expression }) => expression?.test(path))?.pattern;
}

/** The globs of a list that no pattern can be made of. */
export function malformedGlobs(globs: readonly string[]): string[] {
  return globs.filter(
    (glob) => !(preparedGlobs([glob]) ?? []).every(({ pattern }) => isValidPattern(pattern)),
  );
}

/**
 * Whether something can be made of a pattern, in bounded time for every path.
 *
 * `ignore` makes its regular expressions late, at the first test, and throws there.
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
