import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drivenAudit, finding, GOOD_PRICE, priceFinding, writing } from '../../tests/kit/audit-driver.ts';

describe('the user’s own tree', () => {
  it('may change while the audit runs: it fails nothing, and the summary names what changed', async () => {
    const audit = await drivenAudit();
    const { repository } = audit;
    await audit.drive({
      'audit-specialist': finding([priceFinding()]),
      'fix-executor': (called) => {
        repository.write('src/cart.js', '// mine\n');
        repository.git('branch', 'mine');
        return writing({ 'src/price.js': GOOD_PRICE })(called);
      },
    });
    const { state, file } = await audit.audit();
    expect(state.ended).toMatchObject({
      outcome: 'converged',
      changed: ['ref refs/heads/mine moved', 'file src/cart.js changed'],
    });
    const summary = readFileSync(
      join(repository.top, '.correctless/artifacts', `audit-qa-${file.date}-summary.md`),
      'utf8',
    );
    expect(summary).toContain('While the audit ran, your own work tree changed');
    expect(readFileSync(join(repository.top, 'src/cart.js'), 'utf8')).toBe('// mine\n');
  });
});
