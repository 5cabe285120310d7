import { describe, expect, it } from 'vitest';
import type { ClaimedFinding } from '../contracts/review.ts';
import type { Score } from '../contracts/score.ts';
import { HEAD, exampleClaim, exampleWorld } from '../../tests/kit/world-example.ts';
import { mergedFinding, verifiedFinding } from '../../tests/kit/finding-example.ts';
import { reviewedText } from '../evidence/reviewed-text.ts';
import { cappedScore } from './cap-knowledge.ts';
import { applyScores } from './apply-scores.ts';
import { checkScore } from './check-score.ts';
import { RUBRIC } from './rubric.ts';
import { groupOf } from './score-group.ts';

const stands = { file: 'src/pay.ts', quote: '  charge(order.card);' };
const removed = { file: 'src/pay.ts', quote: '  await charge(order.card);', side: 'old' } as const;
const invented = { file: 'src/pay.ts', quote: 'chargeLater(order.card);' };
const empty = { file: 'src/pay.ts', quote: '}' };

const problems = (different: Partial<Score>, threshold?: number) =>
  checkScore(
    {
      ...{
        id: 'L5',
        score: 75,
        status: 'confirmed_valid',
        supports: [],
        refutes: [],
        reasoning: 'r',
      },
      ...different,
    },
    exampleWorld(),
    threshold,
  );

describe('a score that holds', () => {
  it.each<[string, Partial<Score>]>([
    ['75 with a quote that supports it', { score: 75, supports: [stands] }],
    ['100 with one of removed code', { score: 100, supports: [removed] }],
    ['90 with one true quote among false ones', { score: 90, supports: [invented, stands] }],
    ['74 with a quote that refutes it', { score: 74, refutes: [stands] }],
    ['50 for a real but minor finding', { score: 50, refutes: [stands], status: 'confirmed_valid' }],
    ['0 with a quote that refutes it', { score: 0, refutes: [stands], status: 'dismissed_false_positive' }],
    ['25 because it cannot be confirmed', { score: 25, status: 'needs_human_review' }],
  ])('%s', (_, score) => {
    expect(problems(score)).toEqual([]);
  });
});

describe('a score without its proof', () => {
  it.each<[string, Partial<Score>, string]>([
    [
      '75 with no quote',
      {},
      'a score of 75 needs in supports one quote that stands in its file: none was given',
    ],
    ['100 with no quote', { score: 100 }, 'a score of 100 needs in supports one quote'],
    ['75 with an invented quote', { supports: [invented] }, 'src/pay.ts: quote_not_found'],
    ['75 with a quote that proves nothing', { supports: [empty] }, 'src/pay.ts: quote_without_substance'],
    [
      '75 with a quote of a file nobody has',
      { supports: [{ ...stands, file: 'x.ts' }] },
      'x.ts: path_invalid',
    ],
    ['75 with its quote on the wrong heap', { refutes: [stands] }, 'supports'],
    [
      '74 with no quote',
      { score: 74 },
      'a score of 74 needs in refutes one quote that stands in its file, or',
    ],
    [
      '0 with an invented quote',
      { score: 0, status: 'dismissed_false_positive', refutes: [invented] },
      'quote_not_found',
    ],
    [
      '0 with its quote on the wrong heap',
      { score: 0, status: 'dismissed_false_positive', supports: [stands] },
      'refutes',
    ],
  ])('%s', (_, score, problem) => {
    const said = problems(score);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(problem);
  });
});

describe('a quote that is not in its file', () => {
  const told = (quote: string, file = 'src/pay.ts') => {
    const shown = HEAD['src/pay.ts'] ?? '';
    const world = exampleWorld({
      headText: () => reviewedText(shown, shown.replace('number', '[REDACTED:x:1]')),
    });
    const score: Omit<Score, 'supports'> = {
      id: 'L5',
      score: 75,
      status: 'confirmed_valid',
      refutes: [],
      reasoning: 'r',
    };
    return checkScore({ ...score, supports: [{ file, quote }] }, world);
  };

  it('is told that whole lines are needed, and shown the nearest', () => {
    expect(told('charge(order.card)')).toEqual([
      'a score of 75 needs in supports one quote that stands in its file: src/pay.ts: quote_not_found, quote whole lines, exactly as the file has them; nearest is line 5: charge(order.card);',
    ]);
  });

  it('is shown the line as packets show it, made inert', () => {
    expect(told('log(order.card.number')[0]).toMatch(
      /nearest is line 6: log\(order\.card\.\[REDACTED:x\]\);$/,
    );
  });

  it('is shown no line where none is like it, or where secrets were not looked for', () => {
    expect(told('refund(everything)')[0]).toMatch(/exactly as the file has them$/);
    expect(problems({ supports: [{ ...stands, quote: 'charge(order.card)' }] })[0]).toMatch(
      /as the file has them$/,
    );
  });
});

