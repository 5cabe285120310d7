import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drivenAudit, finding, GOOD_PRICE, priceFinding, writing } from '../../tests/kit/audit-driver.ts';

describe('an audit of two rounds that converges', () => {
  it('fixes what is confirmed, in commits of its own, and leaves the user’s tree alone', async () => {
    const audit = await drivenAudit();
    const { repository } = audit;
    const before = repository.git('rev-parse', 'HEAD');
    const waiting = await audit.drive({
      'audit-specialist': finding([priceFinding()]),
      'fix-executor': writing({ 'src/price.js': GOOD_PRICE }),
    });
    expect(waiting.kind).toBe('done');
    const { state, file } = await audit.audit();
    expect(state.ended?.outcome).toBe('converged');
    expect(state.rounds.map(({ round }) => round)).toEqual([1, 2]);
    expect(repository.git('rev-parse', 'HEAD')).toBe(before);
    expect(repository.git('status', '--porcelain')).toBe('');
    expect(repository.git('log', '--format=%s', `${before}..${file.branch}`)).toBe(
      'fix(qa-r1): QA-R1-001 The tax is added, not multiplied',
    );
    expect(repository.git('rev-parse', 'refs/audit-round-1-start')).toBe(before);
    expect(repository.git('rev-parse', 'refs/audit-round-2-start')).toBe(state.head);
    expect(audit.round(1).findings.map(({ id, status }) => [id, status])).toEqual([['QA-R1-001', 'fixed']]);
    expect(audit.round(2).findings).toEqual([]);
    expect(readFileSync(join(file.work_tree, 'src/price.js'), 'utf8')).toBe(GOOD_PRICE);
    expect(
      existsSync(join(repository.top, '.correctless/artifacts', `audit-qa-${file.date}-summary.md`)),
    ).toBe(true);
  });
});
