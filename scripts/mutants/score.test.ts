import type { MutantResult } from '@stryker-mutator/api/core';
import { expect, it } from 'vitest';
import { killedShare, scoreOf, survivorLines } from './score.ts';

const TEXT = 'const a = 1;\n  if (a > 0) {\n    pay();\n  }\n';
const result = (status: MutantResult['status'], line: number, replacement = 'false'): MutantResult => ({
  ...{ id: '1', fileName: 'src/a.ts', mutatorName: 'X', status, replacement },
  location: { start: { line, column: 2 }, end: { line, column: 4 } },
});
const results = [
  result('Survived', 2, '{\n}'),
  ...(['Killed', 'Killed', 'Timeout', 'RuntimeError'] as const).map((status) => result(status, 1)),
  result('NoCoverage', 1, '0'),
];

it('counts the results, and names survivors by their line', () => {
  expect(scoreOf(results)).toEqual({ killed: 2, timedOut: 1, survived: 1, uncovered: 1 });
  expect(survivorLines(results, () => TEXT)).toEqual([
    'src/a.ts: if (a > 0) {\n    →  { }',
    'src/a.ts: const a = 1;\n    →  0',
  ]);
});

it.each([
  [{ killed: 2, timedOut: 1, survived: 1, uncovered: 1 }, 60],
  [{ killed: 899, timedOut: 0, survived: 1, uncovered: 100 }, 89.9],
  [{ killed: 2, timedOut: 0, survived: 1, uncovered: 0 }, 66.6],
])('gives the share of %j as %d', (counts, share) => {
  expect(killedShare(counts)).toBe(share);
});
