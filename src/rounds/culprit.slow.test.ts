import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GOOD_PRICE, priceFinding, writing, type Answer } from '../../tests/kit/audit-driver.ts';
import { mending } from '../../tests/kit/shared-fixes.ts';
import { executor, fixFinding, found, kindsOf, reviewer, shopAudit } from '../../tests/kit/audit-shop.ts';

const FEE = 'export function fee(n) {\n  return n;\n}\n';
const FILES = {
  'src/fee.js': FEE,
  'src/rate.js': 'export const rate = 1;\n\n\n\nexport const rates = [1];\n',
  'test.sh':
    'echo "1..$(ls tests/*.sh | wc -l)"\nbad=0\nfor t in tests/*.sh; do if sh "$t"; then echo "ok - $t"; else echo "not ok - $t"; bad=1; fi; done\nexit $bad\n',
  'tests/cart.sh': 'grep -q "return sum" src/cart.js\n',
};
const of = (file: string, evidence: string, severity = 'high'): Record<string, unknown> =>
  priceFinding({
    id: evidence,
    title: `Something in ${file}`,
    evidence,
    location: { file: `src/${file}`, lines: [1, 1] },
    severity: severity as 'high',
  });
const FOUND = found([
  of('cart.js', 'let sum = 0;'),
  of('fee.js', 'export function fee(n) {'),
  of('price.js', 'return net + rate;'),
  of('rate.js', 'export const rate = 1;'),
]);
const CART =
  'export function total(items) {\n  let sum = 0;\n  for (const item of items ?? []) sum += item.price;\n  return sum;\n}\n';
const FIXES = {
  'CUSTOM-R1-001': writing({ 'src/cart.js': CART }),
  'CUSTOM-R1-003': writing({ 'src/price.js': GOOD_PRICE }),
  'CUSTOM-R1-004': writing({ 'src/rate.js': 'export const rate = 2;\n\n\n\nexport const rates = [1];\n' }),
};
/** A fix that plants a test which nothing can satisfy. */
const PLANTING = writing({
  'src/fee.js': FEE.replace('return n', 'return n * 2'),
  'tests/fee.sh': 'exit 1\n',
});

/** A repair that changes something, and nothing that matters. */
function useless(): Answer {
  let n = 0;
  return (called) => {
    n += 1;
    return writing({ 'src/fee.js': FEE.replace('return n', `return n * ${n + 2}`) })(called);
  };
}

