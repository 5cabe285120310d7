import { beforeEach, describe, expect, it } from 'vitest';
import { claimOf, plan, review } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import { allClear } from '../../report/formats/words/summary-notes.ts';

/* What a review of one target found is not forgotten because the next one names the same code in other words. */

const PAY = 'export function pay(order) {\n  charge(order.card);\n}\n';
const notAwaited = {
  ...claimOf('src/pay.ts', '  charge(order.card);', 'The charge is not awaited', {
    trigger: 'a declined card',
  }),
  severity: 'critical' as const,
};
const FOUND = { claims: { 'bug-scan': [notAwaited] }, score: () => 95 };
const LOST = 'No issues found but 1 finding of before not confirmed now.';

let repository: SampleRepository;

beforeEach(() => {
  repository = sampleRepository({ 'CLAUDE.md': '- Amounts are whole cents.\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/pay.ts': PAY });
});

const shipToo = (): string => repository.commit({ 'src/ship.ts': 'export const ship = 1;\n' });
const pushed = (rev: string): void => {
  repository.git('update-ref', 'refs/remotes/origin/work', rev);
};

describe('a critical finding of a branch is told first and not approved where the next review misses it and names', () => {
  it.each<[string, () => readonly string[]]>([
    ['a range with two dots', () => ['main..work']],
    ['a range to HEAD', () => ['main..HEAD']],
    ['a range since another commit', () => ['main~0...work']],
    [
      'the branch of the remote, a commit ahead',
      () => {
        pushed('work');
        repository.git('reset', '--quiet', '--hard', 'HEAD^');
        return ['origin/work'];
      },
    ],
    [
      'no branch, as none is checked out',
      () => {
        repository.git('switch', '--quiet', '--detach');
        return [];
      },
    ],
  ])('%s', async (_, target) => {
    const { run } = await review(repository, { ...FOUND, target: ['work'] });
    shipToo();
    const { report } = await review(repository, { target: target(), score: () => 30 });
    expect([allClear(report), report.recommendation]).toEqual([LOST, 'needs-discussion']);
    expect(report.lapsed).toMatchObject([{ run, title: notAwaited.title, became: 'unconfirmed' }]);
  });

  it('the last commit alone, and the other way round', async () => {
    await review(repository, { ...FOUND, target: ['HEAD'] });
    shipToo();
    const { report } = await review(repository, { score: () => 30 });
    expect(allClear(report)).toBe(LOST);
    repository.git('reset', '--quiet', '--hard', 'HEAD^');
    expect(allClear((await review(repository, { target: ['HEAD~0'], score: () => 30 })).report)).toBe(LOST);
  });
});

it('counts where its scorer confirms it', async () => {
  await review(repository, { ...FOUND, target: ['work'] });
  shipToo();
  const { report } = await review(repository, { target: ['main..work'], score: () => 95 });
  expect(report).toMatchObject({ exit: 1, findings: [{ title: notAwaited.title, group: 'critical' }] });
});

it('is followed until two reviews in a row do not confirm it, and not from the start again', async () => {
  await review(repository, { ...FOUND, target: ['work'] });
  shipToo();
  const again = async () =>
    allClear((await review(repository, { target: ['main..work'], score: () => 30 })).report);
  expect([await again(), await again(), await again()]).toEqual([LOST, LOST, 'No issues found.']);
});

describe('nothing is followed from another target', () => {
  const followed = async (target: readonly string[] = ['main..work'], sinceLast = true) =>
    (await plan(repository, { target, sinceLast })).past.findings;

  it('whose code is not in this change', async () => {
    await review(repository, { ...FOUND, target: ['work'] });
    repository.commit({ 'src/pay.ts': PAY.replace('charge', 'await charge') });
    expect(await followed()).toEqual([]);
    repository.git('switch', '--quiet', '--create', 'other', 'work^');
    shipToo();
    expect(await followed(['HEAD'])).toEqual([]);
  });

  it('which only had a minor note', async () => {
    await review(repository, { ...FOUND, score: () => 60, target: ['work'] });
    expect(await followed()).toEqual([]);
  });

  it('by a review that starts afresh', async () => {
    await review(repository, { ...FOUND, target: ['work'] });
    expect(await followed(['main..work'], false)).toEqual([]);
    expect(await followed()).toHaveLength(1);
  });
});
