import { describe, expect, it } from 'vitest';
import { priceFinding } from '../../tests/kit/audit-driver.ts';
import { fixFinding, found, kindsOf, reviewer, shopAudit } from '../../tests/kit/audit-shop.ts';
import { mending, type Edit } from '../../tests/kit/shared-fixes.ts';

const LOG = '# Log\n\n## 1.0\n\n- The first.\n';
const FILES = {
  'CHANGELOG.md': LOG,
  'src/fee.js': 'export const fee = 1;\n',
  'src/rate.js': 'export const rate = 1;\n',
};
const CONFIG = { audit: { max_rounds: 1, also_touch: ['CHANGELOG.md'] } };
const of = (name: string): Record<string, unknown> =>
  priceFinding({
    id: name,
    title: `The ${name} is wrong`,
    evidence: `export const ${name} = 1;`,
    location: { file: `src/${name}.js`, lines: [1, 1] },
  });
const code = (name: string): Edit => ({ path: `src/${name}.js`, from: '= 1;', to: '= 2;' });
const CART: Edit = { path: 'src/cart.js', from: 'let sum = 0;', to: 'let sum = 0.0;' };
const logged = (before: string, line: string): Edit => ({
  path: 'CHANGELOG.md',
  from: before,
  to: `${before}${line}\n`,
});

describe('fixes that stand beside each other in the changelog', () => {
  it('are not taken back with one of them', async () => {
    const audit = await shopAudit(FILES, CONFIG);
    await audit.drive({
      'audit-specialist': found([
        of('fee'),
        of('rate'),
        priceFinding({
          id: 'cart',
          evidence: 'let sum = 0;',
          location: { file: 'src/cart.js', lines: [2, 2] },
        }),
      ]),
      'fix-executor': mending({
        'CUSTOM-R1-001': [code('fee'), logged('# Log\n\n', '## Next\n\n- The fee.\n')],
        'CUSTOM-R1-002': [code('rate'), logged('- The fee.\n', '- The rate.')],
        'CUSTOM-R1-003': [CART, logged('- The rate.\n', '- The cart.')],
        'FD-R1-001': 'It cannot be done.',
      }),
      'fix-diff-reviewer': reviewer([
        fixFinding({ severity: 'critical', location: { file: 'src/fee.js', lines: [1, 1] } }),
      ]),
    });
    const { state, file, journal } = await audit.audit();
    expect(kindsOf(journal).filter((kind) => kind.startsWith('reverted'))).toEqual([
      'reverted CUSTOM-R1-001',
    ]);
    expect([...state.findings.values()].map(({ id, status }) => [id, status])).toEqual([
      ['CUSTOM-R1-001', 'open'],
      ['CUSTOM-R1-002', 'fixed'],
      ['CUSTOM-R1-003', 'fixed'],
      ['FD-R1-001', 'moot'],
    ]);
    expect(`${audit.repository.git('show', `${file.branch}:CHANGELOG.md`)}\n`).toBe(
      '# Log\n\n## Next\n\n- The rate.\n- The cart.\n\n## 1.0\n\n- The first.\n',
    );
  });
});