describe('one bad test and useless repairs', () => {
  it.each([false, true])(
    'cost the fix that brought it, and nothing else (in place: %s)',
    async (in_place) => {
      const audit = await shopAudit(FILES, { audit: { max_rounds: 1, in_place } });
      await audit.drive({
        'audit-specialist': FOUND,
        'fix-executor': executor({ ...FIXES, 'CUSTOM-R1-002': PLANTING, REPAIR: useless() }),
      });
      const { state, file, journal } = await audit.audit();
      expect([...state.findings.values()].map(({ id, status }) => [id, status])).toEqual([
        ['CUSTOM-R1-001', 'fixed'],
        ['CUSTOM-R1-002', 'open'],
        ['CUSTOM-R1-003', 'fixed'],
        ['CUSTOM-R1-004', 'fixed'],
      ]);
      const repairs = [5, 4, 3, 2, 1].map((n) => `reverted REPAIR-R1-${n}`);
      expect(kindsOf(journal).filter((kind) => kind.startsWith('reverted'))).toEqual([
        ...repairs,
        'reverted CUSTOM-R1-002',
      ]);
      const { git } = audit.repository;
      expect(git('diff', '--name-only', file.start, file.branch).split('\n')).toEqual([
        'src/cart.js',
        'src/price.js',
        'src/rate.js',
      ]);
      expect(git('-C', file.work_tree, 'symbolic-ref', '--short', 'HEAD')).toBe(file.branch);
      expect(git('-C', file.work_tree, 'status', '--porcelain')).toBe('');
      const summary = join(file.top, `.correctless/artifacts/audit-custom-${file.label}-summary.md`);
      expect(readFileSync(summary, 'utf8')).toContain(
        'the fix of CUSTOM-R1-002 was taken back: tests fail with it and not without it: tests/fee.sh',
      );
    },
  );

  it('cost with it what stands on the same lines, and not what stands beside', async () => {
    const audit = await shopAudit(FILES, { audit: { max_rounds: 1 } });
    const rate = (one: number, list: string) =>
      `export const rate = ${one};\n\n\n\nexport const rates = [${list}];\n`;
    await audit.drive({
      'audit-specialist': found([
        of('rate.js', 'export const rate = 1;'),
        of('rate.js', 'export const rates = [1];', 'medium'),
      ]),
      // Both are mended in one call.
      'fix-executor': mending({
        'CUSTOM-R1-001': [{ path: 'src/rate.js', from: 'rate = 1;', to: 'rate = 2;' }],
        'CUSTOM-R1-002': [{ path: 'src/rate.js', from: '[1]', to: '[1, 2]' }],
        // About the first fix; its own fix goes with it.
        'FD-R1-001': [{ path: 'docs/elsewhere.md', to: 'x\n' }],
      }),
      'fix-diff-reviewer': reviewer([fixFinding({ location: { file: 'src/rate.js', lines: [1, 1] } })]),
    });
    const { state, file } = await audit.audit();
    expect(audit.repository.git('show', `${file.branch}:src/rate.js`)).toBe(rate(1, '1, 2').trimEnd());
    expect([...state.findings.values()].map(({ id, status }) => [id, status])).toEqual([
      ['CUSTOM-R1-001', 'open'],
      ['CUSTOM-R1-002', 'fixed'],
      ['FD-R1-001', 'moot'],
    ]);
  });
});

describe('a finding of the fix review that nobody can mend', () => {
  it('stays open beside a fix that is worth more, keeps the audit from converging, and is asked about again', async () => {
    const audit = await shopAudit(FILES, { audit: { max_rounds: 2 } });
    await audit.drive({
      'audit-specialist': found([of('price.js', 'return net + rate;')]),
      'fix-executor': executor({
        ...FIXES,
        'CUSTOM-R1-001': FIXES['CUSTOM-R1-003'],
        'FD-R1-001': writing({}),
      }),
      'fix-diff-reviewer': reviewer([fixFinding({ severity: 'low' })]),
    });
    const { state, journal } = await audit.audit();
    expect(state.findings.get('CUSTOM-R1-001')?.status).toBe('fixed');
    expect(state.findings.get('FD-R1-001')?.status).toBe('open');
    expect(kindsOf(journal)).toContain('left-open FD-R1-001');
    expect(state.rounds[1]?.decisions.get('FD-R1-001')).toBe('fix');
    expect(state.ended).toMatchObject({ outcome: 'ceiling' });
    expect(state.ended?.why).toContain('1 of the fix review open');
  });
});

describe('a flaky test', () => {
  it('is named, and no fix is blamed for it', async () => {
    // Of every three runs the second fails.
    const flaky = 'echo x >> ../../ran; [ $(( $(wc -l < ../../ran) % 3 )) -ne 2 ]\n';
    const audit = await shopAudit({ ...FILES, 'tests/flaky.sh': flaky }, { audit: { max_rounds: 1 } });
    await audit.drive({
      'audit-specialist': FOUND,
      'fix-executor': executor({
        ...FIXES,
        'CUSTOM-R1-002': writing({ 'src/fee.js': FEE.replace('n;', '2;') }),
      }),
    });
    const { state, file } = await audit.audit();
    expect(state.rounds[0]?.commits).toHaveLength(4);
    expect(state.rounds[0]?.items.filter(({ mode }) => mode === 'fix_regression')).toEqual([]);
    const summary = join(file.top, `.correctless/artifacts/audit-custom-${file.label}-summary.md`);
    expect(readFileSync(summary, 'utf8')).toContain('passed and failed at one commit: tests/flaky.sh');
  });
});
