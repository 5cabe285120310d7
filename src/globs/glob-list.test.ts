import { describe, expect, it } from 'vitest';
import { expandBraces, globsIn, preparedGlobs, splitAtCommas } from './glob-list.ts';
import { processorTime } from '../../tests/kit/processor-time.ts';

const patterns = (globs: string[], options = {}) =>
  preparedGlobs(globs, options)?.map(({ pattern }) => pattern) ?? null;

describe('splitAtCommas', () => {
  it.each([
    ['a, b', ['a', 'b']],
    ['*.{ts,tsx}, b', ['*.{ts,tsx}', 'b']],
    [' , a ,, ', ['a']],
    ['a}, b', ['a}', 'b']],
    ['{a, b', ['{a, b']],
    ['', []],
  ])('%j gives %j', (text, globs) => {
    expect(splitAtCommas(text)).toEqual(globs);
  });
});

describe('globsIn', () => {
  it('flattens arrays and leaves out what is no text', () => {
    expect(globsIn(['a', ['b, c', [42, true, null, { d: 'e' }]], 'f'])).toEqual(['a', 'b', 'c', 'f']);
  });

  it('ends on an array that contains itself', () => {
    const loop: unknown[] = ['a'];
    loop.push(loop, 'b');
    expect(globsIn(loop)).toEqual(['a', 'b']);
  });

  it('takes more globs than a call takes arguments', () => {
    expect(globsIn('a,'.repeat(300_000))).toHaveLength(300_000);
  });
});

describe('expandBraces', () => {
  it.each([
    ['src/{a,b}.ts', ['src/a.ts', 'src/b.ts']],
    ['{a,b}{c,d}', ['ac', 'ad', 'bc', 'bd']],
    ['{a, b }', ['a', 'b']],
    ['x{a}', ['xa']],
    ['{x,}a', ['xa', 'a']],
    ['{a,{b,c}}', ['a}', 'b', 'c}']],
    ['{}', ['{}']],
    ['{a', ['{a']],
    ['{1..3}', ['1..3']],
  ])('%j gives %j', (glob, expanded) => {
    expect(expandBraces(glob, 1000)).toEqual(expanded);
  });

  it('keeps the braces of a glob that would give more than the limit', () => {
    expect(expandBraces('{a,b}{a,b}{a,b}', 8)).toHaveLength(8);
    expect(expandBraces('{a,b}{a,b}{a,b}', 7)).toEqual(['{a,b}{a,b}{a,b}']);
  });

  it('keeps the braces of a glob that would give more than 4 MiB', () => {
    const glob = `${'x'.repeat(20_000)}{${'a,'.repeat(300)}b}`;
    expect(expandBraces(glob, 1000)).toEqual([glob]);
  });

  it('gives up on a bomb instead of working on it', async () => {
    const taken = await processorTime(() => {
      for (const bomb of ['{a}'.repeat(300_000), '{a,b}'.repeat(100_000), `{${','.repeat(2_000_000)}}`]) {
        expect(expandBraces(bomb, 1000)).toEqual([bomb]);
      }
    });
    expect(taken).toBeLessThan(5000);
  });
});

describe('preparedGlobs', () => {
  it.each([
    [['src/**'], ['src']],
    [['src/**/**'], ['src/**']],
    [
      ['/src/**', 'b'],
      ['/src', 'b'],
    ],
    [['{src,lib}/**'], ['src', 'lib']],
    [['**/*'], ['**/*']],
    [['*'], ['*']],
    [
      ['**', 'src/a.ts'],
      ['**', 'src/a.ts'],
    ],
    [['/**', 'a'], ['a']],
  ])('%j is matched as %j', (globs, expected) => {
    expect(patterns(globs)).toEqual(expected);
  });

  it.each([[[]], [['**']], [['/**']], [['**/**']], [['**', '**']]])(
    '%j narrows nothing',
    (globs: string[]) => {
      expect(patterns(globs)).toBeNull();
    },
  );

  it('counts the results of the whole rule', () => {
    const many = `{${'x,'.repeat(998)}y}`;
    expect(patterns([many, '{a,b}'])?.slice(-2)).toEqual(['y', '{a,b}']);
    expect(patterns(['{a,b}', 'c'])).toEqual(['a', 'b', 'c']);
  });

  it('anchors what GitHub counts from the top', () => {
    expect(patterns(['*.py', 'src/**', '**/*.ts', '/a'], { anchored: true })).toEqual([
      '/*.py',
      '/src',
      '**/*.ts',
      '/a',
    ]);
    expect(patterns(['**'], { anchored: true })).toBeNull();
  });
});
