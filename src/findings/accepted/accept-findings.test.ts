import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Suppression } from '../../contracts/files/suppressions.ts';
import type { Severity } from '../../contracts/shapes.ts';
import {
  acceptablesNamed,
  acceptFindings,
  fingerprintNamed,
  requireExpiry,
  withOtherClaims,
} from './accept-findings.ts';
import { parseSuppressions } from './suppressions.ts';
import { EXAMPLE_PLACE } from '../../../tests/kit/finding-example.ts';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';

const [A, B, C] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
const TODAY = '2026-03-01';
const NEW = { reason: 'accepted', by: 'Bo <bo@example.com>', expires: '2026-12-31' };
const KNOWN = { severity: 'low' as const, place: EXAMPLE_PLACE };
const TAKEN = { ...NEW, titles: ['Not awaited'], ...KNOWN };
const entry = (fingerprint: string, expires = '2026-06-30'): Suppression => ({
  fingerprint,
  reason: 'test data',
  by: 'Ada',
  expires,
});
const accept = (there: readonly Suppression[], fingerprints: readonly string[], replace = false) =>
  acceptFindings(
    there,
    fingerprints.map((fingerprint) => ({ fingerprint, title: 'Not awaited', ...KNOWN })),
    NEW,
    { today: TODAY, replace },
  );

describe('acceptFindings', () => {
  it('adds what is new, sorted, and leaves the entries of other findings as they are', () => {
    const { entries, added } = accept([entry(B)], [C, A]);
    expect(entries).toEqual([{ fingerprint: A, ...TAKEN }, entry(B), { fingerprint: C, ...TAKEN }]);
    expect(added.map(({ fingerprint }) => fingerprint)).toEqual([C, A]);
  });

  it.each([
    ['keeps an entry that holds', '2026-06-30', false, entry(A)],
    ['keeps one on its last day', TODAY, false, entry(A, TODAY)],
    ['gives an expired one anew', '2026-02-28', false, { fingerprint: A, ...TAKEN }],
    ['gives one anew when asked to', '2026-06-30', true, { fingerprint: A, ...TAKEN }],
  ])('%s', (_, expires, replace, expected) => {
    const { entries, kept, replaced } = accept([entry(A, expires)], [A], replace);
    expect(entries).toEqual([expected]);
    expect(kept.length + replaced.length).toBe(1);
  });

  it('writes down what was accepted, how grave, and where; titles of the same place gather', () => {
    const finding = { fingerprint: A, title: 'Not awaited', ...KNOWN };
    const how = { today: TODAY, replace: true };
    const once = acceptFindings([], [finding], NEW, how);
    expect(once.entries).toEqual([{ fingerprint: A, ...TAKEN }]);
    const again = acceptFindings(once.entries, [{ ...finding, title: 'Await is missing' }], NEW, how);
    expect(again.entries[0]?.titles).toEqual(['Await is missing', 'Not awaited']);
    const elsewhere = { ...finding, title: 'Leaks', place: { ...EXAMPLE_PLACE, lines: '3'.repeat(16) } };
    expect(acceptFindings(once.entries, [elsewhere], NEW, how).entries[0]?.titles).toEqual(['Leaks']);
  });

  it('never loses an entry of another finding, and writes none twice', async () => {
    const pool = Array.from({ length: 6 }, (_, i) => String(i).repeat(64));
    const some = fc.subarray(pool);
    await fc.assert(
      fc.asyncProperty(some, some, fc.boolean(), async (there, asked, replace) => {
        const old = there.map((one, i) => entry(one, i % 2 === 0 ? '2026-06-30' : '2020-01-01'));
        const { entries, added, kept } = accept(old, [...asked, ...asked], replace);
        expect(entries.map(({ fingerprint }) => fingerprint)).toEqual(
          [...new Set([...there, ...asked])].toSorted(),
        );
        for (const one of old.filter(({ fingerprint }) => !asked.includes(fingerprint))) {
          expect(entries).toContainEqual(one);
        }
        expect(added.length + kept.length).toBe(asked.length);
        expect(await parseSuppressions(JSON.stringify(entries))).toEqual(entries);
      }),
      propertyRuns(100),
    );
  });
});

