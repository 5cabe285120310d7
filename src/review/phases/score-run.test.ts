import { beforeEach, describe, expect, it } from 'vitest';
import { claimOf, resume, review, type Reviewed, type Reviewing } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import type { ClaimedFinding } from '../../contracts/replies/review.ts';
import type { SlotFile } from '../../contracts/files/run-files.ts';
import type { Defect, Scores } from '../../contracts/replies/score.ts';
import { listRuns } from '../../run/stored/list-runs.ts';
import { openRun } from '../../run/stored/open-run.ts';
import { storeByHand } from '../../receive/store-by-hand.ts';
import { advance, reopen } from './advance.ts';
import { finishRun } from '../ending/finish-run.ts';

/** Scores that a test gives to findings, by title. */
const SCORES: Readonly<Record<string, number>> = { Late: 95, Lost: 10, Twice: 80, Elsewhere: 76 };

const pay = (name: string, quote: string): ClaimedFinding =>
  claimOf('src/pay.ts', quote, name, { trigger: 'Any order.' });
const CLAIMS = [
  pay('Late', '  charge(order.card);'),
  pay('Lost', '  swallow(order.error);'),
  pay('Twice', '  ship(order.lines);'),
  ...Array.from({ length: 5 }, (_, n) =>
    claimOf(`src/back${n}.ts`, 'refund(order.card);', 'Elsewhere', { trigger: 'Any order.' }),
  ),
];

let repository: SampleRepository;

beforeEach(() => {
  repository = sampleRepository({ 'README.md': '# Shop\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  const lines = ['  charge(order.card);', '  log(order);', '  swallow(order.error);', '  ship(order.lines);'];
  repository.commit({
    'src/pay.ts': `export function pay(order) {\n${lines.join('\n')}\n}\n`,
    // From a hundred changed lines on a scorer is asked about five places.
    'src/rates.ts': Array.from({ length: 100 }, (_, n) => `export const RATE_${n} = ${n};\n`).join(''),
    ...Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`src/back${n}.ts`, 'refund(order.card);\n'])),
  });
});

/** What the scorer of `src/pay.ts` says instead of its good reply. */
type Spoiling = (good: Scores) => object;

function run(spoil: Spoiling = (good) => good, more: Reviewing = {}): Promise<Reviewed> {
  return review(repository, {
    claims: { 'bug-scan': CLAIMS },
    score: ({ title }) => SCORES[title],
    options: { noRules: true },
    say: ({ findings }, reply) => (findings?.length === 3 ? spoil(reply as Scores) : reply),
    ...more,
  });
}

/** The scorer's good reply to a slot, of which the driver does not know. */
function goodReply({ slot, findings = [] }: SlotFile): Scores {
  const defects = findings.map(({ id }): Defect => {
    const { title, verification, severity } =
      CLAIMS[['C1', 'C2', 'C3'].indexOf(id)] ?? expect.unreachable(id);
    const score = SCORES[title] ?? expect.unreachable(title);
    const quotes = [{ file: 'src/pay.ts', quote: verification.code_examined }];
    const said = { claims: [id], score, severity };
    return score >= 75
      ? { ...said, status: 'confirmed_valid', supports: quotes, refutes: [], reasoning: 'So it is.' }
      : { ...said, status: 'dismissed_false_positive', supports: [], refutes: quotes, reasoning: 'No.' };
  });
  return { slot, defects };
}

async function lastRun(): Promise<string> {
  const [last] = await listRuns(repository);
  return last?.run ?? expect.unreachable('no run');
}

const ofReport = ({ report }: Pick<Reviewed, 'report'>): string[] => [
  ...report.findings.map(({ title, score }) => `${title} ${score ?? 'unscored'}`),
  ...report.dropped.map(({ finding, reason }) => `${finding.title} ${reason.kind}`),
];

const swapped = ({ defects, slot }: Scores, ...order: readonly number[]): Scores => ({
  slot,
  defects: order.flatMap((n) => defects[n] ?? []),
});

