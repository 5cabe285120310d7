import ignore from 'ignore';
import { preparedGlobs } from './glob-list.ts';
import { literalFilter } from './literal-filter.ts';

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
  const matcher = ignore().add(patterns);
  const mayMatch = literalFilter(patterns);
  return (path) => {
    // The folder that is governed has no name that a glob could match, and `ignore` throws.
    if (path === '' || mayMatch?.(path.toLowerCase()) === false) return undefined;
    const { ignored, rule } = matcher.test(path);
    return ignored && rule !== undefined ? written.get(rule.pattern) : undefined;
  };
}

/** The globs of a list that no pattern can be made of. */
export function malformedGlobs(globs: readonly string[]): string[] {
  return globs.filter(
    (glob) => !(preparedGlobs([glob]) ?? []).every(({ pattern }) => isValidPattern(pattern)),
  );
}

/** `ignore` makes its regular expressions late, at the first test, and throws there. */
export function isValidPattern(pattern: string): boolean {
  try {
    ignore().add([pattern]).test('x');
    return true;
  } catch {
    return false;
  }
}
