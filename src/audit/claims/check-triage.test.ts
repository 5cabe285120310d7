import { describe, expect, it } from 'vitest';
import type { TriageDecision } from '../../contracts/replies/audit-finding.ts';
import { triageProblems } from './check-triage.ts';

const decision = (id: string, changes: Partial<TriageDecision> = {}): TriageDecision => ({
  id,
  decision: 'keep',
  reason: 'Read.',
  tier: 'confirmed',
  ...changes,
});
const problems = (...decisions: readonly TriageDecision[]): string[] =>
  triageProblems({ slot: 'abcdef/1', decisions: [...decisions] }, ['A', 'B']);

describe('triageProblems', () => {
  it.each([
    ['all kept', [decision('A'), decision('B')]],
    ['all rejected', [decision('A', { decision: 'reject' }), decision('B', { decision: 'reject' })]],
    ['one a duplicate of a kept one', [decision('B', { decision: 'duplicate', of: 'A' }), decision('A')]],
  ])('are none: %s', (_, decisions) => {
    expect(problems(...decisions)).toEqual([]);
  });

  it.each([
    ['nothing decided', [], ['no decision on A, B']],
    ['one left out', [decision('B')], ['no decision on A']],
    ['one invented', [decision('A'), decision('B'), decision('C')], ['C is no finding of this packet']],
    [
      'another case of letters',
      [decision('a'), decision('B')],
      ['no decision on A', 'a is no finding of this packet'],
    ],
    [
      'a duplicate of nothing',
      [decision('A'), decision('B', { decision: 'duplicate' })],
      ['B is a duplicate of nothing, which is not kept'],
    ],
    [
      'a duplicate of itself',
      [decision('A'), decision('B', { decision: 'duplicate', of: 'B' })],
      ['B is a duplicate of B, which is not kept'],
    ],
    [
      'a duplicate of a rejected one',
      [decision('A', { decision: 'reject' }), decision('B', { decision: 'duplicate', of: 'A' })],
      ['B is a duplicate of A, which is not kept'],
    ],
    [
      'duplicates of each other',
      [decision('A', { decision: 'duplicate', of: 'B' }), decision('B', { decision: 'duplicate', of: 'A' })],
      ['A is a duplicate of B, which is not kept', 'B is a duplicate of A, which is not kept'],
    ],
    [
      'a kept one that names another',
      [decision('A', { of: 'B' }), decision('B')],
      ['A: "of" belongs to duplicates, not to keep'],
    ],
    [
      'a rejected one that names another',
      [decision('A', { decision: 'reject', of: 'B' }), decision('B')],
      ['A: "of" belongs to duplicates, not to reject'],
    ],
  ])('are named: %s', (_, decisions, expected) => {
    expect(problems(...decisions)).toEqual(expected);
  });
});
