import { expect, it } from 'vitest';
import { capFor, capForScoring } from './cap-for-scoring.ts';
import { mergedFinding, verifiedFinding } from '../../tests/kit/finding-example.ts';
import { rankFindings } from './rank-findings.ts';

const witness = verifiedFinding({ slot: 'r7k2ab/4' });

it('ranks by severity, then witnesses, then place', () => {
  const low = mergedFinding({ severity: 'low' }, [witness, witness]);
  const high = mergedFinding({ severity: 'high', lines: [9, 9] });
  const agreed = mergedFinding({ severity: 'high', lines: [90, 90] }, [witness]);
  const earlier = mergedFinding({ severity: 'high', lines: [8, 9] });
  const critical = mergedFinding({ severity: 'critical', file: 'z.ts' });
  expect(rankFindings([low, high, agreed, earlier, critical])).toEqual([
    critical,
    agreed,
    earlier,
    high,
    low,
  ]);
});

it.each([
  [0, 15],
  [1, 15],
  [400, 15],
  [401, 30],
  [800, 30],
  [801, 45],
  [1200, 45],
  [1201, 60],
  [1600, 60],
  [40_000, 60],
])('of a change of %i lines scores at most %i defects', (lines, most) => {
  expect(capFor(lines)).toBe(most);
});

const low = (line: number) => mergedFinding({ severity: 'low', lines: [line, line] });

it('scores so many, the critical one among them wherever it stood', () => {
  const lows = Array.from({ length: 20 }, (_, i) => low(i + 1));
  const critical = mergedFinding({ severity: 'critical', lines: [99, 99] });
  const { kept, dropped } = capForScoring([...lows, critical], 15);
  expect(kept).toHaveLength(15);
  expect(kept[0]).toEqual(critical);
  expect(dropped).toHaveLength(6);
  expect(dropped[0]?.reason).toEqual({ kind: 'not_scored', cap: 15 });
});

it('counts copies of one defect as one, in the place of the strongest', () => {
  const copies = ['bug-scan', 'history-context', 'dependency-check'] as const;
  const high = copies.map((lens) => mergedFinding({ severity: 'high', lines: [50, 52], lens }));
  const copied = mergedFinding({ severity: 'low', lines: [52, 60] });
  const { kept, dropped } = capForScoring([low(1), low(2), ...high, copied], 2);
  expect(kept.map(({ at, lens }) => `${at.start} ${lens}`)).toEqual([
    '50 bug-scan',
    '50 dependency-check',
    '50 history-context',
    '1 bug-scan',
    '52 bug-scan',
  ]);
  expect(dropped.map(({ value }) => value)).toEqual([low(2)]);
});

it('cuts nothing when all fit', () => {
  expect(capForScoring([mergedFinding()], 1)).toEqual({ kept: [mergedFinding()], dropped: [] });
});
