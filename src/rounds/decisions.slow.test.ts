import { describe, expect, it } from 'vitest';
import { auditVerdict } from '../audit/audit-verdict.ts';
import {
  GOOD_PRICE,
  priceFinding,
  writing,
  type Answer,
  type Called,
  type Driven,
} from '../../tests/kit/audit-driver.ts';
import { found, shopAudit, subjectsOf } from '../../tests/kit/audit-shop.ts';
import { decideFindings } from './decide-findings.ts';

const FIXING = writing({ 'src/price.js': GOOD_PRICE });
const TWO = [
  priceFinding(),
  priceFinding({
    id: '2',
    title: 'Items are not checked',
    tier: 'probable',
    evidence: 'for (const item of items) sum += item.price;',
    location: { file: 'src/cart.js', lines: [3, 3] },
  }),
];
// By file: src/cart.js first.
const [CART, PRICE] = ['CUSTOM-R1-001', 'CUSTOM-R1-002'];

type Decision = Record<string, unknown>;
const deciding =
  (of: (id: string, called: Called) => Decision): Answer =>
  (called) =>
    JSON.stringify({
      slot: called.slot,
      decisions: called.ids.map((id) => ({ id, reason: 'I read it.', tier: 'confirmed', ...of(id, called) })),
    });
const keeping = deciding((id) => ({ decision: 'keep', tier: id === CART ? 'probable' : 'confirmed' }));

async function asked(answers = {}): Promise<Driven> {
  const audit = await shopAudit({}, { audit: { max_rounds: 2 } }, { auto: false });
  const waiting = await audit.drive({ 'audit-specialist': found(TWO), 'audit-triage': keeping, ...answers });
  expect(waiting).toMatchObject({
    kind: 'ask',
    question: { kind: 'triage', key: 'triage-R1', ids: [CART, PRICE] },
  });
  return audit;
}
const statusesOf = (audit: Driven) =>
  audit.round(1).findings.map(({ id, status, reason }) => [id, status, reason]);

