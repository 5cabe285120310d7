import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedFinding } from '../../tests/kit/finding-example.ts';
import { propertyRuns } from '../../tests/kit/property-runs.ts';
import type { ChangedLines } from '../diff/changed-lines.ts';
import { parsePatch } from '../diff/patch/parse-patch.ts';
import type { MergedFinding } from '../findings/lifecycle.ts';
import { presumedDefects } from '../findings/follow/presumed-defects.ts';
import { mostScorers, scoreTogether } from './score-together.ts';

type Different = Parameters<typeof mergedFinding>[0];

const at = (line: number, different: Different = {}): MergedFinding =>
  mergedFinding({ lines: [line, line], title: `Wrong at ${line}`, ...different });
const inFile = (n: number) => ({ file: `src/${n}.ts` });
const lines = (count: number, from = 1): number[] => Array.from({ length: count }, (_, n) => n + from);

/** A change of hunks of ten added lines each, at 1, 101, 201 … of each file. */
function changed(hunks: number, ...files: readonly string[]): ChangedLines {
  const texts = files.map((file) => {
    const parts = lines(hunks, 0).map((n) => `@@ -${n * 90},0 +${n * 100 + 1},10 @@\n${'+x\n'.repeat(10)}`);
    return `diff --git a/${file} b/${file}\nindex 1111111..2222222 100644\n--- a/${file}\n+++ b/${file}\n${parts.join('')}`;
  });
  return parsePatch(Buffer.from(texts.join('')));
}

const NOWHERE: ChangedLines = new Map();
const linesOf = (findings: readonly MergedFinding[], change = NOWHERE): number[][] =>
  scoreTogether(findings, change).map((batch) => batch.flat().map((one) => one.at.start));

describe('one scorer is asked about', () => {
  it.each<[string, MergedFinding[], number[][]]>([
    ['what overlaps', [at(9, { lines: [9, 12] }), at(12)], [[9, 12]]],
    ['what one cause breaks', [at(300, { cause: [3, 3] }), at(400, { cause: [3, 4] })], [[300, 400]]],
    ['neighbours of one file, in the order of their lines', [at(30), at(10), at(20)], [[10, 20, 30]]],
    ['places of several files', [at(2, inFile(2)), at(1, inFile(1))], [[1, 2]]],
    ['nothing where there is nothing', [], []],
  ])('%s', (_, findings, expected) => {
    expect(linesOf(findings)).toEqual(expected);
  });

  it('claims of one hunk, which count as one place', () => {
    const change = changed(9, 'src/pay.ts');
    // Three to each of six hunks: six places for two scorers.
    const findings = lines(6, 0).flatMap((hunk) => lines(3).map((line) => at(hunk * 100 + line)));
    const batches = linesOf(findings, change);
    expect(batches.map((batch) => new Set(batch.map((line) => Math.floor(line / 100))).size)).toEqual([5, 1]);
    expect(batches.flat()).toHaveLength(18);
  });

  it('claims of two hunks where one of them is also in the other', () => {
    const change = changed(9, 'src/pay.ts');
    const far = lines(5).map((n) => at(n * 100 + 5));
    const tied = { ...at(5), also: [{ ...at(609), quote: 'x' }] };
    const batches = scoreTogether([tied, ...far, at(602)], change).map((batch) => batch.flat());
    const batch = batches.find((one) => one.includes(tied));
    expect(batch?.map((one) => one.at.start)).toContain(602);
  });
});

describe('there are no more scorers than a fifth of the places', () => {
  it.each<[string, number[], number[]]>([
    ['eleven places of one file', [11], [5, 5, 1]],
    ['two files that fit one each', [3, 3], [3, 3]],
    ['a small file before a full one', [2, 5], [2, 5]],
    ['files that go in one', [2, 2, 1], [5]],
    ['files of three, of which one must be cut', [3, 3, 3, 1], [5, 5]],
  ])('and a file is cut only where it must be: %s', (_, files, sizes) => {
    const findings = files.flatMap((count, file) => lines(count).map((n) => at(n * 10, inFile(file))));
    expect(linesOf(findings).map((batch) => batch.length)).toEqual(sizes);
  });

  it.each([
    [0, 0],
    [1, 1],
    [5, 1],
    [6, 2],
    [15, 3],
    [60, 12],
  ])('%i defects have at most %i', (defects, scorers) => {
    expect(mostScorers(defects)).toBe(scorers);
  });
});

describe('a hunk with more defects than a small change may have', () => {
  it('is cut, and never within what is presumed to be one', () => {
    const change = parsePatch(
      Buffer.from(
        `diff --git a/src/pay.ts b/src/pay.ts\nnew file mode 100644\nindex 0000000..2222222\n--- /dev/null\n+++ b/src/pay.ts\n@@ -0,0 +1,99 @@\n${'+x\n'.repeat(99)}`,
      ),
    );
    const findings = lines(20).map((n) => at(n * 4, { lines: [n * 4, n * 4 + 1] }));
    const copies = lines(20).map((n) => at(n * 4 + 1, { lens: 'history-context' }));
    const batches = scoreTogether([...findings, ...copies], change);
    expect(batches.map((batch) => batch.length)).toEqual([15, 5]);
    for (const defect of batches.flat()) expect(defect).toHaveLength(2);
  });
});

describe('with more places a scorer', () => {
  it.each([
    [8, 15, [8, 7]],
    [8, 8, [8]],
    [15, 15, [15]],
  ])('%i of %i go together', (most, places, sizes) => {
    const batches = scoreTogether(
      lines(places).map((n) => at(n * 10)),
      NOWHERE,
      most,
    );
    expect(batches.map((batch) => batch.flat().length)).toEqual(sizes);
    expect(mostScorers(places, most)).toBe(sizes.length);
  });
});

it('loses no finding and doubles none, parts none that are presumed one, and asks few', () => {
  const change = changed(3, 'src/0.ts', 'src/1.ts', 'src/2.ts');
  const finding = fc
    .record({
      file: fc.integer({ min: 0, max: 3 }),
      start: fc.integer({ min: 1, max: 300 }),
      length: fc.integer({ min: 0, max: 9 }),
    })
    .map(({ file, start, length }) => at(start, { ...inFile(file), lines: [start, start + length] }));
  fc.assert(
    fc.property(fc.array(finding, { maxLength: 90 }), fc.constantFrom(5, 8, 15), (findings, most) => {
      const batches = scoreTogether(findings, change, most);
      const asked = batches.flat(2);
      expect(asked).toHaveLength(findings.length);
      expect(new Set(asked)).toEqual(new Set(findings));
      const presumed = presumedDefects(findings);
      expect(batches.flat()).toHaveLength(presumed.length);
      expect(batches.length).toBeLessThanOrEqual(mostScorers(presumed.length, most));
    }),
    propertyRuns(50),
  );
});
