import { expect, it } from 'vitest';
import { GOOD_PRICE, priceFinding, writing, type Answer, type Driven } from '../../tests/kit/audit-driver.ts';
import { found, shopAudit, SILENT } from '../../tests/kit/audit-shop.ts';
import { finishAudit } from './finish-audit.ts';
import { stopAudit } from './stop-audit.ts';

const ANSWERS = {
  'audit-specialist': found([priceFinding()]),
  'fix-executor': writing({ 'src/price.js': GOOD_PRICE }),
};
const merge = async (audit: Driven, unreviewed = false) =>
  finishAudit(await audit.audit(), { merge: true, unreviewed });
const messageOf = ({ repository }: Driven): string =>
  repository.git('log', '-1', '--format=%B', 'main').trim();

it('merges no fix that no fix review has seen, unless that is said; the merge says what it is of', async () => {
  const audit = await shopAudit();
  await audit.drive({ ...ANSWERS, 'fix-diff-reviewer': SILENT });
  await stopAudit(await audit.audit(), 'the weekend');
  const { git } = audit.repository;
  const main = git('rev-parse', 'main');
  const { journal, file } = await audit.audit();
  await expect(merge(audit)).rejects.toMatchObject({
    code: 'audit/unreviewed',
    message: expect.stringMatching(
      /was not merged: no fix review has seen 1 fix: CUSTOM-R1-001 in [0-9a-f]{12}$/,
    ) as string,
  });
  expect([git('rev-parse', 'main'), (await audit.audit()).journal]).toEqual([main, journal]);
  const { state } = await merge(audit, true);
  expect(state.finished).toMatchObject({ merged: git('rev-parse', 'main') });
  expect(messageOf(audit).split('\n')).toEqual([
    `Merge ${file.branch}: 1 finding fixed in 1 round`,
    '',
    expect.stringMatching(/^failed: .*reviewer/) as string,
    expect.stringMatching(/^no fix review has seen 1 fix: CUSTOM-R1-001 in [0-9a-f]{12}$/) as string,
  ]);
});

it('merges what was reviewed of an audit that was stopped, and says that it was', async () => {
  const audit = await shopAudit();
  const once: Answer = (called) => (called.round === 1 ? found([priceFinding()])(called) : undefined);
  await audit.drive({ ...ANSWERS, 'audit-specialist': once });
  await stopAudit(await audit.audit(), 'enough');
  const { state, file } = await merge(audit);
  expect(state.finished).toMatchObject({ merged: audit.repository.git('rev-parse', 'main') });
  expect(messageOf(audit).split('\n')).toEqual([
    `Merge ${file.branch}: 1 finding fixed in 2 rounds`,
    '',
    expect.stringMatching(/^failed: no specialist brought a reply/) as string,
  ]);
});

it('merges nothing that somebody put on top of the audit, unless that is said', async () => {
  const audit = await shopAudit();
  expect((await audit.drive(ANSWERS)).kind).toBe('done');
  const { git } = audit.repository;
  const { file } = await audit.audit();
  const tree = git('rev-parse', `${file.branch}^{tree}`);
  const top = git('commit-tree', tree, '-p', file.branch, '-m', 'mine');
  git('update-ref', `refs/heads/${file.branch}`, top);
  await expect(merge(audit)).rejects.toMatchObject({
    code: 'audit/unreviewed',
    message: expect.stringContaining(`${file.branch} is at ${top.slice(0, 12)}`) as string,
  });
  expect((await merge(audit, true)).state.finished).toMatchObject({ merged: git('rev-parse', 'main') });
  expect(messageOf(audit)).toContain(`is at ${top.slice(0, 12)}`);
});