/** The claims of the good reply in other lists, each with what is said of its first. */
const sorted = ({ defects, slot }: Scores, ...lists: readonly (readonly string[])[]): Scores => ({
  slot,
  defects: lists.flatMap((claims) =>
    defects.flatMap((one) => (one.claims[0] === claims[0] ? [{ ...one, claims: [...claims] }] : [])),
  ),
});

describe('claims of one hunk', () => {
  it('share a scorer, and each has its own score, in whatever order they are said', async () => {
    const straight = await run();
    const asked = straight.slots.flatMap(({ findings }) => (findings ? [findings.map(({ id }) => id)] : []));
    expect(asked).toEqual([
      ['C1', 'C2', 'C3', 'C4', 'C5'],
      ['C1', 'C2', 'C3'],
    ]);
    expect(straight.report.counts).toMatchObject({ raised: 8, shown: 7 });
    expect([...new Set(ofReport(straight))].toSorted()).toEqual(
      ['Late 95', 'Twice 80', 'Elsewhere 76', 'Lost below_threshold'].toSorted(),
    );
    const mixed = await run((good) => swapped(good, 2, 0, 1), { sinceLast: false });
    expect(ofReport(mixed)).toEqual(ofReport(straight));
  });

  it('of which one has no proof: that one is unscored, and only that', async () => {
    const reviewed = await run(({ slot, defects }) => ({
      slot,
      defects: defects.map((one) => (one.claims.includes('C1') ? { ...one, supports: [] } : one)),
    }));
    expect(ofReport(reviewed)).toContain('Late unscored');
    expect(ofReport(reviewed)).toEqual(expect.arrayContaining(['Twice 80', 'Lost below_threshold']));
  });

  it('have the severity that their scorer gives them', async () => {
    const { report } = await run(({ slot, defects }) => ({
      slot,
      defects: defects.map((one) => ({ ...one, severity: 'low' as const })),
    }));
    const severities = report.findings.map(({ title, severity }) => `${title} ${severity}`);
    expect([...new Set(severities)].toSorted()).toEqual(['Elsewhere high', 'Late low', 'Twice low']);
  });
});

describe('a finding that rests on what nobody has looked up', () => {
  const rests_on = [{ knowledge: 'A charge that is not awaited is never made' }];
  const claimed = (also: object) =>
    CLAIMS.map((claim) => (claim.title === 'Late' ? { ...claim, ...also, rests_on } : claim));
  const scoredBy = (supports: Defect['supports'], claims = claimed({ severity: 'medium' })) =>
    run(
      ({ slot, defects }) => ({
        slot,
        defects: defects.map((one) => (one.claims.includes('C1') ? { ...one, supports } : one)),
      }),
      { claims: { 'bug-scan': claims }, sinceLast: false },
    );

  it('counts for 74 without a quote of its scorer, and for its score with one', async () => {
    const bare = await scoredBy([]);
    expect(bare.report.findings.find(({ title }) => title === 'Late')).toMatchObject({
      ...{ score: 74, group: 'minor' },
      evidence: expect.arrayContaining([
        expect.objectContaining({ kind: 'knowledge', text: rests_on[0]?.knowledge }),
      ]) as unknown,
    });
    const quoted = await scoredBy([{ file: 'src/pay.ts', quote: '  charge(order.card);' }]);
    expect(ofReport(quoted)).toContain('Late 95');
  });

  it('is left to people when its scorer is sure of something grave and quotes nothing', async () => {
    const { report } = await scoredBy([], claimed({ severity: 'critical' }));
    expect(report.findings.find(({ title }) => title === 'Late')).toMatchObject({ group: 'unscored' });
    expect(report.exit).toBe(1);
  });
});

