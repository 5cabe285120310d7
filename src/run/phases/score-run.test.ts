import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { claimOf, review, type Reviewed, type Reviewing } from '../../../tests/kit/review-driver.ts';
import { reseal } from '../../../tests/kit/reseal.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import type { ClaimedFinding } from '../../contracts/review.ts';
import type { SlotFile } from '../../contracts/run-files.ts';
import type { Score } from '../../contracts/score.ts';
import { runPaths } from '../stored/layout.ts';
import { listRuns } from '../stored/list-runs.ts';
import { openRun } from '../stored/open-run.ts';
import { storeByHand } from '../stored/store-by-hand.ts';
import { advance, reopen } from './advance.ts';
import { finishRun } from './finish-run.ts';

/** Scores that a test gives to findings, by title. */
const SCORES: Readonly<Record<string, number>> = { Late: 95, Lost: 10, Twice: 80, Elsewhere: 76 };

const pay = (name: string, quote: string): ClaimedFinding =>
  claimOf('src/pay.ts', quote, name, { trigger: 'Any order.' });
const CLAIMS = [
  pay('Late', '  charge(order.card);'),
  pay('Lost', '  swallow(order.error);'),
  pay('Twice', '  ship(order.lines);'),
  claimOf('src/refund.ts', 'refund(order.card);', 'Elsewhere', { trigger: 'Any order.' }),
];

let repository: SampleRepository;

beforeEach(() => {
  repository = sampleRepository({ 'README.md': '# Shop\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  const lines = ['  charge(order.card);', '  log(order);', '  swallow(order.error);', '  ship(order.lines);'];
  repository.commit({
    'src/pay.ts': `export function pay(order) {\n${lines.join('\n')}\n}\n`,
    'src/refund.ts': 'refund(order.card);\n',
  });
});

type Scores = { readonly slot: string; readonly scores: readonly Score[] };
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
  const scores = findings.map(({ id }): Score => {
    const { title, verification } = CLAIMS[['L2', 'L4', 'L5'].indexOf(id)] ?? expect.unreachable(id);
    const score = SCORES[title] ?? expect.unreachable(title);
    const quotes = [{ file: 'src/pay.ts', quote: verification.code_examined }];
    return score >= 75
      ? { id, score, status: 'confirmed_valid', supports: quotes, refutes: [], reasoning: 'So it is.' }
      : { id, score, status: 'dismissed_false_positive', supports: [], refutes: quotes, reasoning: 'No.' };
  });
  return { slot, scores };
}

async function lastRun(): Promise<string> {
  const [last] = await listRuns(repository);
  return last?.run ?? expect.unreachable('no run');
}

const ofReport = ({ report }: Pick<Reviewed, 'report'>): string[] => [
  ...report.findings.map(({ title, score }) => `${title} ${score ?? 'unscored'}`),
  ...report.dropped.map(({ finding, reason }) => `${finding.title} ${reason.kind}`),
];

const swapped = ({ scores, slot }: Scores, ...order: readonly number[]): Scores => ({
  slot,
  scores: order.flatMap((n) => scores[n] ?? []),
});

describe('findings of one file', () => {
  it('share a scorer, and each has its own score, in whatever order they are said', async () => {
    const straight = await run();
    const asked = straight.slots.flatMap(({ findings }) => (findings ? [findings.map(({ id }) => id)] : []));
    expect(asked).toEqual([['L2', 'L4', 'L5'], ['L1']]);
    expect(straight.report.counts).toMatchObject({ raised: 4, shown: 3 });
    expect(ofReport(straight).toSorted()).toEqual(
      ['Late 95', 'Twice 80', 'Elsewhere 76', 'Lost below_threshold'].toSorted(),
    );
    const mixed = await run((good) => swapped(good, 2, 0, 1), { sinceLast: false });
    expect(ofReport(mixed)).toEqual(ofReport(straight));
  });

  it('of which one has no proof: that one is unscored, and only that', async () => {
    const reviewed = await run(({ slot, scores }) => ({
      slot,
      scores: scores.map((one) => (one.id === 'L2' ? { ...one, supports: [] } : one)),
    }));
    expect(ofReport(reviewed)).toContain('Late unscored');
    expect(ofReport(reviewed)).toEqual(expect.arrayContaining(['Twice 80', 'Lost below_threshold']));
  });
});

describe('a finding that rests on what nobody has looked up', () => {
  const rests_on = [{ knowledge: 'A charge that is not awaited is never made' }];
  const claims = CLAIMS.map((claim) => (claim.title === 'Late' ? { ...claim, rests_on } : claim));
  const scoredBy = (supports: Score['supports']) =>
    run(
      ({ slot, scores }) => ({
        slot,
        scores: scores.map((one) => (one.id === 'L2' ? { ...one, supports } : one)),
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
});

describe('a reply that does not score each finding once', () => {
  it.each<[string, Spoiling, RegExp]>([
    ['leaves one out', (good) => swapped(good, 0, 1), /no score for L5/],
    ['has one twice', (good) => swapped(good, 0, 1, 2, 1), /was used before/],
    ['has one twice in the place of another', (good) => swapped(good, 0, 1, 1), /was used before/],
    [
      'names another line',
      ({ slot, scores }) => ({
        slot,
        scores: scores.map((one) => (one.id === 'L2' ? { ...one, id: 'L3' } : one)),
      }),
      /no score for L2[^]*L3 is no finding of this packet: the packet asks about L2, L4, L5/,
    ],
    [
      'says something of a fourth',
      ({ slot, scores }) => ({ slot, scores: [...scores, { ...scores[0], id: 'L1' }] }),
      /L1 is no finding of this packet/,
    ],
    ['is in the form of before', ({ slot, scores }) => ({ ...scores[0], id: undefined, slot }), /scores/],
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

describe('a run of before, whose scorers took one finding each', () => {
  /** As such a run lies there: slots with `finding`. */
  async function asBefore(name: string): Promise<void> {
    const paths = runPaths(repository.top, name);
    const { slots } = await openRun(repository, name);
    for (const { slot, findings } of slots) {
      if (findings === undefined) continue;
      const file = paths.slot(Number(slot.split('/')[1]));
      const { findings: _, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as SlotFile;
      writeFileSync(file, JSON.stringify({ ...rest, finding: findings[0]?.fingerprint }));
    }
    await reseal(paths);
  }

  it('is read when it has its report, and not opened again', async () => {
    const { run: name, report } = await run(undefined, { silent: ['finding-scorer'] });
    await asBefore(name);
    const { run: opened, step } = await advance(repository, name);
    expect(step.kind).toBe('report');
    expect(await finishRun(opened)).toEqual(report);
    await expect(reopen(repository, name)).rejects.toMatchObject({
      code: 'run/corrupt',
      message: expect.stringContaining('begun by an earlier version') as string,
      hint: 'start a new run with: correctless plan',
    });
    // It was refused before anything was written down.
    expect((await advance(repository, name)).step.kind).toBe('report');
  });

  it('is refused with the command that helps when it was under way', async () => {
    await expect(run(() => ({}))).rejects.toThrow('/scores is required');
    const name = await lastRun();
    await asBefore(name);
    await expect(openRun(repository, name)).rejects.toMatchObject({ code: 'run/corrupt' });
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
      findings.length === 0 ? reply : { ...reply, scores: findings.map(({ id }) => ({ id, ...unsure })) },
  });
  expect(ofReport(reviewed)).toEqual(['Late unscored', 'Late unscored']);
  expect(reviewed.report).toMatchObject({ status: 'complete', exit: 1, recommendation: 'needs-discussion' });
});