describe('a score that contradicts its status', () => {
  it.each<[string, Partial<Score>]>([
    ['75 and dismissed', { supports: [stands], status: 'dismissed_false_positive' }],
    ['100 and not to be confirmed', { score: 100, supports: [stands], status: 'needs_human_review' }],
    ['49 and confirmed', { score: 49, refutes: [stands], status: 'confirmed_valid' }],
    ['0 and confirmed', { score: 0, refutes: [stands], status: 'confirmed_valid' }],
  ])('%s', (_, score) => {
    expect(problems(score)).toEqual([expect.stringContaining('contradicts a score of')]);
  });
});

it('measures by the threshold that the project has set', () => {
  const score = { score: 60, supports: [stands] };
  expect(problems(score, 50)).toEqual([]);
  expect(problems(score, 75)).toHaveLength(1);
});

it.each([
  [100, 'critical'],
  [90, 'critical'],
  [89, 'important'],
  [75, 'important'],
  [74, 'minor'],
  [0, 'minor'],
])('a score of %i is %s', (score, group) => {
  expect(groupOf(score)).toBe(group);
});

it('lands every anchor of the rubric where its meaning says', () => {
  const kept = RUBRIC.map(({ score }) => {
    const { kept: shown } = applyScores([{ finding: mergedFinding(), answer: { score } }]);
    return [score, shown[0]?.group ?? 'below'];
  });
  expect(kept).toEqual([
    [0, 'below'],
    [25, 'below'],
    [50, 'below'],
    [75, 'important'],
    [100, 'critical'],
  ]);
});

it('dismisses what three lenses agree on, as it does any other', () => {
  const witnesses = [verifiedFinding({ slot: 'r7k2ab/4' }), verifiedFinding({ slot: 'r7k2ab/5' })];
  const finding = mergedFinding({ lens: 'caller-impact', severity: 'critical' }, witnesses);
  expect(applyScores([{ finding, answer: { score: 74 } }])).toEqual({
    kept: [],
    dropped: [{ value: finding, reason: { kind: 'below_threshold', score: 74, threshold: 75 } }],
  });
});

it('loses no finding: above, below, and those nobody could score, each with its reason', () => {
  const finding = (line: number) => mergedFinding({ lines: [line, line] });
  const { kept, dropped } = applyScores([
    { finding: finding(1), answer: { score: 74 } },
    { finding: finding(2), answer: { score: 75 } },
    { finding: finding(3), answer: { unscored: 'no reply' } },
    { finding: finding(3), answer: { score: 95 } },
  ]);
  expect(kept).toEqual([
    { ...finding(2), score: 75, group: 'important' },
    { ...finding(3), score: 95, group: 'critical' },
  ]);
  expect(dropped).toEqual([
    { value: finding(1), reason: { kind: 'below_threshold', score: 74, threshold: 75 } },
    { value: finding(3), reason: { kind: 'unscored', why: 'no reply' } },
  ]);
});

describe('a claim that rests on knowledge', () => {
  const known = exampleClaim({ rests_on: [{ knowledge: 'Row raises IndexError' }] });
  const both = exampleClaim({ rests_on: [stands, { knowledge: 'Row raises IndexError' }] });
  const quoted = exampleClaim({ rests_on: [stands] });

  it.each<[string, ClaimedFinding, Pick<Score, 'score' | 'supports'>, number]>([
    ['counts for 74 where its scorer quotes nothing', known, { score: 95, supports: [] }, 74],
    ['counts for 74 where what its scorer quotes is nowhere', known, { score: 75, supports: [invented] }, 74],
    ['counts for 74 where what its scorer quotes says nothing', known, { score: 75, supports: [empty] }, 74],
    ['counts for 74 whatever else it rests on', both, { score: 95, supports: [] }, 74],
    ['counts for what its scorer has quoted', known, { score: 95, supports: [invented, stands] }, 95],
    ['counts for what it is given below that', known, { score: 60, supports: [] }, 60],
    ['and is quoted is not capped', quoted, { score: 95, supports: [] }, 95],
    ['and on nothing else is not capped', exampleClaim(), { score: 95, supports: [] }, 95],
  ])('%s', (_, claim, said, counts) => {
    expect(cappedScore(said, claim, exampleWorld())).toBe(counts);
  });
});
