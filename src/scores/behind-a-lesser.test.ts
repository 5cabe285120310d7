import { describe, expect, it } from 'vitest';
import { mergedFinding } from '../../tests/kit/finding-example.ts';
import type { Severity } from '../contracts/shapes.ts';
import { applyScores } from './apply-scores.ts';

const said = (severity: Severity, title: string, line = 10) =>
  mergedFinding({ slot: `r7k2ab/${line}`, lines: [line, line], title, severity });
const nit = said('low', 'Name run is vague');
const grave = said('critical', 'Executes what a customer sent', 20);
const judged = (score: number, ...[first, ...others]: [typeof nit, ...(typeof nit)[]]) =>
  applyScores([{ claims: [first, ...others], answer: { score, severity: 'low' } }]);

describe('a grave claim that its scorer puts to a lesser one', () => {
  it.each([55, 10])('has no score where that one gets %i', (score) => {
    const { kept, dropped } = judged(score, nit, grave, said('low', 'A name', 30));
    expect(dropped).toContainEqual({
      value: grave,
      reason: {
        kind: 'unscored',
        why: 'its scorer put it to a claim that is less grave (low: Name run is vague), and judged that one',
      },
    });
    const listed = [...kept, ...dropped.map(({ value }) => value)].find((one) => one.at.start === 10);
    expect(listed?.witnesses.map(({ at }) => at.start)).toEqual([30]);
  });

  it('goes along where that one is important', () => {
    const { kept, dropped } = judged(80, nit, grave);
    expect(kept[0]?.witnesses).toMatchObject([{ fingerprint: grave.fingerprint }]);
    expect(dropped).toMatchObject([{ reason: { kind: 'duplicate_of' } }]);
  });

  it('goes along where it leads, or where the first is grave and says much the same', () => {
    expect(judged(10, grave, nit).dropped.map(({ reason }) => reason.kind)).toEqual([
      'below_threshold',
      'duplicate_of',
    ]);
    const high = said('high', 'Executes what the customer sends');
    expect(judged(10, high, grave).dropped).toMatchObject([
      { reason: { kind: 'below_threshold' } },
      { reason: { kind: 'duplicate_of' } },
    ]);
    const other = said('high', 'The query has no limit');
    const drop = judged(10, other, grave).dropped.find(({ value }) => value === grave);
    expect(drop?.reason.kind).toBe('unscored');
  });
});
