import { describe, expect, it } from 'vitest';
import {
  GOOD_PRICE,
  priceFinding,
  SHOP,
  writing,
  type Answer,
  type Driven,
} from '../../../tests/kit/audit-driver.ts';
import {
  executor,
  fixFinding,
  found,
  inTurn,
  kindsOf,
  reviewer,
  shopAudit,
  subjectOf,
} from '../../../tests/kit/audit-shop.ts';

const FOUND = found([
  priceFinding(),
  priceFinding({ id: '2', title: 'Rates are added', description: 'OTHER', severity: 'medium' }),
]);
const [ONE, TWO] = ['CUSTOM-R1-001', 'CUSTOM-R1-002'];
const goneWith =
  (gone: string, claim: Record<string, unknown> = {}): Answer =>
  () =>
    JSON.stringify({
      success: false,
      summary: 'It multiplies now.',
      filesWritten: [],
      mode: 'apply',
      gone,
      ...claim,
    });
const GOOD = writing({ 'src/price.js': GOOD_PRICE });
const asked = ({ calls }: Driven, agent: string): number =>
  calls.filter((call) => call.agent === agent).length;

describe('a finding that another one’s fix has mended', () => {
  it('is fixed without a change, a judgement or another call, and the fix reviewer is told of it', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    await audit.drive({
      'audit-specialist': FOUND,
      'fix-executor': executor({ [ONE]: GOOD, [TWO]: goneWith(ONE) }),
    });
    const { state, journal } = await audit.audit();
    expect(state.findings.get(TWO)).toMatchObject({
      status: 'fixed',
      reason: `it went with the fix of ${ONE}`,
    });
    expect(kindsOf(journal).filter((kind) => kind.startsWith('gone'))).toEqual([`gone ${TWO}`]);
    expect([asked(audit, 'fix-executor'), asked(audit, 'execute-step-validator')]).toEqual([2, 1]);
    const packets = audit.calls.map(({ packet }) => packet);
    expect(
      packets.some((text) => text.includes(`in this file so far: ${ONE} (The tax is added, not multiplied)`)),
    ).toBe(true);
    const review = audit.calls.find(({ agent }) => agent === 'fix-diff-reviewer');
    expect(review?.packet).toContain(TWO);
  });

  it.each<readonly [string, Answer, RegExp]>([
    [
      'names a finding that nobody has fixed',
      goneWith(TWO),
      /gone_unproven: no fix of CUSTOM-R1-002 is in force/,
    ],
    ['names none', goneWith('the first one'), /gone_unproven: `gone` is the id of no finding/],
    ['says that it was done', goneWith(ONE, { success: true }), /missing_patch_or_files|gone_contradicted/],
  ])('is not believed where the executor %s', async (_, claim, words) => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    const again = writing({ 'src/price.js': `${GOOD_PRICE}\n` });
    await audit.drive({
      'audit-specialist': FOUND,
      'fix-executor': executor({ [ONE]: GOOD, [TWO]: inTurn(claim, again) }),
    });
    const told = audit.calls.filter(({ agent }) => agent === 'fix-executor').at(-1)?.packet;
    expect(told).toMatch(words);
    const { state } = await audit.audit();
    expect(state.rounds[0]?.commits.map(({ subject }) => subject)).toEqual([ONE, TWO]);
  });

  it('is not believed where its quote still stands', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    const location = { file: 'src/cart.js', lines: [2, 2] as [number, number] };
    const cart = writing({ 'src/cart.js': SHOP['src/cart.js'].replace('sum = 0', 'sum = 0.0') });
    const own: Answer = (called) => (called.packet.includes('in src/cart.js,') ? cart : GOOD)(called);
    const other: Answer = (called) => goneWith(subjectOf(called) === ONE ? TWO : ONE)(called);
    await audit.drive({
      'audit-specialist': found([
        priceFinding(),
        priceFinding({ id: '2', evidence: 'let sum = 0;', location }),
      ]),
      'fix-executor': inTurn(own, other, own),
    });
    const { journal } = await audit.audit();
    expect(JSON.stringify(journal)).toContain('is still there after the fix of');
    expect(
      kindsOf(journal)
        .filter((kind) => /^(gone|committed) /.test(kind))
        .toSorted(),
    ).toEqual([ONE, TWO].map((id) => `committed ${id}`));
  });

  it('is open again, and mended by itself, when that fix is taken back', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    const own = writing({ 'src/price.js': GOOD_PRICE.replace('(1 + rate)', '(rate + 1)') });
    await audit.drive({
      'audit-specialist': FOUND,
      'fix-executor': executor({
        [ONE]: GOOD,
        [TWO]: inTurn(goneWith(ONE), own),
        'FD-R1-001': () =>
          JSON.stringify({ success: false, summary: 'No.', filesWritten: [], mode: 'apply' }),
      }),
      'fix-diff-reviewer': reviewer([fixFinding({ severity: 'critical' })]),
    });
    const { state } = await audit.audit();
    expect(state.findings.get(ONE)?.status).toBe('open');
    expect(state.findings.get(TWO)).toMatchObject({ status: 'fixed', reason: null });
    expect(state.rounds[0]?.commits.map(({ subject }) => subject)).toEqual([TWO]);
  });
});
