import { beforeEach, expect, it } from 'vitest';
import { claimOf, review, type Reviewing } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import { allClear } from '../../report/formats/words/summary-notes.ts';

const PAY = 'export function pay(order) {\n  charge(order.card);\n}\n';
const notAwaited = {
  ...claimOf('src/pay.ts', '  charge(order.card);', 'The charge is not awaited', {
    trigger: 'a declined card',
  }),
  severity: 'critical' as const,
};
const FOUND: Reviewing = { claims: { 'bug-scan': [notAwaited] }, score: () => 95 };
const TOLD = 'No issues found but what 1 other run of the same commits found.';

let repository: SampleRepository;

beforeEach(() => {
  repository = sampleRepository({ 'CLAUDE.md': '- Amounts are whole cents.\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/pay.ts': PAY, 'src/ship.ts': 'export const ship = 1;\n' });
});

it('what another review of the same commits lists as critical is told first, and nothing is approved', async () => {
  const { run } = await review(repository, FOUND);
  const { report } = await review(repository, { sinceLast: false });
  expect(allClear(report)).toBe(TOLD);
  expect(report).toMatchObject({ exit: 0, recommendation: 'needs-discussion' });
  expect(report.warnings).toEqual([
    `run ${run} of the same commits lists what this review does not have: src/pay.ts:2 The charge is not awaited`,
  ]);
});

it('also where only a part lists it, and where this one’s scorer thinks less of it', async () => {
  await review(repository, { ...FOUND, shard: { index: 1, of: 2 } });
  const { report } = await review(repository, { ...FOUND, score: () => 30, sinceLast: false });
  expect(allClear(report)).toBe(TOLD);
});

it.each<[string, Reviewing, Reviewing]>([
  ['lists it too', FOUND, { ...FOUND, sinceLast: false }],
  ['follows it', FOUND, { score: () => 95 }],
  ['does not have a minor note', { ...FOUND, score: () => 60 }, { sinceLast: false }],
])('is nothing where the review %s', async (_, first, second) => {
  await review(repository, first);
  expect((await review(repository, second)).report.warnings).toEqual([]);
});

it('is nothing once the code is another', async () => {
  await review(repository, FOUND);
  repository.commit({ 'src/pay.ts': PAY.replace('charge', 'await charge') });
  expect(allClear((await review(repository, { sinceLast: false })).report)).toBe('No issues found.');
});
