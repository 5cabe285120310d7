import type { MutantResult } from '@stryker-mutator/api/core';
import { expect, it } from 'vitest';
import { recountedReasons, readReasons, reasonTable, type Reason } from './reasons.ts';
import { killedShare, scoreOf, survivorsOf } from './score.ts';

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
const survivors = survivorsOf(results, () => TEXT);

it('counts the results, and names survivors by their line', () => {
  expect(scoreOf(results)).toEqual({ killed: 2, timedOut: 1, survived: 1, uncovered: 1 });
  expect(survivors).toEqual([
    { file: 'src/a.ts', line: 'if (a > 0) {', to: '{ }' },
    { file: 'src/a.ts', line: 'const a = 1;', to: '0' },
  ]);
});

it.each([
  [{ killed: 2, timedOut: 1, survived: 1, uncovered: 1 }, 60],
  [{ killed: 899, timedOut: 0, survived: 1, uncovered: 100 }, 89.9],
  [{ killed: 2, timedOut: 0, survived: 1, uncovered: 0 }, 66.6],
])('gives the share of %j as %d', (counts, share) => {
  expect(killedShare(counts)).toBe(share);
});

it('a reason matches by file, part of the line and part of the mutation; unmatched reasons go, and survivors without one get a row', () => {
  const reason = (different: Partial<Reason>): Reason => ({
    ...{ file: 'src/a.ts', line: 'if (a', to: '', live: 7, reason: 'r' },
    ...different,
  });
  const others = [reason({ file: 'src/b.ts' }), reason({ line: 'while' }), reason({ to: 'true' })];
  const counted = recountedReasons([...others, reason({}), reason({ to: '{' })], survivors);
  expect(counted).toEqual([
    reason({ live: 1 }),
    { file: 'src/a.ts', line: 'const a = 1;', to: '0', live: 1, reason: '' },
  ]);
  expect(readReasons(reasonTable(counted))).toEqual(counted);
});
