import { beforeEach, describe, expect, it } from 'vitest';
import { begin, claimOf, plan, resume, review } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import { allClear } from '../../report/formats/words/summary-notes.ts';
import { renderTerminal } from '../../report/formats/terminal/render-terminal.ts';

/* What code has accepted once is not forgotten because the run that found it came to no good end. */

const PAY = 'export function pay(order) {\n  charge(order.card);\n}\n';
const SHIP = 'export function ship(order) {\n  send(order.address);\n}\n';
const RULE = { ruleFile: 'CLAUDE.md', ruleText: 'Amounts are whole cents.' };
const cents = claimOf('src/pay.ts', '  charge(order.card);', 'A fraction of a cent', RULE);
const notAwaited = claimOf('src/pay.ts', '  charge(order.card);', 'The charge is not awaited', {
  trigger: 'a declined card',
});
const LOST = 'No issues found but 1 finding of before not confirmed now.';

let repository: SampleRepository;

beforeEach(() => {
  repository = sampleRepository({ 'CLAUDE.md': '- Amounts are whole cents.\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/pay.ts': PAY, 'src/ship.ts': SHIP });
});

/** A review in which the rules reviewer finds something, its scorer says 95, and the bug scan never answers. */
const incomplete = () =>
  review(repository, { claims: { 'rules-compliance': [cents] }, score: () => 95, silent: ['bug-scan'] });

describe('what a run found that is incomplete', () => {
  it('is scored anew and listed, and nothing of it is carried over', async () => {
    const first = await incomplete();
    expect(first.report).toMatchObject({ status: 'incomplete', findings: [{ score: 95 }] });
    const { report, planned } = await review(repository, { score: () => 95 });
    expect(planned.past.carried).toEqual([]);
    expect(report).toMatchObject({
      status: 'complete',
      exit: 1,
      findings: [{ title: 'A fraction of a cent' }],
    });
    expect(report.lapsed).toBeUndefined();
  });

  it('is told first where it is not confirmed any more, with its run, and nothing is approved', async () => {
    const { run } = await incomplete();
    const { report } = await review(repository, { score: () => 30 });
    expect(allClear(report)).toBe(LOST);
    expect(report).toMatchObject({ exit: 0, recommendation: 'needs-discussion' });
    expect(report.lapsed).toMatchObject([{ run, title: 'A fraction of a cent', became: 'unconfirmed' }]);
    expect(renderTerminal(report)).toContain(`run ${run}`);
  });

  it('is told first too when a reviewer raises it again and its scorer does not confirm it', async () => {
    await incomplete();
    const { report } = await review(repository, { claims: { 'rules-compliance': [cents] }, score: () => 30 });
    expect(allClear(report)).toBe(LOST);
  });

  it('is looked at again by its reviewer after that, and only then forgotten', async () => {
    await incomplete();
    await review(repository, { score: () => 30 });
    const carried = (await plan(repository)).past.carried.flatMap(({ lens, hunk }) =>
      lens === 'rules-compliance' ? [hunk] : [],
    );
    expect(carried).toEqual(['src/ship.ts#1']);
  });

  it('is fixed when its lines are gone', async () => {
    await incomplete();
    repository.commit({ 'src/pay.ts': PAY.replace('charge(order.card)', 'await charge(order)') });
    const { report } = await review(repository);
    expect(report).toMatchObject({ exit: 0, recommendation: 'approve', lapsed: [{ became: 'fixed' }] });
  });

  it('is no finding where its own scorer has refuted it there', async () => {
    const claims = { 'rules-compliance': [cents] };
    await review(repository, { claims, score: () => 20, silent: ['bug-scan'] });
    const { report } = await review(repository);
    expect([allClear(report), report.recommendation]).toEqual(['No issues found.', 'approve']);
  });
});

describe('what a run found that was not finished', () => {
  it('is followed from every one since the last complete review, once', async () => {
    await begin(repository, { claims: { 'bug-scan': [notAwaited] } }, ['bug-scan']);
    await begin(repository, { claims: { 'rules-compliance': [cents] } }, ['rules-compliance']);
    await begin(repository, { claims: { 'bug-scan': [notAwaited] } }, ['bug-scan']);
    const { past } = await plan(repository);
    const titles = past.findings.map(({ finding }) => finding.claim.title);
    expect(titles.toSorted()).toEqual(['A fraction of a cent', 'The charge is not awaited']);
  });

  it('is told first where it is not confirmed, also when nobody had scored it', async () => {
    await begin(repository, { claims: { 'bug-scan': [notAwaited] } }, ['bug-scan']);
    const { report } = await review(repository, { score: () => 30 });
    expect(allClear(report)).toBe(LOST);
    expect(report.recommendation).toBe('needs-discussion');
  });

  it('is followed from one that was planned before the last complete review and was answered after it', async () => {
    const early = await plan(repository);
    await review(repository);
    await resume(repository, early, { claims: { 'bug-scan': [notAwaited] } });
    const { report } = await review(repository, { score: () => 30 });
    expect(allClear(report)).toBe(LOST);
  });
});