describe('claims of one defect', () => {
  it('are one finding: the first id is listed, the others are where it also is, and duplicates in the account', async () => {
    const { report } = await run((good) => sorted(good, ['C3', 'C1'], ['C2']));
    expect(ofReport({ report })).toEqual(
      expect.arrayContaining(['Twice 80', 'Late duplicate_of', 'Lost below_threshold']),
    );
    const found = report.findings.find(({ title }) => title === 'Twice');
    expect(report.findings.filter(({ title }) => title === 'Late')).toEqual([]);
    expect(found?.evidence).toContainEqual({
      ...{ kind: 'also here', source: 'src/pay.ts:2', text: '  charge(order.card);' },
    });
    const late = report.dropped.find(({ finding }) => finding.title === 'Late');
    expect(found?.also_known_as).toMatchObject([
      { fingerprint: late?.finding.fingerprint, title: 'Late', severity: 'high' },
    ]);
    expect(late?.reason.text).toBe(`the same as finding ${found?.fingerprint.slice(0, 12) ?? ''}`);
    expect(report.counts).toMatchObject({
      raised: 8,
      shown: 6,
      dropped: { duplicate_of: 1, below_threshold: 1 },
    });
  });

  it('of which the proof fails are each unscored: nobody has said that they are one', async () => {
    const { report } = await run((good) => {
      const { slot, defects } = sorted(good, ['C3', 'C1'], ['C2']);
      return { slot, defects: defects.map((one) => ({ ...one, supports: [], refutes: [] })) };
    });
    expect(ofReport({ report })).toEqual(expect.arrayContaining(['Twice unscored', 'Late unscored']));
  });

  it('are one for the next review too', async () => {
    const first = await run((good) => sorted(good, ['C3', 'C1'], ['C2']));
    repository.commit({ 'src/more.ts': 'more(order);\n' });
    const second = await run();
    expect(second.report.counts).toMatchObject({ raised: 0, followed: 6, shown: 6 });
    const listed = ({ report: { findings } }: Reviewed) => findings.map(({ fingerprint }) => fingerprint);
    expect(listed(second)).toEqual(listed(first));
  });
});

describe('a score from 50 to 74', () => {
  const minor: Reviewing = { score: ({ title }) => (title === 'Late' ? 60 : 10) };

  it('is listed as minor with all that a finding has, counted as shown, and changes neither exit nor recommendation', async () => {
    const { report } = await run((good) => good, { ...minor, say: (_, reply) => reply });
    expect(report.counts).toMatchObject({ shown: 1, minor: 1, important: 0, critical: 0 });
    expect(report.findings).toMatchObject([
      {
        title: 'Late',
        group: 'minor',
        score: 60,
        why: 'It goes wrong.',
        evidence: [{ kind: 'quote' }, { kind: 'trigger' }],
      },
    ]);
    expect(report).toMatchObject({ exit: 0, recommendation: 'approve', risk_areas: [] });
    expect(report.dropped.map(({ finding }) => finding.title)).not.toContain('Late');
  });

  it('ends with 1 when it is asked for', async () => {
    const { report } = await run((good) => good, {
      ...{ ...minor, say: (_, reply) => reply, options: { noRules: true, failOn: 'minor' } },
    });
    expect(report).toMatchObject({ exit: 1, recommendation: 'approve' });
  });
});

describe('a reply that does not put each claim in one defect', () => {
  it.each<[string, Spoiling, RegExp]>([
    ['leaves one out', (good) => swapped(good, 0, 1), /C3 is in no defect/],
    ['has one in two', (good) => sorted(good, ['C1', 'C2'], ['C3', 'C2']), /C2 is named 2 times/],
    [
      'has one twice in the place of another',
      (good) => swapped(good, 0, 1, 1),
      /C3 is in no defect[^]*C2 is named 2 times/,
    ],
    [
      'names another claim',
      ({ slot, defects }) => ({
        slot,
        defects: defects.map((one) => (one.claims.includes('C1') ? { ...one, claims: ['C9'] } : one)),
      }),
      /C1 is in no defect[^]*C9 is no claim of this packet: the packet asks about C1, C2, C3/,
    ],
    [
      'says something of a fourth',
      ({ slot, defects }) => ({ slot, defects: [...defects, { ...defects[0], claims: ['C4'] }] }),
      /C4 is no claim of this packet/,
    ],
    ['is in the form of before', ({ slot, defects }) => ({ scores: defects, slot }), /defects is required/],
  ])('and %s is refused as a whole', async (_, spoil, why) => {
    await expect(run(spoil)).rejects.toThrow(why);
    // As the run stands then, none of its good entries counts.
    const name = await lastRun();
    const { states } = await openRun(repository, name);
    expect(states.filter(({ slot, status }) => slot.findings?.length === 3 && status === 'stored')).toEqual(
      [],
    );
  });
});

