import { describe, expect, it } from 'vitest';
import type { ReviewedFix } from '../../contracts/replies/audit-finding.ts';
import { fingerprintOf } from '../../findings/fingerprint.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { fixFinding } from '../../../tests/kit/audit-shop.ts';
import { misplacedFindings, withoutDiffLines, type ReviewedDiff } from './check-fix-review.ts';
import { promoteFindings } from './promote-findings.ts';
import { REMOVED } from './verbatim.ts';

const FILES = [
  'src/price.js',
  'src/cart.js',
  'src/price.ts',
  'src/deep/tax.js',
  'lib/price.js',
  'Makefile',
  'LICENSE',
  'index.js',
];
const DIFF: ReviewedDiff = {
  changed: new Set(['src/price.js', 'src/old.js', 'LICENSE'] as RepoPath[]),
  exists: (path) => [...FILES, 'src/old.js'].includes(path),
  lines: ['  return net * (1.0 + rate);'],
};
const at = (file: string, lines: [number, number] = [2, 2]): ReviewedFix =>
  fixFinding({ location: { file, lines } });

describe('where a fix review may point', () => {
  it.each(['src/price.js', 'src/old.js', 'src/cart.js', 'LICENSE'])('%s', (file) => {
    expect(misplacedFindings([at(file)], DIFF)).toEqual([]);
  });

  it.each([
    ['another ending', 'src/price.ts'],
    ['a folder below', 'src/deep/tax.js'],
    ['another folder', 'lib/price.js'],
    ['a file without an ending beside a changed one', 'Makefile'],
    ['a file that is not there', 'src/new.js'],
    ['a way out and back', 'src/../src/price.js'],
    ['a way out', '../src/price.js'],
    ['the same file in other words', './src/price.js'],
    ['a diff’s prefix', 'b/src/price.js'],
    ['an absolute path', '/src/price.js'],
    ['git’s own folder', '.git/config'],
    ['nothing but space', ' '],
  ])('not %s', (_, file) => {
    expect(misplacedFindings([fixFinding(), at(file)], DIFF)).toEqual([
      `/1/location/file of FD-001: "${file}" is neither a changed file nor a sibling of one`,
    ]);
  });

  it('not lines that end before they begin', () => {
    expect(misplacedFindings([at('src/price.js', [5, 4])], DIFF)).toEqual([
      '/0/location/lines of FD-001: 5 is after 4',
    ]);
  });

  it('and finds nothing wrong with nothing', () => {
    expect(misplacedFindings([], DIFF)).toEqual([]);
  });
});

describe('withoutDiffLines', () => {
  const texts = ['title', 'description', 'evidence', 'impact', 'instance_fix', 'class_fix'] as const;
  it.each(texts)('takes a line of the diff out of %s', (key) => {
    const { finding, repeats } = withoutDiffLines(
      fixFinding({ [key]: 'See return net * (1.0 + rate); there.' }),
      DIFF,
    );
    expect([finding[key], repeats]).toEqual([`See ${REMOVED} there.`, true]);
  });

  it('leaves a finding in its own words as it is', () => {
    expect(withoutDiffLines(fixFinding(), DIFF)).toEqual({ finding: fixFinding(), repeats: false });
  });
});

describe('promoteFindings', () => {
  const promotion = { round: 2, timestamp: '2026-01-31T10:00:00.000Z', taken: new Set<string>() };

  it('adds the orchestrator’s keys to the nine, and no other', () => {
    const [promoted] = promoteFindings([fixFinding()], promotion);
    const { fingerprint, ...rest } = promoted ?? { fingerprint: '' };
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(rest).toEqual({
      id: 'FD-R2-001',
      severity: 'high',
      title: 'The result is not rounded',
      description: 'A price with a fraction of a cent comes out.',
      evidence: 'The multiplication leaves more than two digits.',
      impact: 'Sums are off by a cent.',
      location: { file: 'src/price.js', lines: [2, 2] },
      instance_fix: 'Round to two digits.',
      class_fix: 'The only place.',
      source: 'fix-diff-reviewer',
      agent: 'fix-diff-reviewer',
      tier: 'confirmed',
      status: 'open',
      bounty: 0,
      invariant_ref: null,
      architecture_ref: null,
      escape_type: null,
      round: 2,
      timestamp: '2026-01-31T10:00:00.000Z',
      reason: null,
    });
  });

  it('knows a finding again by its file, title and round', () => {
    const of = (changes: Partial<ReviewedFix>, round = 2) =>
      promoteFindings([fixFinding(changes)], { ...promotion, round })[0]?.fingerprint;
    const identity = { source: 'fix-diff-reviewer', lines: ['The result is not rounded'], occurrence: 2 };
    expect(of({ id: 'FD-009', description: 'In other words.' })).toBe(
      fingerprintOf({ file: 'src/price.js' as RepoPath, ...identity }),
    );
    const others = [
      of({}),
      of({ title: 'The rate is negative' }),
      of({ location: { file: 'src/cart.js', lines: [2, 2] } }),
      of({}, 3),
    ];
    expect(new Set(others).size).toBe(4);
  });

  it.each([
    ['the reviewer’s numbers', ['FD-001', 'FD-002'], [], ['FD-R2-001', 'FD-R2-002']],
    ['numbers with gaps', ['FD-007', 'FD-1000'], [], ['FD-R2-007', 'FD-R2-1000']],
    ['numbers of an earlier review', ['FD-001', 'FD-002'], ['FD-R2-001'], ['FD-R2-002', 'FD-R2-003']],
    ['the same number of two chunks', ['FD-001', 'FD-001'], [], ['FD-R2-001', 'FD-R2-002']],
    ['numbers of another round', ['FD-001'], ['FD-R1-001'], ['FD-R2-001']],
  ])('gives ids that are free: %s', (_, ids, taken, expected) => {
    const found = promoteFindings(
      ids.map((id) => fixFinding({ id })),
      { ...promotion, taken: new Set(taken) },
    );
    expect(found.map(({ id }) => id)).toEqual(expected);
  });
});
