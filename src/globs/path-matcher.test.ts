import fc from 'fast-check';
import ignore from 'ignore';
import { describe, expect, it } from 'vitest';
import { preparedGlobs } from './glob-list.ts';
import { compileGlobs, malformedGlobs } from './path-matcher.ts';
import { manyWildcards } from './non-backtracking-glob.ts';
import { processorTime } from '../../tests/kit/processor-time.ts';
import { propertyRuns } from '../../tests/kit/property-runs.ts';

const matches = (globs: string[], path: string): boolean => compileGlobs(globs)?.(path) !== undefined;

describe('globs match like .gitignore lines', () => {
  it.each([
    ['*.ts', 'src/deep/a.ts'],
    ['src', 'test/src/a.ts'],
    ['src/**', 'test/src/a.ts'],
    ['src/**', 'SRC/a.ts'],
    ['/src/**', 'src/a.ts'],
    ['src/*', 'src/deep/a.ts'],
    ['deep/', 'src/deep/a.ts'],
    ['**/*.ts', '.dot/.a.ts'],
    ['*', 'a'],
    ['src/?.ts', 'src/a.ts'],
    ['src/[a-c].ts', 'src/b.ts'],
    ['src/[slug]/**', 'src/s/page.tsx'],
    [String.raw`src/\[slug\]/**`, 'src/[slug]/page.tsx'],
    ['src/@(a|b).ts', 'src/@(a|b).ts'],
    ['docs/ÜNÏ.md', 'docs/ünï.md'],
  ])('%j matches %j', (glob, path) => {
    expect(matches([glob], path)).toBe(true);
  });

  it.each([
    ['/src/**', 'test/src/a.ts'],
    ['src/*.ts', 'test/src/a.ts'],
    ['src/*.ts', 'src/deep/a.ts'],
    ['packages/a/**', 'other/packages/a/x'],
    ['./src/a.ts', 'src/a.ts'],
    ['../src/a.ts', 'src/a.ts'],
    ['src//a.ts', 'src/a.ts'],
    [String.raw`src\a.ts`, 'src/a.ts'],
    ['"src/a.ts"', 'src/a.ts'],
    ['src/@(a|b).ts', 'src/a.ts'],
    ['src/[slug]/**', 'src/[slug]/page.tsx'],
    ['#src', '#src'],
    ['!src/a.ts', 'src/b.ts'],
    ['deep/', 'deep'],
    ['docs/e\u0301.md', 'docs/\u00E9.md'],
  ])('%j does not match %j', (glob, path) => {
    expect(matches([glob], path)).toBe(false);
  });

  it('lets the last word have it, but not below a folder that matches', () => {
    expect(matches(['src/**/*.ts', '!src/a.ts'], 'src/a.ts')).toBe(false);
    expect(matches(['src/**', '!src/a.ts'], 'src/a.ts')).toBe(true);
  });
});

it('names the glob, as written, that brought the path in', () => {
  const matcher = compileGlobs(['docs/**', '{src,lib}/**/*.{ts,tsx}']);
  expect(matcher?.('lib/deep/a.tsx')).toBe('{src,lib}/**/*.{ts,tsx}');
  expect(matcher?.('docs/a.md')).toBe('docs/**');
  expect(matcher?.('lib/a.css')).toBeUndefined();
});

it('narrows nothing without a glob', () => {
  expect(compileGlobs([])).toBeNull();
  expect(compileGlobs(['**'])).toBeNull();
});

it('leaves out a glob that is no pattern and keeps the others', () => {
  expect(malformedGlobs(['[/x', 'src/[~-!]', 'src/[z-a]*', 'a(b', '**', ''])).toEqual(['[/x', 'src/[~-!]']);
  expect(matches(['[/x', 'src/[~-!]', 'lib'], 'lib/a')).toBe(true);
});

it('leaves out what only `ignore` can read where it could take hours, and asks the rest without it', async () => {
  expect(malformedGlobs(['*[a]*[a]*[a]*[a]b', 'app/**/[id]/**/*.tsx', '*a*a*a*a*b'])).toEqual([
    '*[a]*[a]*[a]*[a]b',
  ]);
  const name = `${'a'.repeat(250)}bx`;
  const taken = await processorTime(() => {
    expect(matches(['*[a]*[a]*[a]*[a]*[a]*[a]b', '*a*a*a*a*a*a*ab'], name)).toBe(false);
    expect(matches(['*a*a*a*a*a*a*ab'], `${name}/${'a'.repeat(250)}b`)).toBe(true);
  });
  expect(taken).toBeLessThan(1000);
});