it('a grave claim that misquotes, in a run that was not finished: its file is looked at again', async () => {
  const asItReads = {
    ...notAwaited,
    verification: { ...notAwaited.verification, code_examined: '  charge(0);' },
  };
  await begin(repository, { claims: { 'bug-scan': [asItReads] } }, ['bug-scan']);
  const { past } = await plan(repository);
  expect(past.carried.flatMap(({ lens, hunk }) => (lens === 'bug-scan' ? [hunk] : []))).toEqual([
    'src/ship.ts#1',
  ]);
});

describe('what a complete review listed as critical', () => {
  const found = { 'bug-scan': [{ ...notAwaited, severity: 'critical' as const }] };
  const says = async (score: number, claims = {}) => {
    const { report, planned } = await review(repository, { claims, score: () => score });
    return { first: allClear(report), advice: report.recommendation, report, planned };
  };
  beforeEach(async () => {
    await review(repository, { claims: found, score: () => 95 });
    repository.commit({ 'src/pay.ts': `${PAY}// tidy\n` });
  });

  it('is told first and scored again until two reviews in a row have something against it', async () => {
    expect(await says(30)).toMatchObject({ first: LOST, advice: 'needs-discussion' });
    const { past } = await plan(repository);
    expect(past.findings).toMatchObject([{ group: 'critical', score: 95, finding: { unconfirmed: 1 } }]);
    expect(await says(30)).toMatchObject({ first: LOST, advice: 'needs-discussion' });
    expect(await says(30)).toMatchObject({ first: 'No issues found.', advice: 'approve' });
  });

  it('is listed again where the next scorer confirms it, and begins anew', async () => {
    await says(30);
    expect((await says(95)).report).toMatchObject({ exit: 1, findings: [{ state: 'open', score: 95 }] });
    const { past } = await plan(repository);
    expect(past.findings[0]?.finding.unconfirmed).toBeUndefined();
  });

  it('is not confirmed either where it is a minor note now', async () => {
    const first = 'No issues found but the minor notes and 1 finding of before not confirmed now.';
    const now = await says(55);
    expect(now).toMatchObject({ first, advice: 'needs-discussion' });
    expect(now.report.findings).toMatchObject([{ group: 'minor', was: { group: 'critical', score: 95 } }]);
    expect(await says(55)).toMatchObject({ first, advice: 'needs-discussion' });
    expect(await says(55)).toMatchObject({
      first: 'No issues found but the minor notes.',
      advice: 'approve',
    });
  });

  it('is scored for itself beside a nit of the same line', async () => {
    const nit = { ...notAwaited, title: 'Vague naming', severity: 'low' as const };
    const { report } = await review(repository, {
      claims: { 'bug-scan': [nit] },
      score: ({ title }) => (title === nit.title ? 55 : 95),
    });
    expect(report.findings).toMatchObject([
      { title: notAwaited.title, group: 'critical', state: 'open' },
      { title: nit.title, group: 'minor', state: 'new' },
    ]);
  });
});

it('a critical finding whose rule was reworded is told first until two reviews in a row have not raised it', async () => {
  await review(repository, { claims: { 'rules-compliance': [cents] }, score: () => 95 });
  repository.git('switch', '--quiet', 'main');
  repository.commit({ 'CLAUDE.md': '- Amounts are in whole cents.\n' });
  repository.git('switch', '--quiet', 'work');
  for (let n = 0; n < 2; n += 1) {
    const { report } = await review(repository);
    expect([allClear(report), report.recommendation]).toEqual([LOST, 'needs-discussion']);
    expect(report.since).toMatchObject({ withdrawn: 0, gone: [{ became: 'unconfirmed' }] });
  }
  const { report } = await review(repository);
  expect([allClear(report), report.recommendation]).toEqual(['No issues found.', 'approve']);
});
