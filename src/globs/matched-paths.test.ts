import fc from 'fast-check';
import ignore from 'ignore';
import { describe, expect, it } from 'vitest';
import { preparedGlobs } from './glob-list.ts';
import { matchedPaths } from './matched-paths.ts';
import { isValidPattern } from './path-matcher.ts';
import { plainPattern } from './plain-pattern.ts';
import { hasManyWildcards } from './non-backtracking-glob.ts';
import { processorTime } from '../../tests/kit/processor-time.ts';
import { propertyRuns } from '../../tests/kit/property-runs.ts';

const places = (globs: string[], paths: string[]): readonly number[] =>
  matchedPaths([{ globs, anchored: false }], paths)[0] ?? [];

/** The client's way: one list, one path. */
function alone(globs: readonly string[], anchored: boolean, paths: readonly string[]): number[] {
  const prepared = preparedGlobs(globs, { anchored });
  const matcher = ignore().add((prepared ?? []).map(({ pattern }) => pattern).filter(isValidPattern));
  return paths.flatMap((path, at) => (prepared === null || matcher.ignores(path) ? [at] : []));
}

const piece = fc.constantFrom(
  ...['src', 'SRC', 'lib', 'a', 'b', '.ts', '.', '+', '@', 'ı', '\u212A', '[a-c]', '\\*', ' ', '#', '{a,b}'],
  ...['*', '*', '**', '/**/', '**/', '?', '/', '/', '/'],
);
const glob = fc
  .tuple(fc.constantFrom('', '', '', '', '!', '/', '**/'), fc.array(piece, { minLength: 1, maxLength: 6 }))
  .map(([start, pieces]) => start + pieces.join(''));
/** Without what is left to `ignore`. */
const plainGlob = fc
  .array(
    fc.constantFrom(
      'src',
      'Lib',
      'a',
      'b',
      '.ts',
      '+',
      '*',
      '*',
      '?',
      '/',
      '/',
      '/**/',
      '**/',
      'src/a',
      '*.ts',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((pieces) => pieces.join(''))
  .filter((pattern) => plainPattern(pattern) !== undefined);
/** On paths of the same few letters nearly everything nearly matches. */
const wildGlob = fc
  .array(fc.constantFrom('a', 'b', 'ab', '*', '*a', '?', '/', '/**/', '**/a/**/', '*/**/'), {
    minLength: 4,
    maxLength: 10,
  })
  .map((pieces) => pieces.join(''))
  .filter((pattern) => plainPattern(pattern) !== undefined && hasManyWildcards(pattern));
const segment = fc
  .array(
    fc.constantFrom(
      'src',
      'Src',
      'lib',
      'a',
      'b',
      '.ts',
      '.TS',
      'k',
      'I',
      '+',
      ' ',
      '*',
      '#',
      '!',
      '\n',
      '\u2028',
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(''));
const letters = fc
  .array(fc.constantFrom('a', 'b', 'ab', 'aab', 'bba'), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''));
const path = fc
  .array(fc.oneof(segment, letters), { minLength: 1, maxLength: 5 })
  .map((segments) => segments.join('/'))
  .filter((text) => ignore.isPathValid(text));

describe('a list asked together with others matches what it matches alone, one path after the other', () => {
  it.each([
    ['globs of all kinds', glob, 400],
    ['plain globs', plainGlob, 600],
    ['globs of many wildcards', wildGlob, 500],
  ])('%s', (_, globs, numRuns) => {
    const list = fc.record({
      globs: fc.array(globs, { minLength: 1, maxLength: 3 }),
      anchored: fc.boolean(),
    });
    let [matched, missed] = [0, 0];
    fc.assert(
      fc.property(
        fc.array(list, { minLength: 1, maxLength: 5 }),
        fc.array(path, { minLength: 1, maxLength: 8 }),
        (lists, paths) => {
          // Many wildcards are never asked of `ignore`, which knows a `!` behind them, and reads line ends in its own way.
          const many = lists.filter((one) => one.globs.some(hasManyWildcards));
          fc.pre(!many.some((one) => one.globs.some((text) => text.startsWith('!'))));
          fc.pre(many.length === 0 || !paths.some((text) => /[\n\u2028]/.test(text)));
          const expected = lists.map((one) => alone(one.globs, one.anchored, paths));
          matched += expected.flat().length;
          missed += lists.length * paths.length - expected.flat().length;
          expect(matchedPaths(lists, paths)).toEqual(expected);
        },
      ),
      propertyRuns(numRuns),
    );
    expect(matched).toBeGreaterThan(numRuns / 4);
    expect(missed).toBeGreaterThan(numRuns);
  });
});

it('asks in folders as deep as globs go, and above them', () => {
  const paths = ['a/b/c/d/e.ts', 'a/b/x/d/e.ts', 'a/b', 'a/bb/c.ts', 'A/B/c.ts', 'e.ts', 'x/a/b/c.ts'];
  expect(places(['/a/b/c/d/e.ts'], paths)).toEqual([0]);
  expect(places(['a/b/**/*.ts'], paths)).toEqual([0, 1, 4]);
  expect(places(['/a/b/**'], paths)).toEqual([0, 1, 2, 4]);
  expect(places(['a/b*'], paths)).toEqual([0, 1, 2, 3, 4]);
  expect(places(['**/e.ts'], paths)).toEqual([0, 1, 5]);
  expect(places(['b'], paths)).toEqual([0, 1, 2, 4, 6]);
});

it('takes time in proportion to a path that many wildcards nearly match', async () => {
  const paths = [`${'a'.repeat(250)}bx`, `${'a/'.repeat(2000)}bx`, 'a'.repeat(4000)];
  const taken = await processorTime(() => {
    for (const text of ['*a*a*a*a*a*a*ab', '**/a*/**/a*/**/a*/**/b', '*a/**/*a/**/*a/**/*b']) {
      expect(places([text], paths)).toEqual([]);
    }
  });
  // Trying all that each may take is a year.
  expect(taken).toBeLessThan(2000);
});

it('gives a path once that two globs of a list match', () => {
  expect(places(['src', '*.ts', 'src/**', 'src/a.ts'], ['src/a.ts', 'src/b.css', 'c.ts'])).toEqual([0, 1, 2]);
});

it.each(['*.ts', 'src/**', '/src/*.ts', 'src/**/*.test.ts', '**/api?/*.ts', 'docs/', 'a+b/c@2/~x,y=%.md'])(
  'most globs are plain: %s',
  (text) => {
    const patterns = preparedGlobs([text])?.map(({ pattern }) => plainPattern(pattern));
    expect(patterns).not.toContain(undefined);
  },
);

it.each([
  '!a',
  '#a',
  '[ab]',
  'a b',
  '\\a',
  'ü',
  'a**',
  '**b/c',
  'a/***',
  'a//b',
  '//a',
  '/**/a',
  '**/**/a',
  'a/**',
  '/',
])('is left to ignore: %s', (pattern) => {
  expect(plainPattern(pattern)).toBeUndefined();
});
