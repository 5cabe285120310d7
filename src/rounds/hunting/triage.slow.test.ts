import { describe, expect, it } from 'vitest';
import { auditVerdict } from '../../audit/audit-verdict.ts';
import {
  GOOD_PRICE,
  priceFinding,
  writing,
  type Answer,
  type Called,
} from '../../../tests/kit/audit-driver.ts';
import { BAD, found, refusalsOf, shopAudit, SILENT } from '../../../tests/kit/audit-shop.ts';

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
const CART = 'CUSTOM-R1-001';

type Decision = Record<string, unknown>;
const deciding =
  (of: (id: string, called: Called) => Decision): Answer =>
  (called) =>
    JSON.stringify({
      slot: called.slot,
      decisions: called.ids.map((id) => ({ id, reason: 'I read it.', tier: 'confirmed', ...of(id, called) })),
    });
const keeping = deciding((id) => ({ decision: 'keep', tier: id === CART ? 'probable' : 'confirmed' }));

describe('triage', () => {
  it('puts what it does not keep among the rejected, with reason and penalty', async () => {
    const audit = await shopAudit();
    await audit.drive({
      'audit-specialist': found([
        ...TWO,
        priceFinding({ id: '3', severity: 'critical' }),
        priceFinding({ id: '4', evidence: 'not what stands there at all' }),
      ]),
      // Ids: -001 the one that quotes nothing, then by severity: -002 critical, -003 and -004 high.
      'audit-triage': deciding((id) => {
        if (id.endsWith('2')) return { decision: 'duplicate', of: 'CUSTOM-R1-004', reason: 'The same line.' };
        return id.endsWith('3')
          ? { decision: 'reject', reason: 'Checked by the caller.' }
          : { decision: 'keep' };
      }),
      'fix-executor': FIXING,
    });
    const { findings, rejected } = audit.round(1);
    expect(findings.map(({ id, status }) => [id, status])).toEqual([['CUSTOM-R1-004', 'fixed']]);
    expect(rejected.map(({ id, reason, penalty_applied }) => [id, reason, penalty_applied])).toEqual([
      ['CUSTOM-R1-001', 'quote_not_found: evidence is not in src/price.js as it was quoted', -5000],
      // Triage goes by file.
      ['CUSTOM-R1-003', 'Checked by the caller.', -1250],
      ['CUSTOM-R1-002', 'duplicate of CUSTOM-R1-004, which is critical now: The same line.', 0],
    ]);
  });

  it('is refused when it is not one decision on each finding, and without one the round stops', async () => {
    const audit = await shopAudit();
    const answers = { 'audit-specialist': found(TWO) };
    const all = deciding(() => ({ decision: 'keep' }));
    const refusals = await refusalsOf(audit, 'audit-triage', answers, [
      BAD,
      (called) => all({ ...called, ids: called.ids.slice(1) }) ?? '',
      (called) => all({ ...called, ids: [...called.ids, 'CUSTOM-R1-009'] }) ?? '',
      (called) => all({ ...called, ids: [...called.ids, CART] }) ?? '',
      (called) => all({ ...called, slot: 'abcdef/1' }) ?? '',
      (called) => deciding((id) => ({ decision: 'duplicate', of: id }))(called) ?? '',
    ]);
    expect(refusals).toEqual([
      'refused/no-json',
      'refused/claims',
      'refused/claims',
      'refused/duplicate-id',
      'refused/wrong-slot',
      'refused/claims',
    ]);
    expect(await audit.drive({ ...answers, 'audit-triage': SILENT })).toEqual({ kind: 'aborted' });
    const { state } = await audit.audit();
    expect(state.aborted).toMatchObject({
      code: 'FAIL-CLOSED',
      why: expect.stringMatching(/^triage \(/) as string,
    });
    expect(auditVerdict(state).exit).toBe(3);
    const again = { ...answers, 'audit-triage': keeping, 'fix-executor': FIXING };
    expect((await audit.drive(again, { retry: true })).kind).toBe('done');
  });
});
