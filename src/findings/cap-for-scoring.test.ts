import { expect, it } from 'vitest';
import { capForScoring, MAX_SCORED } from './cap-for-scoring.ts';
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

it('scores at most fifteen, the critical one among them wherever it stood', () => {
  const lows = Array.from({ length: 20 }, (_, i) =>
    mergedFinding({ severity: 'low', lines: [i + 1, i + 1] }),
  );
  const critical = mergedFinding({ severity: 'critical' });
  const { kept, dropped } = capForScoring([...lows, critical]);
  expect(MAX_SCORED).toBe(15);
  expect(kept).toHaveLength(15);
  expect(kept[0]).toEqual(critical);
  expect(dropped).toHaveLength(6);
  expect(dropped[0]?.reason).toEqual({ kind: 'not_scored', cap: 15 });
});

it('cuts nothing when all fit', () => {
  expect(capForScoring([mergedFinding()], 1)).toEqual({ kept: [mergedFinding()], dropped: [] });
});
