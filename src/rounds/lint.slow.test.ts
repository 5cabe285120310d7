import { describe, expect, it } from 'vitest';
import { fenced } from '../../tests/golden/packets/packets-of.ts';
import { GOOD_PRICE, priceFinding, writing } from '../../tests/kit/audit-driver.ts';
import { executor, found, inTurn, shop, shopAudit, subjectsOf } from '../../tests/kit/audit-shop.ts';
import { drivenAudit } from '../../tests/kit/audit-driver.ts';

const LINT =
  'grep -n "var " src/price.js | sed "s|^\\([0-9]*\\):.*|src/price.js:\\1:1: no var here|" | grep . && exit 1 || exit 0\n';
const UGLY = 'export function price(net, rate) {\n  var gross = net * (1 + rate);\n  return gross;\n}\n';

function lintedAudit() {
  const files = shop({ 'lint.sh': LINT }, { audit: { max_rounds: 1 } });
  const path = '.correctless/config/workflow-config.json';
  const config = JSON.parse(files[path] ?? '') as { commands: object };
  const commands = { ...config.commands, lint: 'sh lint.sh' };
  return drivenAudit({ ...files, [path]: JSON.stringify({ ...config, commands }) }, { preset: 'custom' });
}

describe('what a linter complains of', () => {
  it('since a fix is mended like a test that it broke, by who is told what the linter says', async () => {
    const audit = await lintedAudit();
    await audit.drive({
      'audit-specialist': found([priceFinding()]),
      'fix-executor': executor({
        'CUSTOM-R1-001': writing({ 'src/price.js': UGLY }),
        REPAIR: writing({ 'src/price.js': GOOD_PRICE }),
      }),
    });
    expect(await subjectsOf(audit)).toEqual([
      'fix(custom-r1): CUSTOM-R1-001 The tax is added, not multiplied',
      'fix(custom-r1): REPAIR-R1-1 mend 1 tests that fixes broke',
    ]);
    const [, repair] = audit.calls.filter(({ agent }) => agent === 'fix-executor');
    expect(fenced(repair?.packet ?? '', 'STEP')).toContain(
      '- lint: src/price.js: no var here (passed before)',
    );
    expect(fenced(repair?.packet ?? '', 'TESTS')).toBe(
      '### What the linter says\nsrc/price.js:2:1: no var here\n',
    );
  });

  it('takes its fix back when nobody mends it', async () => {
    const audit = await lintedAudit();
    await audit.drive({
      'audit-specialist': found([priceFinding()]),
      'fix-executor': inTurn(writing({ 'src/price.js': UGLY }), () => undefined),
    });
    expect((await subjectsOf(audit)).at(-1)).toBe('revert(custom-r1): CUSTOM-R1-001');
  });
});

describe('a fix may change besides', () => {
  it.each([
    [undefined, false],
    [['NEWS.md'], true],
  ])('what audit.also_touch names: %j', async (also_touch, allowed) => {
    const audit = await shopAudit(
      { 'NEWS.md': '# News\n' },
      { audit: { max_rounds: 1, ...(also_touch === undefined ? {} : { also_touch }) } },
      { scope: ['src'] },
    );
    await audit.drive({
      'audit-specialist': found([priceFinding()]),
      'fix-executor': writing({ 'src/price.js': GOOD_PRICE, 'NEWS.md': '# News\n\n- Prices are right.\n' }),
    });
    expect((await audit.audit()).state.findings.get('CUSTOM-R1-001')?.status).toBe(
      allowed ? 'fixed' : 'open',
    );
    const [call] = audit.calls.filter(({ agent }) => agent === 'fix-executor');
    expect(fenced(call?.packet ?? '', 'STEP').includes('NEWS.md')).toBe(allowed);
  });
});
