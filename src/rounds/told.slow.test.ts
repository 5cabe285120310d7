import { describe, expect, it } from 'vitest';
import { fenced } from '../../tests/golden/packets/packets-of.ts';
import { GOOD_PRICE, priceFinding, writing, type Answer } from '../../tests/kit/audit-driver.ts';
import { found, shopAudit } from '../../tests/kit/audit-shop.ts';

const FIXED_PRICE = `// Net and gross.\n// Rates are fractions.\n${GOOD_PRICE}`;

describe('executors are told', () => {
  it('why triage kept a finding, and everything that was raised about the same defect', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    const triage: Answer = ({ slot, ids: [first, second] }) =>
      JSON.stringify({
        slot,
        decisions: [
          { id: second, decision: 'duplicate', of: first, reason: 'One line, told twice.', tier: 'probable' },
          { id: first, decision: 'keep', reason: 'No caller multiplies.', tier: 'confirmed' },
        ],
      });
    await audit.drive({
      'audit-specialist': found([
        priceFinding(),
        priceFinding({ id: '2', title: 'Gross is too low', class_fix: 'Also the tax of the cart.' }),
      ]),
      'audit-triage': triage,
      'fix-executor': writing({ 'src/price.js': GOOD_PRICE }),
    });
    for (const agent of ['fix-executor', 'execute-step-validator']) {
      const step = fenced(audit.calls.find((call) => call.agent === agent)?.packet ?? '', 'STEP');
      expect(step).toContain('No caller multiplies.');
      expect(step).toContain('Gross is too low');
      expect(step).toContain('Also the tax of the cart.');
      expect(step).toContain('One line, told twice.');
    }
  });

  it('the lines of today: fixes move what was seen before them', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 2 } });
    const later = priceFinding({
      id: '2',
      title: 'The name says nothing',
      evidence: 'export function price(net, rate) {',
      location: { file: 'src/price.js', lines: [1, 1] },
      severity: 'low',
    });
    let tries = 0;
    const executor: Answer = (called) => {
      tries += 1;
      return writing({ 'src/price.js': tries === 1 ? FIXED_PRICE : `${FIXED_PRICE}// Done.\n` })(called);
    };
    await audit.drive({ 'audit-specialist': found([priceFinding(), later]), 'fix-executor': executor });
    const steps = audit.calls
      .filter(({ agent }) => agent === 'fix-executor')
      .map(({ packet }) => /finding (\S+) in src\/price\.js, lines (\d+) to/.exec(packet)?.slice(1));
    expect(steps).toEqual([
      ['CUSTOM-R1-001', '2'],
      ['CUSTOM-R1-002', '3'],
    ]);
    const known = audit.calls.find(({ agent, round }) => agent === 'audit-specialist' && round === 2);
    const rows = fenced(known?.packet ?? '', 'FINDING_DESCRIPTION')
      .trim()
      .split('\n');
    expect(rows.map((row) => (JSON.parse(row) as { lines: unknown }).lines)).toEqual([
      [4, 4],
      [3, 3],
    ]);
  });
});

describe('specialists of a change are shown', () => {
  it('the diff with its removed lines, of today in every round, and no file that it only added', async () => {
    const audit = await shopAudit(
      { 'src/price.js': 'export function price(net, rate) {\n  check(rate);\n  return net + rate;\n}\n' },
      { audit: { max_rounds: 2 } },
      { scope: ['changed'] },
      ({ git, write, commit }) => {
        git('checkout', '-q', '-b', 'topic');
        write('src/price.js', 'export function price(net, rate) {\n  return net + rate;\n}\n');
        write('src/new.js', 'export const fresh = true;\n');
        git('rm', '-q', 'src/cart.js');
        write('test.sh', 'echo 1..1\necho "ok 1 - nothing"\n');
        commit();
      },
    );
    await audit.drive({
      'audit-specialist': found([priceFinding()]),
      'fix-executor': writing({ 'src/price.js': FIXED_PRICE }),
    });
    const [first, second] = [1, 2].map((n) =>
      fenced(
        audit.calls.find(({ agent, round }) => agent === 'audit-specialist' && round === n)?.packet ?? '',
        'DIFF',
      ),
    );
    for (const shown of [first, second]) {
      expect(shown).toContain('-  check(rate);\n');
      expect(shown).toContain('+++ /dev/null\n');
      expect(shown).not.toContain('fresh');
    }
    expect(first).not.toContain('1 + rate');
    expect(second).toContain('+  return net * (1 + rate);\n');
  });
});
