import { describe, expect, it } from 'vitest';
import type { ClaimedFinding } from '../contracts/replies/review.ts';
import type { Defect } from '../contracts/replies/score.ts';
import { HEAD, exampleClaim, exampleWorld } from '../../tests/kit/world-example.ts';
import { mergedFinding, verifiedFinding } from '../../tests/kit/finding-example.ts';
import { reviewedText } from '../evidence/reviewed-text.ts';
import type { DropReason } from '../findings/lifecycle.ts';
import { cappedScore } from './cap-knowledge.ts';
import { applyScores, type JudgedDefect } from './apply-scores.ts';
import { checkScore } from './check-score.ts';
import { RUBRIC } from './rubric.ts';
import { groupOf } from './score-group.ts';

const stands = { file: 'src/pay.ts', quote: '  charge(order.card);' };
const removed = { file: 'src/pay.ts', quote: '  await charge(order.card);', side: 'old' } as const;
const invented = { file: 'src/pay.ts', quote: 'chargeLater(order.card);' };
const empty = { file: 'src/pay.ts', quote: '}' };

type Judgement = Omit<Defect, 'claims' | 'severity' | 'reasoning'>;

const problems = (different: Partial<Judgement>, threshold?: number) =>
  checkScore(
    {
      ...{
        score: 75,
        status: 'confirmed_valid',
        supports: [],
        refutes: [],
      },
      ...different,
    },
    exampleWorld(),
    threshold,
  );

