import { beforeEach, expect, it } from 'vitest';
import { claimOf, plan, review } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import { allClear } from '../../report/formats/words/summary-notes.ts';

/* What somebody called grave and could not show is not forgotten by asking once more. */

let repository: SampleRepository;

beforeEach(() => {
  repository = sampleRepository({ 'README.md': '# Shop\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  // The o of the order is a Cyrillic one.
  repository.commit({
    'src/pay.ts': 'export function pay(\u043Erder) {\n  charge(\u043Erder.card);\n}\n',
    'src/ship.ts': 'export function ship(order) {\n  send(order.address);\n}\n',
  });
});

const asItReads = claimOf('src/pay.ts', '  charge(order.card);', 'The charge is not awaited', {
  trigger: 'Any.',
});
const HOW = { options: { noRules: true } } as const;
const carried = async (): Promise<string[]> =>
  (await plan(repository, HOW)).past.carried.flatMap(({ lens, hunk }) => (lens === 'bug-scan' ? [hunk] : []));

it('a grave claim that fell for its quote: no approval, and its file is looked at again', async () => {
  const { report } = await review(repository, { ...HOW, claims: { 'bug-scan': [asItReads] } });
  expect(allClear(report)).toBe('No issues found but 1 grave claim dropped for want of proof.');
  expect(report).toMatchObject({ status: 'complete', exit: 0, recommendation: 'needs-discussion' });
  expect(await carried()).toEqual(['src/ship.ts#1']);
});

it('one of medium weight is carried over', async () => {
  const medium = { ...asItReads, severity: 'medium' as const };
  const { report } = await review(repository, { ...HOW, claims: { 'bug-scan': [medium] } });
  expect(report.recommendation).toBe('approve');
  expect(await carried()).toEqual(['src/pay.ts#1', 'src/ship.ts#1']);
});
