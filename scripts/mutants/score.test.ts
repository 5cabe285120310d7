import type { MutantResult } from '@stryker-mutator/api/core';
import { describe, expect, it } from 'vitest';
import { idleReasons, reasonFor, type Reason } from './reasons.ts';
import { killedShare, tally } from './score.ts';

const TEXT = 'const a = 1;\n  if (a > 0) {\n    pay();\n  }\n';
const at = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});
const result = (
  status: MutantResult['status'],
  location: MutantResult['location'],
  replacement = 'false',
): MutantResult => ({ id: '1', fileName: 'src/a.ts', mutatorName: 'X', status, location, replacement });

const score = tally(
  'a',
  [
    result('Survived', at(2, 14, 4, 4), '{}'),
    result('Killed', at(1, 1, 1, 2)),
    result('Killed', at(1, 1, 1, 2)),
    result('Timeout', at(1, 1, 1, 2)),
    result('RuntimeError', at(1, 1, 1, 2)),
    result('NoCoverage', at(1, 11, 1, 12), '0'),
  ],
  new Map([['src/a.ts', TEXT]]),
);

it('counts what became of mutants, and names those that live by their line', () => {
  expect(score).toMatchObject({ room: 'a', killed: 2, timedOut: 1, survived: 1, uncovered: 1 });
  expect(score.survivors).toEqual([
    { file: 'src/a.ts', line: 'const a = 1;', mutator: 'X', from: '1', to: '0' },
    { file: 'src/a.ts', line: 'if (a > 0) {', mutator: 'X', from: '{ …', to: '{}' },
  ]);
});

it.each([
  [{ killed: 2, timedOut: 1, survived: 1, uncovered: 1 }, 60],
  [{ killed: 899, timedOut: 0, survived: 1, uncovered: 100 }, 89.9],
  [{ killed: 2, timedOut: 0, survived: 1, uncovered: 0 }, 66.6],
])('gives the share of %j as %d', (counts, share) => {
  expect(killedShare({ room: 'a', survivors: [], ...counts })).toBe(share);
});

describe('a reason', () => {
  const [one, other] = score.survivors;
  const reason = (different: Partial<Reason>): Reason => ({
    ...{ file: 'src/a.ts', line: 'if (a', reason: 'r' },
    ...different,
  });

  it('fits by file, part of the line and part of what was put in', () => {
    expect(reasonFor(other!, [reason({ file: 'src/b.ts' }), reason({}), reason({ to: '{}' })])).toEqual(
      reason({}),
    );
    expect(reasonFor(one!, [reason({})])).toBeUndefined();
    expect(reasonFor(other!, [reason({ to: 'true' })])).toBeUndefined();
  });

  it('that fits nothing is idle', () => {
    const idle = reason({ line: 'while' });
    expect(idleReasons(score.survivors, [idle, reason({})])).toEqual([idle]);
  });
});
