import { describe, expect, it } from 'vitest';
import { guardRows } from './guards.ts';
import { at, bug, claim, evalCase, scored } from './made-up.ts';
import {
  MEASURES,
  RECALL_BY_SEES,
  RECALL_BY_SEVERITY,
  unitsOf,
  type Measure,
  type ScoredAttempt,
} from './measures.ts';

const measure = (key: string): Measure => {
  const found = [...MEASURES, ...RECALL_BY_SEES, ...RECALL_BY_SEVERITY].find(({ label }) => label === key);
  if (found === undefined) throw new Error(`no measure ${key}`);
  return found;
};
const part = (key: string, of: ScoredAttempt): string => {
  const { of: n, over } = measure(key).part(of);
  return `${n}/${over}`;
};

const buggy = evalCase({
  goldens: [
    bug('B1', at('a.ts', 10), { severity: 'critical' }),
    bug('B2', at('a.ts', 50), { sees: 'caller' }),
    bug('B3', at('b.ts', 5), { severity: 'low' }),
  ],
  decoys: [{ id: 'bait-1', file: 'c.ts', at: at('c.ts', 9), what: 'fine' }],
});
// B1 twice, B2 once, the bait once, and two findings nobody planned.
const seen = scored(buggy, [
  claim('a.ts', 10),
  claim('a.ts', 11),
  claim('a.ts', 50),
  claim('c.ts', 9),
  claim('d.ts', 1),
  claim('a.ts', 99),
]);

it.each([
  ['planted bugs found', '2/3'],
  ['findings that answer for a planted bug', '2/6'],
  ['the same, repeats as right and unknown findings left out', '3/4'],
  ['findings a change', '6/1'],
  ['findings at a bait, a change', '1/1'],
  ['findings elsewhere, a change', '2/1'],
  ['clean changes with a finding', '0/0'],
  ['changes with a whole, acceptable answer', '1/1'],
  ['critical', '1/1'],
  ['high', '1/1'],
  ['low', '0/1'],
  ['medium', '0/0'],
  ['caller', '1/1'],
  ['diff', '1/2'],
])('%s of a change with three bugs is %s', (key, expected) => {
  expect(part(key, seen)).toBe(expected);
});

describe('a clean change', () => {
  const clean = evalCase({ name: 'clean' });

  it.each([
    ['with a finding is a false alarm', [claim('a.ts', 1)], true, '1/1'],
    ['without any is none', [], true, '0/1'],
    ['without an answer is neither an alarm nor quiet', [], false, '0/0'],
  ])('%s', (_, claims, answered, expected) => {
    expect(part('clean changes with a finding', scored(clean, claims, 'default', answered))).toBe(expected);
  });
});

it('attempts of a case are summed into one unit, and a case without any is an empty one', () => {
  const units = unitsOf([seen, scored(buggy, [])], ['one', 'other'], measure('planted bugs found'));
  expect(units).toEqual([
    { of: 2, over: 6 },
    { of: 0, over: 0 },
  ]);
});

describe('guards', () => {
  it('are counted with what they cost: a dropped finding at a bug that nobody reports is a bug lost', () => {
    const rows = guardRows([
      {
        of: buggy,
        raised: 8,
        dropped: [
          { guard: 'quote_not_found', claim: claim('z.ts', 1) },
          { guard: 'quote_not_found', claim: claim('a.ts', 50) },
          { guard: 'duplicate_of', claim: claim('a.ts', 11) },
        ],
        shown: [claim('a.ts', 10)],
      },
      { of: buggy, raised: 2, dropped: [{ guard: 'quote_not_found', claim: claim('b.ts', 5) }], shown: [] },
    ]);
    expect(rows).toEqual([
      { guard: 'quote_not_found', dropped: 3, share: 0.3, atBugs: 2, lost: 2 },
      { guard: 'duplicate_of', dropped: 1, share: 0.1, atBugs: 1, lost: 0 },
    ]);
  });
});
