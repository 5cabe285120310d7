import { describe, expect, it } from 'vitest';
import { mergedFinding, verifiedFinding } from './finding-example.ts';
import { applySuppressions } from './suppressions.ts';

const [A, B, C] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
const entry = (fingerprint: string, expires = '2030-12-31') => ({
  fingerprint,
  reason: 'test data',
  by: 'Ada',
  expires,
});
const finding = { ...mergedFinding(), fingerprint: A };

describe('an entry', () => {
  const apply = (...entries: ReturnType<typeof entry>[]) =>
    applySuppressions([finding], entries, '2026-03-01');

  it('drops the finding with that fingerprint, with its reason', () => {
    const { sifted, unmatched } = apply(entry(A));
    expect(sifted.kept).toEqual([]);
    expect(sifted.dropped.map(({ reason }) => reason)).toEqual([
      { kind: 'suppressed', fingerprint: A, reason: 'test data' },
    ]);
    expect(unmatched).toEqual([]);
  });

  it('holds to the end of its last day and not longer, and is then named', () => {
    expect(apply(entry(A, '2026-03-01')).sifted.kept).toEqual([]);
    const { sifted, expired, unmatched } = apply(entry(A, '2026-02-28'));
    expect(sifted.kept).toEqual([finding]);
    expect(expired).toEqual(['aaaaaaaaaaaa (test data; by Ada, expires 2026-02-28)']);
    expect(unmatched).toEqual([]);
  });

  it('that fits nothing is named', () => {
    const { sifted, unmatched } = apply(entry(B));
    expect(sifted.kept).toEqual([finding]);
    expect(unmatched).toEqual(['bbbbbbbbbbbb (test data; by Ada, expires 2030-12-31)']);
  });

  it('also fits a finding whose witness is the one that was settled', () => {
    const settled = { ...verifiedFinding({ slot: 'r7k2ab/4' }), fingerprint: C };
    const agreed = { ...finding, witnesses: [settled] };
    expect(applySuppressions([agreed], [entry(C)], '2026-03-01').sifted.kept).toEqual([]);
  });
});
