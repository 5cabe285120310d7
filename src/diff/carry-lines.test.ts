import { describe, expect, it } from 'vitest';
import { carryLines } from './carry-lines.ts';
import { parsePatch } from './patch/parse-patch.ts';

/** Old lines 1–12 are `a` to `l`; the patch takes away b, c for X, then h, and adds Y, Z after j. */
const PATCH = [
  'diff --git a/f b/f',
  'index 1111111..2222222 100644',
  '--- a/f',
  '+++ b/f',
  '@@ -1,5 +1,4 @@',
  ' a',
  '-b',
  '-c',
  '+X',
  ' d',
  ' e',
  '@@ -7,5 +6,6 @@',
  ' g',
  '-h',
  ' i',
  ' j',
  '+Y',
  '+Z',
  ' k',
  '',
].join('\n');

const hunksOf = (patch: string) => {
  const [file] = parsePatch(Buffer.from(patch)).values();
  return file?.kind === 'text' ? file.hunks : expect.unreachable('no text');
};

describe('lines of the old file are found in the new one', () => {
  it.each([
    ['above every change', [1, 1], [1, 1]],
    ['replaced', [2, 3], [2, 2]],
    ['half replaced', [3, 4], [2, 3]],
    ['between two hunks', [6, 6], [5, 5]],
    ['gone: what stood behind them', [8, 8], [7, 7]],
    ['on both sides of what is gone', [7, 9], [6, 7]],
    ['above what was added', [10, 10], [8, 8]],
    ['below it', [11, 12], [11, 12]],
    ['around everything', [1, 12], [1, 12]],
  ])('%s', (_, [start = 0, end = 0], [first, last]) => {
    expect(carryLines({ start, end }, hunksOf(PATCH))).toEqual({ start: first, end: last });
  });

  it('a removed end is where the file ends now', () => {
    const patch = PATCH.slice(0, PATCH.indexOf('@@')).concat('@@ -1,3 +1,2 @@\n a\n b\n-c\n');
    expect(carryLines({ start: 3, end: 3 }, hunksOf(patch))).toEqual({ start: 2, end: 2 });
  });

  it('of an emptied file there is only the beginning', () => {
    const patch = PATCH.slice(0, PATCH.indexOf('@@')).concat('@@ -1,2 +0,0 @@\n-a\n-b\n');
    expect(carryLines({ start: 2, end: 2 }, hunksOf(patch))).toEqual({ start: 1, end: 1 });
  });
});
