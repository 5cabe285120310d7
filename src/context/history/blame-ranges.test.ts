import { expect, it } from 'vitest';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { blameRanges } from './blame-ranges.ts';

const ranges = (lineCount: number, ...hunks: string[]): string => {
  const patch = ['diff --git a/a b/a', '--- a/a', '+++ b/a', ...hunks, ''].join('\n');
  const [change] = [...parsePatch(Buffer.from(patch)).values()];
  return blameRanges(change?.kind === 'text' ? change.hunks : [], lineCount)
    .map((r) => `${r.start}-${r.end}`)
    .join(' ');
};

it.each<[string, number, string[], string]>([
  ['three lines around a removal', 30, ['@@ -10 +9,0 @@', '-a'], '7-13'],
  ['no further than the file', 3, ['@@ -1,3 +1 @@', '-a', '-b', '-c', '+d'], '1-3'],
  ['three lines on each side of an insertion', 30, ['@@ -10,0 +11 @@', '+a'], '8-13'],
  ['an insertion before the first line', 30, ['@@ -0,0 +1 @@', '+a'], '1-3'],
  ['an insertion after the last line', 5, ['@@ -5,0 +6 @@', '+a'], '3-5'],
  [
    'an insertion behind context, a removal and another insertion',
    30,
    ['@@ -10,5 +10,6 @@', ' a', '-b', '+c', ' d', ' e', '+f', ' g'],
    '8-16',
  ],
  [
    'ranges that touch as one, others apart',
    90,
    ['@@ -10 +10 @@', '-a', '+b', '@@ -17 +17 @@', '-a', '+b', '@@ -60 +60 @@', '-a', '+b'],
    '7-20 57-63',
  ],
])('asks for %s', (_, lineCount, hunks, expected) => {
  expect(ranges(lineCount, ...hunks)).toBe(expected);
});

it('asks for nothing of an empty file', () => {
  expect(ranges(0, '@@ -0,0 +1 @@', '+a')).toBe('');
});

it('asks for one range when there are more than an argument list should hold', () => {
  const hunks = Array.from({ length: 300 }, (_, i) => [
    `@@ -${i * 20 + 5} +${i * 20 + 5} @@`,
    '-a',
    '+b',
  ]).flat();
  expect(ranges(9000, ...hunks)).toBe('2-5988');
});

it('walks a hunk once, however many places it changes', () => {
  const places = 4000;
  const lines = Array.from({ length: places }, () => ['-a', '+b', ' c', ' d']).flat();
  const count = places * 3;
  const started = performance.now();
  expect(ranges(count, `@@ -1,${count} +1,${count} @@`, ...lines)).toBe(`1-${count}`);
  expect(performance.now() - started).toBeLessThan(2000);
});
