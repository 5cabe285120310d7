import ignore from 'ignore';
import { Failure } from '../kernel/failure.ts';
import { isValidPattern } from './path-matcher.ts';

/** Whether patterns match a path from the top of the repository; a folder is written with its slash: `dist/`. */
export type PathPatterns = (path: string) => boolean;

/**
 * Patterns in gitignore syntax, from the top of the repository: the last one that matches decides, and `!` excludes.
 *
 * `ignoreCase` chooses the safe side: an excluded `Secrets/` is `secrets/` on many disks, an allowed one is not.
 *
 * @throws usage/bad-value for an invalid pattern
 */
export function pathPatterns(
  patterns: readonly string[],
  options: { readonly ignoreCase: boolean },
): PathPatterns {
  const prepared = patterns.map(withoutDot);
  const broken = prepared.findIndex((pattern) => !isValidPattern(pattern));
  if (broken !== -1) {
    throw new Failure('usage/bad-value', `${JSON.stringify(patterns[broken])} is not a path pattern`, {
      hint: 'write it as a line of .gitignore: https://git-scm.com/docs/gitignore',
    });
  }
  const matcher = ignore({ ignorecase: options.ignoreCase }).add(prepared);
  return (path) => matcher.ignores(path);
}

/** gitignore has no `./`: unchanged, the pattern would silently match nothing. */
function withoutDot(pattern: string): string {
  return pattern.replace(/^(!?)(?:\.\/)+(?=.)/s, '$1');
}
