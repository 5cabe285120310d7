import { deepStrictEqual } from 'node:assert';
import ignore from 'ignore';
import { preparedGlobs, splitAtCommas } from '../../src/globs/glob-list.ts';
import { compileGlobs, isValidPattern } from '../../src/globs/path-matcher.ts';

/** The first line is a path, each other one a frontmatter value with globs. */
export function checkGlobs(input: Buffer): void {
  const [path = '', ...values] = input.toString('utf8').split('\n');
  if (!ignore.isPathValid(path)) return;
  const globs = values.flatMap(splitAtCommas);
  const prepared = preparedGlobs(globs);
  const matcher = compileGlobs(globs);
  if (prepared === null || matcher === null) {
    deepStrictEqual(matcher, null);
    return;
  }
  const patterns = prepared.map(({ pattern }) => pattern).filter(isValidPattern);
  const expected = ignore().add(patterns).ignores(path);
  deepStrictEqual(matcher(path) !== undefined, expected);
}
