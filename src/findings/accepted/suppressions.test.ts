import { describe, expect, it } from 'vitest';
import { mergedFinding, verifiedFinding } from '../../../tests/kit/finding-example.ts';
import { exampleWorld } from '../../../tests/kit/world-example.ts';
import { addedSuppressions, applySuppressions, parseSuppressions } from './suppressions.ts';

const [A, B, C] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
const entry = (fingerprint: string, expires = '2030-12-31') => ({
  fingerprint,
  reason: 'test data',
  by: 'Ada',
  expires,
  severity: 'high' as const,
});
const WORLD = exampleWorld();
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

it.each([
  ['', 'it is a list of {fingerprint, reason, by, expires}'],
  ['```json\n[]\n```', 'it is a list of {fingerprint, reason, by, expires}'],
  [JSON.stringify([entry(A), entry(A)]), 'keep one entry a fingerprint'],
])('a file that is refused says what it should be: %j', async (text, hint) => {
  await expect(parseSuppressions(text)).rejects.toMatchObject({ hint });
});

describe('entries that the change itself brings', () => {
  it.each([
    ['a new one', [entry(B)], [entry(A), entry(B)], [entry(A)]],
    [
      'one that it makes hold elsewhere',
      [entry(A)],
      [{ ...entry(A), titles: ['x'] }],
      [{ ...entry(A), titles: ['x'] }],
    ],
    [
      'one that it makes last longer',
      [entry(A, '2030-01-01')],
      [entry(A, '2030-01-02')],
      [entry(A, '2030-01-02')],
    ],
  ])('%s', (_, base, head, expected) => {
    expect(addedSuppressions(base, head)).toEqual(expected);
  });

  it.each([
    ['one that is there', [entry(B), entry(A)], [entry(A)]],
    ['one that it makes end earlier', [entry(A, '2030-01-02')], [entry(A, '2030-01-01')]],
    ['one that it takes away', [entry(A)], []],
  ])('not %s', (_, base, head) => {
    expect(addedSuppressions(base, head)).toEqual([]);
  });
});

describe('an entry', () => {
  const apply = (...entries: ReturnType<typeof entry>[]) =>
    applySuppressions([finding], entries, '2026-03-01', WORLD);

  it('drops the finding with that fingerprint, with its reason', () => {
    const { sifted, unmatched } = apply(entry(A));
    expect(sifted.kept).toEqual([]);
    expect(sifted.dropped.map(({ reason }) => reason)).toEqual([
      { kind: 'suppressed', fingerprint: A, reason: 'test data' },
    ]);
    expect(unmatched).toEqual([]);
  });

  it.each([
    [undefined, 'critical', 1],
    [undefined, 'medium', 1],
    [undefined, 'low', 0],
    ['high', 'critical', 1],
    ['high', 'high', 0],
    ['high', 'medium', 0],
  ] as const)('of %s severity and without titles leaves %s findings open: %i', (severity, now, open) => {
    const { severity: _, ...bare } = entry(A);
    const said = { ...mergedFinding({ severity: now, title: 'Remote code execution' }), fingerprint: A };
    const by = severity === undefined ? bare : { ...bare, severity };
    const { sifted, unsure, unmatched } = applySuppressions([said], [by], '2026-03-01', WORLD);
    expect(sifted.kept).toHaveLength(open);
    expect(unsure.filter((one) => one.includes(`graver than ${severity ?? 'low'}`))).toHaveLength(open);
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

  it('that ends today still holds, and is not called expired', () => {
    const { sifted, expired } = apply(entry(A, '2026-03-01'));
    expect(sifted.kept).toEqual([]);
    expect(expired).toEqual([]);
  });

  it('also fits a finding by the name it had in the run before', () => {
    const open = { since: 'before', fingerprint: C, group: 'critical' as const, score: 95 };
    expect(applySuppressions([{ ...finding, open }], [entry(C)], '2026-03-01', WORLD).sifted.kept).toEqual(
      [],
    );
    expect(
      applySuppressions([{ ...finding, open }], [entry(B)], '2026-03-01', WORLD).sifted.kept,
    ).toHaveLength(1);
  });

  it('also fits a finding whose witness is the one that was settled', () => {
    const settled = { ...verifiedFinding({ slot: 'r7k2ab/4' }), fingerprint: C };
    const agreed = { ...finding, witnesses: [settled] };
    expect(applySuppressions([agreed], [entry(C)], '2026-03-01', WORLD).sifted.kept).toEqual([]);
  });

  it('does not fit a finding by a witness that says something else: it would silence another defect', () => {
    const other = {
      ...verifiedFinding({ slot: 'r7k2ab/4', lines: [90, 90], title: 'Otherwise' }),
      fingerprint: C,
    };
    const put = { ...finding, witnesses: [other] };
    expect(applySuppressions([put], [entry(C)], '2026-03-01', WORLD).sifted.kept).toEqual([put]);
  });

  it('is no idle one where another fits the same finding', () => {
    const settled = { ...verifiedFinding({ slot: 'r7k2ab/4' }), fingerprint: C };
    const { unmatched } = applySuppressions(
      [{ ...finding, witnesses: [settled] }],
      [entry(A), entry(C)],
      '2026-03-01',
      WORLD,
    );
    expect(unmatched).toEqual([]);
  });
});