describe('requireExpiry', () => {
  it.each(['2026-03-01', '2026-12-31', '2028-02-29', '2028-03-01'])('takes %s', (day) => {
    expect(requireExpiry(day, TODAY)).toBe(day);
  });

  it.each([
    ['2026-02-28', 'is over already'],
    ['2028-03-02', 'is more than 2 years ahead'],
    ['9999-12-31', 'is more than 2 years ahead'],
    ['2026-02-30', 'is no day'],
    ['2027-02-29', 'is no day'],
    ['2026-13-01', 'is no day'],
    ['tomorrow', 'is no day'],
    ['2026-12-31T00:00:00Z', 'is no day'],
    ['', 'is no day'],
    ['+002026-12-31', 'is no day'],
    ['x2026-12-31', 'is no day'],
    ['2026-12-31x', 'is no day'],
    ['2026-12', 'is no day'],
  ])('refuses "%s": it %s', (day, problem) => {
    expect(() => requireExpiry(day, TODAY)).toThrow(
      expect.objectContaining({
        code: 'usage/bad-value',
        message: `--expires: "${day}" ${problem}`,
        hint: 'write YYYY-MM-DD, from 2026-03-01 to 2028-03-01',
      }),
    );
  });
});

describe('fingerprintNamed', () => {
  const twin = `${'a'.repeat(12)}${'b'.repeat(52)}`;

  it.each([
    ['the whole of it', A, A],
    ['its first digits, when no other begins so', 'bbbbbbbb', B],
    ['as many as tell it from another', 'a'.repeat(13), A],
  ])('is named by %s', (_, prefix, expected) => {
    expect(fingerprintNamed(prefix, [A, B, twin, B])).toBe(expected);
  });

  it.each([
    ['too short', 'bbbbbbb', '"bbbbbbb" is no fingerprint', /first 8 or more of its digits 0-9 and a-f/],
    ['no digits', 'src/pay.ts', '"src/pay.ts" is no fingerprint', /first 8 or more/],
    ['more than digits', 'bbbbbbbb!', '"bbbbbbbb!" is no fingerprint', /first 8 or more/],
    ['digits behind something else', '-bbbbbbbb', '"-bbbbbbbb" is no fingerprint', /first 8 or more/],
    [
      'unknown',
      'cccccccc',
      'no stored report has a finding cccccccc',
      /correctless report RUN --format json/,
    ],
    [
      'ambiguous',
      'aaaaaaaa',
      '2 findings of stored reports begin with aaaaaaaa',
      /^write more of its digits$/,
    ],
  ])('is refused when %s', (_, prefix, message, hint) => {
    expect(() => fingerprintNamed(prefix, [A, B, twin])).toThrow(
      expect.objectContaining({
        code: 'usage/bad-value',
        message,
        hint: expect.stringMatching(hint) as unknown,
      }),
    );
  });
});

describe('whoever accepts a finding', () => {
  const claim = (fingerprint: string, severity: Severity = 'low') => ({
    ...{ fingerprint, severity, place: EXAMPLE_PLACE },
    title: `Says ${fingerprint}`,
  });
  const found = { ...claim('a'), also_known_as: [claim('c'), claim('d')] };

  it('accepts every claim about its defect, and nothing else', () => {
    const { findings, graver } = withOtherClaims([found]);
    expect(findings.map(({ title }) => title)).toEqual(['Says a', 'Says c', 'Says d']);
    expect(graver).toEqual([]);
    expect(withOtherClaims([claim('b')]).findings).toEqual([claim('b')]);
  });

  it('accepts no grave claim that stands behind a lesser finding, unless by its own name', () => {
    const [grave, medium] = [claim('e', 'critical'), claim('f', 'medium')];
    const nit = { ...claim('a'), also_known_as: [grave, medium] };
    const { findings, graver } = withOtherClaims([nit]);
    expect(findings.map(({ title }) => title)).toEqual(['Says a', 'Says f']);
    expect(graver).toEqual([grave]);
    expect(acceptablesNamed('a', [nit])).toEqual({ findings, graver });
    expect(acceptablesNamed('e', [nit])).toEqual({ findings: [grave], graver: [] });
    const asGrave = { ...claim('a', 'critical'), also_known_as: [grave] };
    expect(withOtherClaims([asGrave]).graver).toEqual([]);
  });
});