describe('decisions', () => {
  it('are taken by --auto: what is confirmed is fixed, the rest deferred with a reason', async () => {
    const audit = await shopAudit();
    const [price, cart] = TWO;
    const two = [price ?? {}, { ...cart, severity: 'medium' }];
    await audit.drive({
      'audit-specialist': found(two),
      // By severity: the price first.
      'audit-triage': deciding((id) => ({
        decision: 'keep',
        tier: id === 'CUSTOM-R1-001' ? 'confirmed' : 'probable',
      })),
      'fix-executor': FIXING,
    });
    expect(statusesOf(audit)).toEqual([
      ['CUSTOM-R1-001', 'fixed', null],
      ['CUSTOM-R1-002', 'deferred', 'not confirmed, and neither critical nor high'],
    ]);
  });

  it.each(['critical', 'high'])(
    'of --auto never put off what is %s, however unsure it is',
    async (severity) => {
      const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
      await audit.drive({
        'audit-specialist': found([priceFinding({ severity: severity as 'high', tier: 'suspicious' })]),
        'audit-triage': deciding(() => ({ decision: 'keep', tier: 'suspicious' })),
        'fix-executor': writing({}, { success: false, summary: 'There is no defect.', filesWritten: [] }),
      });
      const [[id, status] = []] = statusesOf(audit);
      expect([id, status]).toEqual(['CUSTOM-R1-001', 'open']);
      // Nobody could fix it: that is no clean audit.
      const { state } = await audit.audit();
      expect(auditVerdict(state)).toMatchObject({
        exit: 3,
        why: expect.stringContaining('1 critical or high open') as string,
      });
    },
  );

  it('of the user hold: each finding waits for its own', async () => {
    const audit = await asked();
    const answers = { 'fix-executor': FIXING };
    expect(
      await decideFindings(await audit.audit(), { decision: 'defer', ids: [CART], reason: 'next week' }),
    ).toEqual([CART]);
    expect(await audit.drive(answers)).toMatchObject({ kind: 'ask', question: { ids: [PRICE] } });
    expect(
      await decideFindings(await audit.audit(), { decision: 'fix', ids: ['all'], reason: undefined }),
    ).toEqual([PRICE]);
    expect((await audit.drive(answers)).kind).toBe('done');
    expect(statusesOf(audit)).toEqual([
      [CART, 'deferred', 'next week'],
      [PRICE, 'fixed', null],
    ]);
    expect(await subjectsOf(audit)).toHaveLength(1);
  });

  it('may dispute: such a finding is neither fixed nor counted against the audit', async () => {
    const audit = await asked();
    await decideFindings(await audit.audit(), {
      decision: 'dispute',
      ids: ['all'],
      reason: 'as it should be',
    });
    expect((await audit.drive({})).kind).toBe('done');
    expect(statusesOf(audit)).toEqual([
      [CART, 'disputed', 'as it should be'],
      [PRICE, 'disputed', 'as it should be'],
    ]);
    expect(auditVerdict((await audit.audit()).state)).toMatchObject({ exit: 0 });
  });

  it('hold in later rounds: what was put off and is raised again is known, and costs nothing', async () => {
    const audit = await shopAudit({}, {}, { auto: false });
    const again: Answer = ({ slot }) => JSON.stringify({ slot, findings: TWO });
    await audit.drive({ 'audit-specialist': again, 'audit-triage': keeping });
    await decideFindings(await audit.audit(), { decision: 'defer', ids: [CART], reason: 'later' });
    await decideFindings(await audit.audit(), { decision: 'dispute', ids: [PRICE], reason: 'no' });
    expect((await audit.drive({ 'audit-specialist': again })).kind).toBe('done');
    expect(audit.round(2).rejected.map(({ reason, penalty_applied }) => [reason, penalty_applied])).toEqual([
      [`known: ${CART} is deferred`, 0],
      [`known: ${PRICE} is disputed`, 0],
    ]);
    expect(audit.round(2).findings).toEqual([]);
  });

  it('are refused when they name nothing, somebody else’s, or no reason', async () => {
    const audit = await asked();
    const decide = async (decision: 'fix' | 'defer' | 'dispute', ids: readonly string[], reason?: string) =>
      decideFindings(await audit.audit(), { decision, ids, reason });
    const { journal } = await audit.audit();
    await expect(decide('fix', ['CUSTOM-R1-009'])).rejects.toMatchObject({
      code: 'usage/bad-value',
      hint: `those are: ${CART}, ${PRICE}`,
    });
    await expect(decide('fix', [CART, 'all'])).rejects.toMatchObject({ code: 'usage/bad-value' });
    await expect(decide('defer', [CART])).rejects.toMatchObject({ code: 'usage/missing-argument' });
    await expect(decide('dispute', [CART], '  \n')).rejects.toMatchObject({ code: 'usage/missing-argument' });
    expect((await audit.audit()).journal).toEqual(journal);
    await decide('fix', [CART]);
    await expect(decide('defer', [CART], 'no, wait')).rejects.toMatchObject({ code: 'usage/bad-value' });
    await decide('defer', [PRICE], 'later');
    await expect(decide('fix', ['CUSTOM-R1-002'])).rejects.toMatchObject({ hint: 'none is' });
  });

  it('are not asked for before triage, nor after the end', async () => {
    const audit = await shopAudit({}, {}, { auto: false });
    const decide = async () =>
      decideFindings(await audit.audit(), { decision: 'fix', ids: ['all'], reason: undefined });
    await expect(decide()).rejects.toMatchObject({ code: 'audit/no-question' });
    await audit.drive({});
    await expect(decide()).rejects.toMatchObject({ code: 'audit/no-question' });
  });

  it('keep the secrets of a reason to themselves', async () => {
    const audit = await asked();
    const secret = `ghp_${'aB3dE5gH7j'.repeat(4).slice(0, 36)}`;
    await decideFindings(await audit.audit(), {
      decision: 'defer',
      ids: ['all'],
      reason: `until ${secret} is gone`,
    });
    await audit.drive({});
    expect(statusesOf(audit).map(([, , reason]) => reason)).toEqual(
      Array(2).fill('until [REDACTED:github:1] is gone'),
    );
  });
});
