import { existsSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type { Driven } from '../../../tests/kit/audit-driver.ts';
import { fixFinding, kindsOf, reviewer } from '../../../tests/kit/audit-shop.ts';
import { fixing, GOOD, reviewedShop, type ReviewedShop } from '../../../tests/kit/reviewed-shop.ts';
import { mending } from '../../../tests/kit/shared-fixes.ts';
import type * as Journal from '../stored/journal.ts';
import { applyFixes } from './apply-fixes.ts';
import { fixesOfRun } from './fixes-of-run.ts';

/** Where the program dies: once before each line of the journal, and once after it. */
const dies = vi.hoisted(() => ({ wanted: false, seen: new Set<string>() }));

class Died extends Error {}

vi.mock('../stored/journal.ts', async (importActual) => {
  const actual = await importActual<typeof Journal>();
  return {
    ...actual,
    note: async (...[paths, event]: Parameters<typeof actual.note>): Promise<void> => {
      const lines = existsSync(paths.journal) ? readFileSync(paths.journal, 'utf8').split('\n').length : 1;
      dieOnce(`before line ${lines}`);
      await actual.note(paths, event);
      dieOnce(`after line ${lines}`);
    },
  };
});

function dieOnce(where: string): void {
  if (!dies.wanted || dies.seen.has(where)) return;
  dies.seen.add(where);
  throw new Died(where);
}

async function again<T>(further: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await further();
    } catch (error) {
      if (!(error instanceof Died)) throw error;
    }
  }
}

/** One fix that is mended after its review, two findings with one fix, and one that cannot be done. */
async function whole(shop: ReviewedShop): Promise<Driven> {
  const fix = await again(() => fixing(shop, ['F1', 'F2', 'F3', 'F4']));
  const rounded = { path: 'src/shop.js', from: 'net * (1 + rate)', to: 'Math.round(net * (1 + rate))' };
  const answers = {
    'fix-executor': mending({ ...GOOD, F2: 'It is as it should be.', 'FD-R1-001': [rounded] }),
    'fix-diff-reviewer': reviewer([fixFinding({ location: { file: 'src/shop.js', lines: [2, 2] } })]),
  };
  await again(() => fix.drive(answers));
  return fix;
}

async function outcome(shop: ReviewedShop) {
  const { repository, run } = shop;
  const fix = await whole(shop);
  const { file, journal } = await fix.audit();
  const fixes = await fixesOfRun(repository, run.file.run);
  return {
    journal: kindsOf(journal),
    answers: [...fixes].map(([id, one]) => [
      id,
      one.outcome,
      one.why.replace(/review \w+ found/, 'review RUN found'),
    ]),
    tree: repository.git('rev-parse', `${file.branch}^{tree}`),
    applied: await applyFixes(run),
    calls: fix.calls.map(({ agent, ids }) => `${agent} ${ids.join()}`),
    workTree: existsSync(file.work_tree),
    refs: repository
      .git('for-each-ref', '--format=%(refname)', 'refs/audit-round-*', 'refs/heads')
      .split('\n').length,
  };
}

it('fixes that die before and after each line of their journal end the same', async () => {
  const expected = await outcome(await reviewedShop());
  expect(expected.answers.map(([id, became]) => `${id ?? ''} ${became ?? ''}`)).toEqual([
    'F1 fixed',
    'F2 not-attempted',
    'F3 fixed',
    'F4 fixed',
  ]);
  expect(expected).toMatchObject({ workTree: false, refs: 3 });
  expect(expected.applied).toMatchObject({ where: 'work', brought: ['F1', 'F3', 'F4'] });
  const shop = await reviewedShop();
  dies.wanted = true;
  expect(await outcome(shop)).toEqual(expected);
  expect(dies.seen.size).toBe(2 * expected.journal.length);
});