describe('a score that holds', () => {
  it.each<[string, Partial<Judgement>]>([
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
  it.each<[string, Partial<Judgement>, string]>([
    ['75 with no quote', {}, 'a score of 75 needs in supports one quote that is in its file: none was given'],
    ['100 with no quote', { score: 100 }, 'a score of 100 needs in supports one quote'],
    ['75 with an invented quote', { supports: [invented] }, 'src/pay.ts: quote_not_found'],
    [
      '75 with a quote that proves nothing',
      { supports: [empty] },
      'src/pay.ts: quote_without_substance, quote at least 10 characters with an identifier in one line (if need be with the next line), or a changed line as a whole',
    ],
    [
      '75 with a quote of a file nobody has',
      { supports: [{ ...stands, file: 'x.ts' }] },
      'x.ts: path_invalid, name the file from the top of the repository, as the packet does',
    ],
    ['75 with its quote on the wrong heap', { refutes: [stands] }, 'supports'],
    ['74 with no quote', { score: 74 }, 'a score of 74 needs in refutes one quote that is in its file, or'],
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
    const score: Omit<Judgement, 'supports'> = { score: 75, status: 'confirmed_valid', refutes: [] };
    return checkScore({ ...score, supports: [{ file, quote }] }, world);
  };

  it('is told that whole lines are needed, and shown the nearest', () => {
    expect(told('charge(order.card)')).toEqual([
      'a score of 75 needs in supports one quote that is in its file: src/pay.ts: quote_not_found, quote whole lines, exactly as the file has them; nearest is line 5: charge(order.card);',
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
  it.each<[string, Partial<Judgement>]>([
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
  [100, 75, 'critical'],
  [90, 75, 'critical'],
  [89, 75, 'important'],
  [75, 75, 'important'],
  [74, 75, 'minor'],
  [50, 75, 'minor'],
  [49, 75, undefined],
  [0, 75, undefined],
  [60, 60, 'important'],
  [59, 60, 'minor'],
  [40, 40, 'important'],
  [39, 40, undefined],
  [89, 95, 'minor'],
  [94, 95, 'critical'],
  [99, 100, 'critical'],
])('a score of %i, where important begins at %i, is %s', (score, threshold, group) => {
  expect(groupOf(score, threshold)).toBe(group);
});

const defect = (
  answer: number | string,
  claims: JudgedDefect['claims'] = [mergedFinding()],
  severity: Defect['severity'] = 'medium',
): JudgedDefect => ({
  claims,
  answer: typeof answer === 'string' ? { unscored: answer } : { score: answer, severity },
});

it('lands every anchor of the rubric where its meaning says', () => {
  const kept = RUBRIC.map(({ score }) => [score, applyScores([defect(score)]).kept[0]?.group ?? 'below']);
  expect(kept).toEqual([
    [0, 'below'],
    [25, 'below'],
    [50, 'minor'],
    [75, 'important'],
    [100, 'critical'],
  ]);
});

it('has the severity that the scorer gives, whatever the claim and the score say', () => {
  const claim = mergedFinding({ severity: 'critical' });
  const { kept } = applyScores([defect(100, [claim], 'low'), defect(50, [claim], 'high')]);
  expect(kept.map(({ severity, group }) => [severity, group])).toEqual([
    ['low', 'critical'],
    ['high', 'minor'],
  ]);
});

it('dismisses what three lenses agree on, as it does any other', () => {
  const witnesses = [verifiedFinding({ slot: 'r7k2ab/4' }), verifiedFinding({ slot: 'r7k2ab/5' })];
  const finding = mergedFinding({ lens: 'caller-impact', severity: 'critical' }, witnesses);
  expect(applyScores([defect(49, [finding])])).toEqual({
    kept: [],
    dropped: [
      {
        value: { ...finding, severity: 'medium' },
        reason: { kind: 'below_threshold', score: 49, threshold: 50 },
      },
    ],
  });
});

describe('claims of one defect', () => {
  const [a, b, c] = [10, 20, 30].map((line) =>
    mergedFinding({ slot: `r7k2ab/${line}`, lines: [line, line], title: `At ${line}` }),
  ) as [JudgedDefect['claims'][0], JudgedDefect['claims'][0], JudgedDefect['claims'][0]];
  const duplicate: DropReason = { kind: 'duplicate_of', fingerprint: b.fingerprint };

  it('are one finding, the first one, with the others as its witnesses and places', () => {
    const { kept, dropped } = applyScores([defect(80, [b, a, c])]);
    expect(kept).toMatchObject([{ fingerprint: b.fingerprint, score: 80, group: 'important', at: b.at }]);
    expect(kept[0]?.witnesses.map(({ slot }) => slot)).toEqual(['r7k2ab/10', 'r7k2ab/30']);
    expect(kept[0]?.also?.map(({ at }) => at.start)).toEqual([10, 30]);
    expect(dropped).toEqual([
      { value: a, reason: duplicate },
      { value: c, reason: duplicate },
    ]);
  });

  it('are dismissed as one', () => {
    const { kept, dropped } = applyScores([defect(10, [b, a])]);
    expect(kept).toEqual([]);
    expect(dropped.map(({ value, reason }) => [value.claim.title, reason.kind])).toEqual([
      ['At 20', 'below_threshold'],
      ['At 10', 'duplicate_of'],
    ]);
  });

  it('are apart again when nothing acceptable was said of them', () => {
    expect(applyScores([defect('no quote', [b, a])]).dropped).toEqual([
      { value: b, reason: { kind: 'unscored', why: 'no quote' } },
      { value: a, reason: { kind: 'unscored', why: 'no quote' } },
    ]);
  });

  it('of which the run before knew one are that one, raised again', () => {
    const open = { since: 'before', fingerprint: 'old', group: 'minor', score: 60 } as const;
    const [known, too] = [
      { ...a, open },
      { ...c, open: { ...open, fingerprint: 'older' } },
    ];
    const { kept, dropped } = applyScores([defect(80, [b, known, too])]);
    expect(kept[0]?.open).toEqual(open);
    expect(dropped.map(({ reason }) => reason.kind)).toEqual(['raised_again', 'duplicate_of']);
    const led = applyScores([defect(80, [known, too, b])]);
    expect(led.kept[0]?.open).toEqual(open);
    expect(led.dropped.map(({ reason }) => reason.kind)).toEqual(['duplicate_of', 'duplicate_of']);
  });
});

it('loses no finding: above, below, and those nobody could score, each with its reason', () => {
  const finding = (line: number) => mergedFinding({ lines: [line, line] });
  const { kept, dropped } = applyScores([
    defect(49, [finding(1)]),
    defect(75, [finding(2)]),
    defect('no reply', [finding(3)]),
    defect(95, [finding(4)]),
  ]);
  const severity = 'medium' as const;
  expect(kept).toEqual([
    { ...finding(2), severity, score: 75, group: 'important' },
    { ...finding(4), severity, score: 95, group: 'critical' },
  ]);
  expect(dropped).toEqual([
    { value: { ...finding(1), severity }, reason: { kind: 'below_threshold', score: 49, threshold: 50 } },
    { value: finding(3), reason: { kind: 'unscored', why: 'no reply' } },
  ]);
});

describe('a claim that rests on knowledge', () => {
  const known = exampleClaim({ rests_on: [{ knowledge: 'Row raises IndexError' }] });
  const both = exampleClaim({ rests_on: [stands, { knowledge: 'Row raises IndexError' }] });
  const quoted = exampleClaim({ rests_on: [stands] });

  it.each<[string, ClaimedFinding, Pick<Judgement, 'score' | 'supports'>, number]>([
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
