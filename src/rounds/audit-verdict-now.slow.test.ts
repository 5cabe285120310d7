import { expect, it } from 'vitest';
import { GOOD_PRICE, priceFinding, writing, type Driven } from '../../tests/kit/audit-driver.ts';
import { found, shopAudit } from '../../tests/kit/audit-shop.ts';
import { auditVerdictNow } from './audit-verdict-now.ts';
import { finishAudit } from './finish-audit.ts';

async function ended(): Promise<Driven> {
  const audit = await shopAudit();
  const answers = {
    'audit-specialist': found([priceFinding()]),
    'fix-executor': writing({ 'src/price.js': GOOD_PRICE }),
  };
  expect((await audit.drive(answers)).kind).toBe('done');
  return audit;
}
const verdictOf = async (audit: Driven) => auditVerdictNow(await audit.audit());

it('is about the head of the audit’s branch, and says whether HEAD has that', async () => {
  const audit = await ended();
  const { file, state } = await audit.audit();
  const about = { exit: 0, moved: null, scope: file.scope_note, branch: file.branch, head: state.head };
  expect(await verdictOf(audit)).toMatchObject({ ...about, merged: false });
  await finishAudit(await audit.audit(), { merge: false });
  expect(await verdictOf(audit)).toMatchObject({ ...about, merged: false });
  await finishAudit(await audit.audit(), { merge: true });
  expect(await verdictOf(audit)).toMatchObject({ ...about, merged: true });
  audit.repository.git('branch', '-D', file.branch);
  expect(await verdictOf(audit)).toMatchObject({ ...about, merged: true });
});

it('does not stand for commits on top of what was audited', async () => {
  const audit = await ended();
  const { git } = audit.repository;
  const { file, state } = await audit.audit();
  const top = git('commit-tree', `${file.branch}^{tree}`, '-p', file.branch, '-m', 'mine');
  git('update-ref', `refs/heads/${file.branch}`, top);
  expect(await verdictOf(audit)).toMatchObject({
    ...{ status: 'complete', exit: 3, head: state.head },
    moved: `${file.branch} is at ${top.slice(0, 12)} now, and ${state.head.slice(0, 12)} was audited`,
  });
});
