import { describe, expect, it } from 'vitest';
import { mergedFinding } from '../../tests/kit/finding-example.ts';
import type { MergedFinding } from '../findings/lifecycle.ts';
import { scoreTogether } from './score-together.ts';

type Different = Parameters<typeof mergedFinding>[0] & { readonly quote?: string };

/** A finding that differs from every other in all that a reader tells them apart by. */
function at(line: number, { quote = `charge(order${line});`, ...different }: Different = {}): MergedFinding {
  const finding = mergedFinding({ lines: [line, line], title: `Wrong at ${line}`, ...different });
  const verification = { ...finding.claim.verification, code_examined: quote };
  return { ...finding, claim: { ...finding.claim, verification } };
}

const linesOf = (findings: readonly MergedFinding[]): number[][] =>
  scoreTogether(findings).map((batch) => batch.map((one) => one.at.start));

describe('findings of one file', () => {
  it('share a scorer, in the order of their lines', () => {
    expect(linesOf([at(30), at(10), at(20)])).toEqual([[10, 20, 30]]);
  });

  it('are five to a scorer at most', () => {
    const lines = Array.from({ length: 11 }, (_, n) => n + 1);
    expect(linesOf(lines.map((line) => at(line)))).toEqual([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11]]);
  });

  it.each<[string, MergedFinding, MergedFinding]>([
    ['stand at the same line', at(10), at(10, { title: 'Another', quote: 'refund();' })],
    ['stand at lines that overlap', at(10, { lines: [8, 12] }), at(12)],
    ['have the same title', at(10), at(20, { title: 'Wrong at 10' })],
    ['have the same title but for case and punctuation', at(10), at(20, { title: 'wrong: at `10`!' })],
    ['rest on the same words of code', at(10, { quote: 'save(a, b);' }), at(20, { quote: '  save(a,  b);' })],
    ['stand in different files', at(10), at(20, { file: 'src/refund.ts' })],
    ['stand before and after the change', at(10), at(20, { side: 'old' })],
    ['are caused elsewhere, the one', at(10, { cause: [3, 3] }), at(20)],
    ['are caused elsewhere, the other', at(10), at(20, { cause: [3, 3] })],
  ])('have a scorer each when they %s', (_, first, second) => {
    expect(scoreTogether([first, second])).toEqual([[first], [second]]);
  });

  it('that could be confused leave room for others between them', () => {
    expect(linesOf([at(10), at(10, { title: 'Another', quote: 'x1();' }), at(20), at(30)])).toEqual([
      [10, 20, 30],
      [10],
    ]);
  });
});

it('loses no finding and doubles none, whatever they are', () => {
  const findings = Array.from({ length: 60 }, (_, n) =>
    at((n * 7) % 13, { file: `src/${n % 4}.ts`, title: `T${n % 9}`, quote: `quote${n % 11}();` }),
  );
  const scored = scoreTogether(findings).flat();
  expect(scored).toHaveLength(findings.length);
  expect(new Set(scored)).toEqual(new Set(findings));
});

it('is nothing for nothing', () => {
  expect(scoreTogether([])).toEqual([]);
});