it.each(['*', '[ab]', '!a'])('matches nothing in the name of the governed folder itself: %s', (glob) => {
  expect(matches([glob], '')).toBe(false);
});

it('matches nothing when no glob is a pattern', () => {
  expect(compileGlobs(['[/x', '[~-!]'])).not.toBeNull();
  expect(matches(['[/x', '[~-!]'], 'x')).toBe(false);
});

describe('the literal filter', () => {
  const piece = fc.constantFrom(
    'src',
    'SRC',
    'lib',
    'a',
    'b',
    '.ts',
    '.',
    'ı',
    'K',
    '[a-c]',
    '\\*',
    '*',
    '**',
    '?',
    '/',
    '/',
    ' ',
    '#',
  );
  const glob = fc
    .tuple(fc.constantFrom('', '', '', '!', '/', '**/'), fc.array(piece, { minLength: 1, maxLength: 6 }))
    .map(([start, pieces]) => start + pieces.join(''));
  const segment = fc.array(
    fc.constantFrom('src', 'Src', 'lib', 'a', 'b', '.ts', 'k', 'I', ' ', '*', '#', '!'),
    {
      minLength: 1,
      maxLength: 3,
    },
  );
  const path = fc
    .array(
      segment.map((parts) => parts.join('')),
      { minLength: 1, maxLength: 4 },
    )
    .map((segments) => segments.join('/'))
    .filter((text) => ignore.isPathValid(text));

  it('never changes what ignore says', () => {
    let matched = 0;
    fc.assert(
      fc.property(fc.array(glob, { minLength: 1, maxLength: 4 }), path, (globs, text) => {
        const prepared = preparedGlobs(globs);
        fc.pre(prepared !== null && malformedGlobs(globs).length === 0);
        // What many wildcards match is not taken back.
        fc.pre(
          !globs.some((one) => one.startsWith('!')) ||
            !prepared.some(({ pattern }) => manyWildcards(pattern)),
        );
        const alone = ignore()
          .add(prepared.map(({ pattern }) => pattern))
          .ignores(text);
        if (alone) matched++;
        expect(matches(globs, text)).toBe(alone);
      }),
      propertyRuns(300),
    );
    expect(matched).toBeGreaterThan(30);
  });
});

describe('many wildcards', () => {
  const glob = fc
    .array(fc.constantFrom('a', 'b', 'ab', '*', '*a', '?', '/', '/**/', '**/a/**/', '*/**/'), {
      minLength: 4,
      maxLength: 10,
    })
    .map((pieces) => pieces.join(''))
    .filter((pattern) => manyWildcards(pattern) !== undefined);
  const letters = fc.array(fc.constantFrom('a', 'b', 'ab', 'aab', 'bba'), { minLength: 1, maxLength: 3 });
  const path = fc
    .array(
      letters.map((parts) => parts.join('')),
      { minLength: 1, maxLength: 5 },
    )
    .map((names) => names.join('/'));

  it('match what they match for ignore', () => {
    let [matched, missed] = [0, 0];
    fc.assert(
      fc.property(
        glob,
        fc.boolean(),
        fc.array(path, { minLength: 1, maxLength: 8 }),
        (one, anchored, paths) => {
          const patterns = preparedGlobs([one], { anchored })?.map(({ pattern }) => pattern) ?? [];
          const expected = paths.filter((text) => ignore().add(patterns).ignores(text));
          matched += expected.length;
          missed += paths.length - expected.length;
          const matcher = compileGlobs([one], { anchored });
          expect(paths.filter((text) => matcher?.(text) !== undefined)).toEqual(expected);
        },
      ),
      propertyRuns(500),
    );
    expect(matched).toBeGreaterThan(125);
    expect(missed).toBeGreaterThan(500);
  });

  it('take time in proportion to a path that nearly matches', async () => {
    const paths = [`${'a'.repeat(250)}bx`, `${'a/'.repeat(2000)}bx`, 'a'.repeat(4000)];
    const taken = await processorTime(() => {
      for (const text of ['*a*a*a*a*a*a*ab', '**/a*/**/a*/**/a*/**/b', '*a/**/*a/**/*a/**/*b'])
        expect(paths.filter((one) => matches([text], one))).toEqual([]);
    });
    // Trying all that each may take is a year.
    expect(taken).toBeLessThan(2000);
  });

  it.each([
    '!a*b*c*',
    '#*a*b*',
    '[ab]*a*b*',
    'a *b*c*',
    '\\a*b*c*',
    'ü*b*c*d',
    'a**/*b*c',
    '/**/a*b*c',
    'a*/b*/**',
  ])('are left to ignore beside anything else: %s', (pattern) => {
    expect(manyWildcards(pattern)).toBeUndefined();
  });
});
