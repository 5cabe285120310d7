import { expect, it } from 'vitest';
import { mergedFinding, verifiedFinding } from '../../tests/kit/finding-example.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { VerifiedFinding } from './lifecycle.ts';
import { rankFindings, strongestFirst } from './rank-findings.ts';

const finding = verifiedFinding();
const claim = (different: Partial<VerifiedFinding['claim']>) => ({
  claim: { ...finding.claim, ...different },
});
const path = (text: string) => ({ file: text as RepoPath });

/** Each pair differs in one more thing that is asked earlier, and there the other way round. */
it.each<[string, Partial<VerifiedFinding>, Partial<VerifiedFinding>]>([
  [
    'severity',
    { ...claim({ severity: 'high' }), ...path('b') },
    { ...claim({ severity: 'low' }), ...path('a') },
  ],
  ['file', { ...path('a'), at: { start: 9, end: 9 } }, { ...path('b'), at: { start: 1, end: 1 } }],
  ['first line, as a number', { at: { start: 9, end: 99 } }, { at: { start: 10, end: 10 } }],
  ['last line', { at: { start: 5, end: 6 }, side: 'old' }, { at: { start: 5, end: 7 }, side: 'new' }],
  ['side', { side: 'new', lens: 'data-flow-security' }, { side: 'old', lens: 'bug-scan' }],
  [
    'lens',
    { lens: 'bug-scan', ...claim({ title: 'b' }) },
    { lens: 'caller-impact', ...claim({ title: 'a' }) },
  ],
  ['title', { ...claim({ title: 'a' }), fingerprint: 'b' }, { ...claim({ title: 'b' }), fingerprint: 'a' }],
  ['fingerprint', { fingerprint: 'a', slot: 'b' }, { fingerprint: 'b', slot: 'a' }],
  ['what else it claims', { ...claim({ why: 'a' }), slot: 'b' }, { ...claim({ why: 'b' }), slot: 'a' }],
  ['slot', { slot: 'a' }, { slot: 'b' }],
])('findings are ordered by %s', (_, first, second) => {
  const [a, b] = [
    { ...finding, ...first },
    { ...finding, ...second },
  ];
  expect([b, a].toSorted(strongestFirst)).toEqual([a, b]);
  expect([a, b].toSorted(strongestFirst)).toEqual([a, b]);
});

it('every severity outranks the next', () => {
  const severities = ['critical', 'high', 'medium', 'low'] as const;
  const all = severities.map((severity) => verifiedFinding({ severity }));
  expect(all.toReversed().toSorted(strongestFirst)).toEqual(all);
});

it('more witnesses outrank a place, not a severity', () => {
  const early = mergedFinding({ severity: 'low', lines: [1, 1] });
  const agreed = mergedFinding({ severity: 'low', lines: [9, 9] }, [verifiedFinding({ slot: 'r7k2ab/4' })]);
  const severe = mergedFinding({ severity: 'high', lines: [20, 20] });
  expect(rankFindings([early, agreed, severe])).toEqual([severe, agreed, early]);
});
