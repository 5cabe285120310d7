import { describe, expect, it } from 'vitest';
import { GOOD_PRICE, priceFinding, writing, type Called } from '../../../tests/kit/audit-driver.ts';
import { executor, fixFinding, found, inTurn, reviewer, shopAudit } from '../../../tests/kit/audit-shop.ts';

const FAILURE = JSON.stringify({
  success: false,
  summary: 'The callers pass gross prices, so the sum is right.',
  filesWritten: [],
  mode: 'apply',
});
const executors = (calls: readonly Called[], subject: string): string[] =>
  calls
    .filter(({ agent, packet }) => agent === 'fix-executor' && packet.includes(`finding ${subject} in`))
    .map(({ packet }) => packet);

describe('an executor is asked again only when something new is known', () => {
  it('not after it has said why it cannot be done, neither in this round nor in the next', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 3 } });
    await audit.drive({
      'audit-specialist': found([priceFinding()]),
      'fix-executor': executor({ 'CUSTOM-R1-001': () => FAILURE }),
    });
    const { state, journal } = await audit.audit();
    expect(executors(audit.calls, 'CUSTOM-R1-001')).toHaveLength(1);
    // The third round would be the second once more.
    expect(state.rounds).toHaveLength(2);
    expect(state.ended).toMatchObject({
      outcome: 'stopped',
      why: 'round 2 could do nothing new, and 1 critical or high open',
    });
    expect(state.findings.get('CUSTOM-R1-001')).toMatchObject({
      status: 'open',
      reason:
        'nothing has changed since the executor could not do it: The callers pass gross prices, so the sum is right.',
    });
    expect(journal.filter(({ kind }) => kind === 'given-up')).toHaveLength(2);
  });

  it('a patch that was rejected, and why, are in the next packet', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    const verdict = (valid: boolean) => () =>
      JSON.stringify({ valid, reason: 'claim_untrue: nothing is multiplied.' });
    const first = { 'src/price.js': GOOD_PRICE.replace('1 + rate', 'FIRST') };
    const outside = { 'docs/elsewhere.md': 'SECOND\n' };
    await audit.drive({
      'audit-specialist': found([priceFinding()]),
      'fix-executor': inTurn(writing(first), writing(outside), writing({ 'src/price.js': GOOD_PRICE })),
      'execute-step-validator': inTurn(verdict(false), verdict(true)),
    });
    const [, second = '', third = ''] = executors(audit.calls, 'CUSTOM-R1-001');
    expect(second).toContain('claim_untrue: nothing is multiplied.');
    expect(second).toContain('+  return net * (FIRST);');
    for (const told of ['+  return net * (FIRST);', '+SECOND']) expect(third).toContain(told);
    const { state } = await audit.audit();
    expect(state.findings.get('CUSTOM-R1-001')?.status).toBe('fixed');
  });

  it('who makes a fix again in a later round knows what the reviewer said of the first, and what it was', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 2 } });
    const critical = fixFinding({
      severity: 'critical',
      title: 'REVIEWED',
      description: 'It FAILS for a rate of 2.',
    });
    await audit.drive({
      'audit-specialist': found([priceFinding()]),
      'fix-executor': executor({
        'CUSTOM-R1-001': inTurn(
          writing({ 'src/price.js': GOOD_PRICE.replace('1 + rate', 'FIRST') }),
          writing({ 'src/price.js': GOOD_PRICE }),
        ),
        'FD-R1-001': () => FAILURE,
      }),
      'fix-diff-reviewer': reviewer([critical]),
    });
    const [, again = ''] = executors(audit.calls, 'CUSTOM-R1-001');
    for (const told of [
      'CUSTOM-R1-001 was taken back: FD-R1-001 could not be mended: REVIEWED',
      'The fix reviewer said of it (FD-R1-001, critical, src/price.js): REVIEWED\nIt FAILS for a rate of 2.',
      'To mend that failed: the executor could not do it: The callers pass gross prices',
      '+  return net * (FIRST);',
    ])
      expect(again).toContain(told);
    expect((await audit.audit()).state.findings.get('CUSTOM-R1-001')?.status).toBe('fixed');
  });
});
