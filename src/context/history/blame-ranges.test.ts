import { expect, it } from 'vitest';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { blameRanges } from './blame-ranges.ts';

const ranges = (...hunks: string[]): string => {
  const patch = ['diff --git a/a b/a', '--- a/a', '+++ b/a', ...hunks, ''].join('\n');
  const [change] = [...parsePatch(Buffer.from(patch)).values()];
  return blameRanges(change?.kind === 'text' ? change.hunks : [])
    .map((r) => `${r.start}-${r.end}`)
    .join(' ');
};

it.each<[string, string[], string]>([
  ['the lines of a hunk', ['@@ -9,3 +9,2 @@', ' a', '-b', ' c'], '9-11'],
  ['nothing of an empty file', ['@@ -0,0 +1 @@', '+a'], ''],
  [
    'ranges that touch as one, others apart',
    [
      ...['@@ -9,2 +9,2 @@', ' x', '-a', '+b', '@@ -11,2 +11,2 @@', ' x', '-a', '+b'],
      ...['@@ -60 +60 @@', '-a', '+b'],
    ],
    '9-12 60-60',
  ],
])('asks for %s', (_, hunks, expected) => {
  expect(ranges(...hunks)).toBe(expected);
});

it('asks for one range when there are more than an argument list should hold', () => {
  const hunks = Array.from({ length: 300 }, (_, i) => `@@ -${i * 20 + 5} +${i * 20 + 5} @@\n-a\n+b`);
  expect(ranges(...hunks)).toBe('5-5985');
});
