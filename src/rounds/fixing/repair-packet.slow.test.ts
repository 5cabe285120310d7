import { expect, it } from 'vitest';
import { GOOD_PRICE, priceFinding, SHOP, writing } from '../../../tests/kit/audit-driver.ts';
import { executor, found, inTurn, shopAudit } from '../../../tests/kit/audit-shop.ts';

const TEST =
  "echo 1..3000\ntest -f tests/price.test.js && echo 'not ok 2 - rounds' && echo '  ---' && echo '  error: 3 is not 2' && echo '  ...' && bad=1\n";
const NOISE = 'i=0; while [ $i -lt 3000 ]; do i=$((i+1)); echo "ok $i - passed number $i"; done\n';
const CART =
  'grep -q "return sum" src/cart.js || { echo "not ok 1 - cart adds up"; echo "  ---"; echo "  error: sum is gone"; echo "  ..."; bad=1; }\n';

it('a repair is told each failure by its name, what it says, which are new, and what was tried before', async () => {
  const audit = await shopAudit({ 'test.sh': `${TEST}${CART}${NOISE}exit \${bad:-0}\n` });
  const breaking = {
    'src/price.js': GOOD_PRICE,
    'src/cart.js': 'export const total = 0;\n',
    'tests/price.test.js': "test('rounds', () => {});\n",
  };
  const outside = writing({ 'docs/a.md': 'a\n' });
  const mended = writing({ 'src/cart.js': SHOP['src/cart.js'].replace('item.price', '(item.price ?? 0)') });
  await audit.drive({
    'audit-specialist': found([priceFinding()]),
    'fix-executor': executor({
      'CUSTOM-R1-001': writing(breaking),
      REPAIR: inTurn(outside, mended, outside),
    }),
  });
  const [first = '', second = '', third = ''] = audit.calls
    .filter(({ agent, packet }) => agent === 'fix-executor' && packet.includes('mode: fix_regression'))
    .map(({ packet }) => packet);
  expect(first).toContain('- cart adds up (passed before)\n- rounds (new: a fix of this round added it)');
  for (const told of ['error: 3 is not 2', 'error: sum is gone']) expect(first).toContain(told);
  expect(first).not.toContain('passed number 3000');
  expect(second).toMatch(/REPAIR-R1-1: scope_drift_fix_regression/);
  expect(third).toContain('REPAIR-R1-2 was committed, and tests failed all the same');
});

it('a repair and its validator are told which fix is blamed, what it was for, what it changed, and what failed before it', async () => {
  const old = 'echo "ok 1 - one"; echo "not ok 2 - failed always"; bad=1\n';
  const audit = await shopAudit({ 'test.sh': `echo 1..2\n${CART}${old}exit \${bad:-0}\n` });
  const mended = writing({ 'src/cart.js': SHOP['src/cart.js'].replace('item.price', '(item.price ?? 0)') });
  await audit.drive({
    'audit-specialist': found([priceFinding()]),
    'fix-executor': executor({
      'CUSTOM-R1-001': writing({ 'src/price.js': GOOD_PRICE, 'src/cart.js': 'export const total = 0;\n' }),
      REPAIR: mended,
    }),
  });
  const { state } = await audit.audit();
  const [fix] = state.rounds[0]?.commits ?? [];
  const told = audit.calls.filter(({ packet }) => packet.includes('mode: fix_regression'));
  expect(told.map(({ agent }) => agent)).toEqual(['fix-executor', 'execute-step-validator']);
  for (const { packet } of told) {
    for (const words of [
      `commit ${fix?.sha.slice(0, 12) ?? '?'}, the fix of CUSTOM-R1-001`,
      'The tax is added, not multiplied (src/price.js)',
      'price() adds the rate to the net price.',
      '-export function total(items) {\n',
      '+export const total = 0;\n',
      'fixes (failed always)',
    ])
      expect(packet).toContain(words);
  }
});