describe('a scorer that never answers', () => {
  const silent: Reviewing = { score: ({ title }) => (title === 'Elsewhere' ? 76 : undefined) };

  it('leaves each of its findings unscored, the review incomplete, and the others as they are', async () => {
    const reviewed = await run(undefined, silent);
    expect(reviewed.report).toMatchObject({ status: 'incomplete', exit: 3 });
    expect([...new Set(ofReport(reviewed))].toSorted()).toEqual(
      ['Elsewhere 76', 'Late unscored', 'Lost unscored', 'Twice unscored'].toSorted(),
    );
    expect(reviewed.report.gaps.filter((gap) => gap.includes('finding-scorer'))).toHaveLength(1);
  });

  it('is asked again by --retry, and then each has its own score', async () => {
    const { run: name } = await run(undefined, silent);
    expect(await reopen(repository, name)).toBe(1);
    for (;;) {
      const { run: opened, step } = await advance(repository, name);
      if (step.kind === 'report') {
        const report = await finishRun(opened);
        expect(report.status).toBe('complete');
        expect(ofReport({ report })).toEqual(expect.arrayContaining(['Late 95', 'Twice 80', 'Elsewhere 76']));
        return;
      }
      for (const { slot } of step.slots)
        await storeByHand(opened, slot, Buffer.from(JSON.stringify(goodReply(slot))), true);
    }
  });
});

it('a grave finding that its scorer leaves to people is no all-clear', async () => {
  const late: ClaimedFinding = { ...pay('Late', '  charge(order.card);'), severity: 'critical' };
  const unsure = {
    score: 0,
    status: 'needs_human_review',
    supports: [],
    refutes: [],
    reasoning: 'Who knows.',
  };
  const reviewed = await review(repository, {
    claims: { 'bug-scan': [late] },
    score: () => 0,
    options: { noRules: true },
    say: ({ findings = [] }, reply) =>
      findings.length === 0
        ? reply
        : { ...reply, defects: findings.map(({ id }) => ({ claims: [id], severity: 'low', ...unsure })) },
  });
  expect(ofReport(reviewed)).toEqual(['Late unscored', 'Late unscored']);
  expect(reviewed.report).toMatchObject({ status: 'complete', exit: 1, recommendation: 'needs-discussion' });
});

describe('a finding that was scored before', () => {
  const title = 'Late';
  const scored = async (first: number, second: number | undefined, again = 'Later') => {
    const { planned, run: name } = await run((good) => good, {
      sinceLast: false,
      score: () => first,
      say: ({ agent }, reply) => (agent === 'bug-scan' ? { ...reply, examined: ['src/pay.ts'] } : reply),
    });
    expect(await reopen(repository, name)).toBeGreaterThan(0);
    // Of the same lines: whoever judges the one must know of the other.
    const also = { ...pay(again, 'export function pay(order) {\n  charge(order.card);'), line: 1 };
    return resume(repository, planned, { claims: { 'bug-scan': [also] }, score: () => second });
  };

  it('keeps the highest score that was proven, whatever a later reply proves', async () => {
    const lower = await scored(95, 20);
    expect(lower.findings.find((one) => one.title === title)).toMatchObject({ score: 95, group: 'critical' });
    expect(lower.exit).toBe(1);
  });

  it('keeps it when it is told anew by a claim that comes before it', async () => {
    const told = await scored(95, 0, title);
    expect(told.findings.filter((one) => one.title === title)).toMatchObject([{ score: 95, lines: [2, 2] }]);
    expect(told.exit).toBe(1);
  });

  it('takes a higher one, and keeps its own where the later scorer says nothing acceptable', async () => {
    expect((await scored(60, 95)).findings.find((one) => one.title === title)?.score).toBe(95);
    expect((await scored(80, undefined)).findings.find((one) => one.title === title)?.score).toBe(80);
  });
});
