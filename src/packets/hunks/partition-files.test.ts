import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { fewestParts, partitionFiles } from './partition-files.ts';
import type { ShownFile } from './shown-files.ts';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';

function file(name: string, lines: number): ShownFile {
  const path = name as RepoPath;
  const text = `@@ -0,0 +1,${lines} @@\n${'+x\n'.repeat(lines)}`;
  const range = { start: 1, count: lines };
  return {
    ...{ path, from: null, status: 'added', addedLines: lines, removedLines: 0, skipped: null },
    header: `--- /dev/null\n+++ b/${path}\n`,
    hunks: lines === 0 ? [] : [{ id: `${path}#1`, old: range, new: range, text }],
  };
}

describe('the parts of a change', () => {
  it.each([
    ['one part holds all', [10, 10, 10], 1, [['f0', 'f1', 'f2']]],
    ['equal files go one to each', [10, 10, 10], 3, [['f0'], ['f1'], ['f2']]],
    [
      'neighbours stay together',
      [10, 10, 10, 10],
      2,
      [
        ['f0', 'f1'],
        ['f2', 'f3'],
      ],
    ],
    ['bytes count, not files', [10, 10, 10, 10, 400], 2, [['f0', 'f1', 'f2', 'f3'], ['f4']]],
    ['fewer files than parts leave parts empty', [10], 3, [[], ['f0'], []]],
    ['a file that nobody is shown belongs to one too', [0, 500, 0], 2, [['f0'], ['f1', 'f2']]],
  ])('%s', (_, sizes, of, expected) => {
    expect(
      partitionFiles(
        sizes.map((lines, index) => file(`f${index}`, lines)),
        of,
      ),
    ).toEqual(expected);
  });

  it('hold a last file that weighs nothing', () => {
    const files = [file('a', 10), { ...file('b', 0), header: '' }];
    expect(partitionFiles(files, 2)).toEqual([[], ['a', 'b']]);
  });

  it('hold every file once, in order, and none is over its share by more than a file', () => {
    const weight = ({ header, hunks }: ShownFile) =>
      header.length + hunks.reduce((sum, { text }) => sum + text.length, 0);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 8 }),
        (sizes, of) => {
          const files = sizes.map((lines, index) => file(`f${index}`, lines));
          const parts = partitionFiles(files, of);
          expect(parts).toHaveLength(of);
          expect(parts.flat()).toEqual(files.map(({ path }) => path));
          const share = files.reduce((sum, one) => sum + weight(one), 0) / of;
          const largest = Math.max(...files.map(weight));
          for (const part of parts) {
            const bytes = files
              .filter(({ path }) => part.includes(path))
              .reduce((sum, f) => sum + weight(f), 0);
            expect(bytes).toBeLessThanOrEqual(share + largest);
          }
        },
      ),
      propertyRuns(100),
    );
  });
});

describe('the fewest parts', () => {
  const fewest = (sizes: readonly number[], limit: number) =>
    fewestParts(
      sizes.map((lines, index) => file(`f${index}`, lines)),
      limit,
      256,
    );

  it('are as many as it takes for each of them, not for their mean', () => {
    expect(fewest([10, 10, 10, 10], 2)).toBe(2);
    expect(fewest([10, 10, 10, 40], 2)).toBe(3);
  });

  it('do not count files that nobody is shown', () => {
    expect(fewest([10, 0, 0, 0, 10], 2)).toBe(1);
  });

  it('are none where that many are not enough', () => {
    expect(fewest([10, 10], 0)).toBeUndefined();
  });
});
