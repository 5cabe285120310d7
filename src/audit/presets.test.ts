import { describe, expect, it } from 'vitest';
import { AUDIT_KINDS, PRESETS } from '../contracts/vocabulary.ts';
import { branchSlug } from './branch-slug.ts';
import { bountyOf, penaltyOf } from './bounty.ts';
import { PRESET_RECORDS, rolesOf } from './presets.ts';

describe('presets', () => {
  it('have at least five roles each; custom has none but the repository’s', () => {
    expect(PRESETS.filter((preset) => rolesOf(preset, []).length < 5)).toEqual(['custom']);
  });

  it('have an architecture checker and a regression hunter, but for ux', () => {
    const both = PRESETS.filter((preset) => {
      const roles = rolesOf(preset, []).map(({ slug }) => slug);
      return roles.includes('architecture-adherence') && roles.includes('regression-hunter');
    });
    expect(both).toEqual(['qa', 'hacker', 'perf']);
  });

  it('custom takes the repository’s roles, and no other preset does', () => {
    const own = [{ name: 'money', look_for: 'Rounding of prices.' }];
    expect(rolesOf('custom', own)).toEqual([{ slug: 'money', own: 'Rounding of prices.' }]);
    expect(rolesOf('qa', own).some(({ slug }) => slug === 'money')).toBe(false);
  });

  it('number their findings apart', () => {
    expect(new Set(Object.values(PRESET_RECORDS).map(({ prefix }) => prefix)).size).toBe(AUDIT_KINDS.length);
  });
});

describe('bounties', () => {
  const rows = [
    ['critical', 'confirmed', 'auth', 10_000, -10_000],
    ['high', 'confirmed', 'auth', 5000, -5000],
    ['medium', 'confirmed', 'auth', 2000, -2000],
    ['low', 'confirmed', 'auth', 1000, -1000],
    ['critical', 'probable', 'auth', 5000, -2500],
    ['high', 'probable', 'auth', 2500, -1250],
    ['medium', 'probable', 'auth', 1000, -500],
    ['low', 'probable', 'auth', 500, -250],
    ['critical', 'suspicious', 'auth', 500, 0],
    ['low', 'suspicious', 'auth', 500, 0],
    ['critical', 'confirmed', 'regression-hunter', 20_000, -20_000],
    ['medium', 'probable', 'regression-hunter', 2000, -1000],
    ['low', 'suspicious', 'regression-hunter', 1000, 0],
  ] as const;
  it.each(rows)(
    'of a %s %s finding of %s: %d, and %d when it is rejected',
    (severity, tier, agent, bounty, penalty) => {
      expect(bountyOf({ severity, tier, agent })).toBe(bounty);
      // In JSON there is no -0.
      expect(JSON.stringify(penaltyOf({ severity, tier, agent }))).toBe(String(penalty));
    },
  );
});

describe('branchSlug', () => {
  it.each([
    ['audit/qa-2026-01-31', 'audit-qa-2026-01-31-985493'],
    ['größe', 'gr--e-fdbb3a'],
    ['a_b.c', 'a-b-c-e279a0'],
  ])('of %s is %s', (branch, slug) => {
    expect(branchSlug(branch)).toBe(slug);
  });

  it('is cut to 80 characters and six digits, and tells branches apart all the same', () => {
    const long = `audit/${'0'.repeat(100)}`;
    expect(branchSlug(long)).toBe(`audit-${'0'.repeat(74)}-82070b`);
    expect(branchSlug(`${long}1`)).not.toBe(branchSlug(long));
    expect(branchSlug('a/b')).not.toBe(branchSlug('a-b'));
  });
});
