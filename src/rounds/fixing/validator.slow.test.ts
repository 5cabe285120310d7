import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GOOD_PRICE, priceFinding, writing, type Called } from '../../../tests/kit/audit-driver.ts';
import { found, inTurn, shopAudit, SILENT, subjectsOf } from '../../../tests/kit/audit-shop.ts';

const SPECIALIST = found([priceFinding()]);
const GOOD = writing({ 'src/price.js': GOOD_PRICE });
const COMMIT = 'fix(custom-r1): CUSTOM-R1-001 The tax is added, not multiplied';

describe('the validator', () => {
  it('is asked until it accepts; what it accepted is committed, what it rejected is kept', async () => {
    const audit = await shopAudit();
    const priceOf = (n: number) => GOOD_PRICE.replace('rate)', `rate + ${n})`);
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': inTurn(...[1, 2, 3].map((n) => writing({ 'src/price.js': priceOf(n) }))),
      'execute-step-validator': inTurn(
        () => '{"valid":false,"reason":"Adds one."}',
        () => '{"valid":false,"reason":"Adds two."}',
        () => '{"valid":true,"reason":"Right."}',
      ),
    });
    const { file } = await audit.audit();
    const { git } = audit.repository;
    expect(git('show', `${file.branch}:src/price.js`)).toBe(priceOf(3).trimEnd());
    expect(await subjectsOf(audit)).toEqual([COMMIT]);
    const kept = git('for-each-ref', '--format=%(refname)', 'refs/correctless/').split('\n');
    expect(kept.map((ref) => git('show', `${ref}:src/price.js`))).toEqual([
      priceOf(1).trimEnd(),
      priceOf(2).trimEnd(),
    ]);
    const [, second, third] = audit.calls.filter(({ agent }) => agent === 'fix-executor');
    expect(second?.packet).toContain('Adds one.');
    expect(third?.packet).toContain('Adds two.');
  });

  it('that says more than a packet holds does not hold up the round: the finding stays open', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': GOOD,
      'execute-step-validator': () => JSON.stringify({ valid: false, reason: 'No. '.repeat(15_000) }),
    });
    const { state } = await audit.audit();
    expect(state.ended?.outcome).toBe('ceiling');
    expect(state.findings.get('CUSTOM-R1-001')).toMatchObject({
      status: 'open',
      reason: expect.stringMatching(/^its packet is 12\d{4} bytes, over the limit of 102400$/) as string,
    });
  });

  it('that does not answer has accepted nothing', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': GOOD,
      'execute-step-validator': SILENT,
    });
    const { journal, state, file } = await audit.audit();
    expect(audit.repository.git('-C', file.work_tree, 'status', '--porcelain')).toBe('');
    const judged = journal.filter((event) => event.kind === 'judged');
    expect(judged).toMatchObject(
      Array(3).fill({ valid: false, reason: 'validator did not return a result' }),
    );
    expect(await subjectsOf(audit)).toEqual([]);
    expect(state.findings.get('CUSTOM-R1-001')?.status).toBe('open');
  });

  it('accepts nothing that changed while it judged', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    const meddle = ({ workTree }: Called): string => {
      writeFileSync(join(workTree, 'src/price.js'), `${GOOD_PRICE}// more\n`);
      return '{"valid":true,"reason":"Right."}';
    };
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': GOOD,
      'execute-step-validator': meddle,
    });
    expect((await audit.audit()).journal.filter(({ kind }) => kind === 'judged')).toMatchObject(
      Array(3).fill({
        valid: false,
        reason: 'the repository changed while the step was judged: file src/price.js changed',
      }),
    );
    expect(await subjectsOf(audit)).toEqual([]);
  });

  it('is not kept from accepting by what the user does in their own tree', async () => {
    const audit = await shopAudit();
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': GOOD,
      'execute-step-validator': () => {
        audit.repository.commit({ 'docs/mine.md': 'mine\n' });
        return '{"valid":true,"reason":"Right."}';
      },
    });
    expect(await subjectsOf(audit)).toEqual([COMMIT]);
  });
});
