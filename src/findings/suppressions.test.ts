import { describe, expect, it } from 'vitest';
import { mergedFinding, verifiedFinding } from '../../tests/kit/finding-example.ts';
import { applySuppressions, parseSuppressions } from './suppressions.ts';

const [A, B, C] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
const entry = (fingerprint: string, expires = '2030-12-31') => ({
  fingerprint,
  reason: 'test data',
  by: 'Ada',
  expires,
});
const finding = { ...mergedFinding(), fingerprint: A };

describe('the file', () => {
  it('is a list of entries', async () => {
    expect(await parseSuppressions(JSON.stringify([entry(A)]))).toEqual([entry(A)]);
    expect(await parseSuppressions('[]')).toEqual([]);
  });

  it.each([
    ['an empty file', '', 'config/unreadable'],
    ['broken JSON', '[{]', 'config/unreadable'],
    ['a key twice', `[{"reason":"x","reason":"y"}]`, 'config/unreadable'],
    ['an entry without a reason', JSON.stringify([{ ...entry(A), reason: undefined }]), 'config/bad-value'],
    ['an entry without an end', JSON.stringify([{ ...entry(A), expires: undefined }]), 'config/bad-value'],
    ['an entry that never ends', JSON.stringify([entry(A, 'never')]), 'config/bad-value'],
    ['an entry of no date', JSON.stringify([entry(A, '2030-13-01')]), 'config/bad-value'],
    ['a pattern for a fingerprint', JSON.stringify([entry('*')]), 'config/bad-value'],
    ['an unknown property', JSON.stringify([{ ...entry(A), file: 'src/**' }]), 'config/bad-value'],
    ['a fingerprint twice', JSON.stringify([entry(A), entry(A, '2020-01-01')]), 'config/bad-value'],
    ['another shape', '{}', 'config/bad-value'],
  ])('is refused by its name with %s', async (_, text, code) => {
    await expect(parseSuppressions(text)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(/^\.correctless\/suppressions\.json: /) as string,
    });
  });
});

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
