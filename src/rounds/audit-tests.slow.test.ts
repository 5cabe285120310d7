import { describe, expect, it } from 'vitest';
import { auditVerdict } from '../audit/audit-verdict.ts';
import { GOOD_PRICE, priceFinding, SHOP, writing } from '../../tests/kit/audit-driver.ts';
import { executor, found, inTurn, kindsOf, shopAudit, subjectsOf } from '../../tests/kit/audit-shop.ts';
import { finishAudit } from './finish-audit.ts';
import { stopAudit } from './stop-audit.ts';

const SPECIALIST = found([priceFinding()]);
/** The fix, and beside it what breaks the shop's one test. */
const BREAKING = writing({ 'src/price.js': GOOD_PRICE, 'src/cart.js': 'export const total = 0;\n' });
const MENDING = writing({ 'src/cart.js': SHOP['src/cart.js'].replace('item.price', '(item.price ?? 0)') });

describe('the project’s tests', () => {
  it('that a fix broke are mended in a step of their own, then all is reviewed', async () => {
    const audit = await shopAudit();
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': executor({
        'CUSTOM-R1-001': BREAKING,
        REPAIR: inTurn(writing({ 'docs/a.md': 'a\n' }), MENDING),
      }),
    });
    expect(await subjectsOf(audit)).toEqual([
      'fix(custom-r1): CUSTOM-R1-001 The tax is added, not multiplied',
      'fix(custom-r1): REPAIR-R1-2 mend 1 tests that fixes broke',
    ]);
    const { journal, state } = await audit.audit();
    const kinds = kindsOf(journal);
    // Its first try left the files of the fix: a repair has one, and is asked for anew.
    expect(kinds.filter((kind) => /^(broken|given-up|committed|reviewed)/.test(kind))).toEqual([
      'committed CUSTOM-R1-001',
      'broken REPAIR-R1-1',
      'given-up REPAIR-R1-1',
      'broken REPAIR-R1-2',
      'committed REPAIR-R1-2',
      'reviewed',
    ]);
    const attempts = journal.filter((event) => event.kind === 'attempted');
    expect(attempts[1]).toMatchObject({ subject: 'REPAIR-R1-1', rule: 'scope_drift_fix_regression' });
    const repair = audit.calls.findLast(({ agent }) => agent === 'fix-executor')?.packet;
    expect(repair).toContain('mode: fix_regression');
    expect(repair).toContain('- cart adds up');
    expect(repair).toContain('not ok 1 - cart adds up');
    expect(repair).toContain('/src/cart.js\n/src/price.js\n');
    expect(state.ended?.outcome).toBe('converged');
  });

  it('that five repairs do not mend cost the fix, reopen its finding, and let the round go on', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': executor({ 'CUSTOM-R1-001': BREAKING, REPAIR: writing({ 'docs/a.md': 'a\n' }) }),
    });
    const { journal, state, file } = await audit.audit();
    const kinds = kindsOf(journal);
    expect(kinds.filter((kind) => kind.startsWith('broken'))).toEqual(
      [1, 2, 3, 4, 5].map((n) => `broken REPAIR-R1-${n}`),
    );
    expect(kinds).toContain('reverted CUSTOM-R1-001');
    expect(state.rounds[0]?.closed).toBe(true);
    expect(state.findings.get('CUSTOM-R1-001')).toMatchObject({
      status: 'open',
      reason: 'its fix was taken back: tests fail with it and not without it: cart adds up',
    });
    expect(audit.repository.git('diff', file.start, file.branch)).toBe('');
  });

  it('that failed before the round may fail after it, by name', async () => {
    const audit = await shopAudit({ 'test.sh': 'echo 1..1\necho "not ok 1 - always red"\nexit 1\n' });
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': writing({ 'src/price.js': GOOD_PRICE }),
    });
    const { state, journal } = await audit.audit();
    expect(kindsOf(journal).filter((kind) => kind.startsWith('broken'))).toEqual([]);
    // Twice before the fix, once after it.
    expect([...state.tests.values()].map((runs) => runs.map(({ failures }) => failures))).toEqual([
      [['always red'], ['always red']],
      [['always red']],
    ]);
    expect(state.ended?.outcome).toBe('converged');
  });

  it.each([
    [
      'is not there',
      'no-such-program-here\n',
      'the tests could not be run before the fixes: the test command was not found (status 127)',
    ],
    [
      'cannot be started',
      './src/price.js\n',
      'the tests could not be run before the fixes: the test command could not be started (status 126)',
    ],
    [
      'dies',
      'kill -9 $$\n',
      /^the tests could not be run before the fixes: |^the tests fail before the fixes and name no test/,
    ],
    [
      'fails without a name',
      'exit 3\n',
      'the tests fail before the fixes and name no test that fails, so nobody could tell what a fix breaks',
    ],
  ])('block the round when their command %s', async (_, script, why) => {
    const audit = await shopAudit({ 'test.sh': script });
    const answers = {
      'audit-specialist': SPECIALIST,
      'fix-executor': writing({ 'src/price.js': GOOD_PRICE }),
    };
    expect(await audit.drive(answers)).toEqual({ kind: 'aborted' });
    const { state } = await audit.audit();
    expect(state.aborted).toMatchObject({
      code: 'audit/blocking',
      round: 1,
      why: expect.stringMatching(typeof why === 'string' ? why.replaceAll(/[()]/g, '.') : why) as string,
    });
    expect(auditVerdict(state)).toMatchObject({ status: 'failed', exit: 3 });
    expect(audit.round(1).findings).toMatchObject([
      { id: 'CUSTOM-R1-001', status: 'open' },
      {
        id: 'BLOCKING-R1',
        source: 'tests',
        severity: 'critical',
        status: 'open',
        description: state.aborted?.why,
      },
    ]);
    expect(audit.calls.some(({ agent }) => agent === 'fix-executor')).toBe(false);
    // As it stands, it can be stopped and closed; its record can be read again.
    await stopAudit(await audit.audit(), 'no tests');
    const finished = await finishAudit(await audit.audit(), { merge: false });
    expect(finished.state.finished).toBeDefined();
    expect(auditVerdict(finished.state)).toMatchObject({ status: 'failed', exit: 3 });
  });

  it('are run anew when a blocked round is tried again, and the finding about them goes', async () => {
    // It is found from the second time on.
    const audit = await shopAudit({
      'test.sh': `if ! test -e ../../second; then touch ../../second; exit 127; fi\n${SHOP['test.sh']}`,
    });
    const answers = {
      'audit-specialist': SPECIALIST,
      'fix-executor': writing({ 'src/price.js': GOOD_PRICE }),
    };
    expect(await audit.drive(answers)).toEqual({ kind: 'aborted' });
    expect((await audit.drive(answers, { retry: true })).kind).toBe('done');
    const { state } = await audit.audit();
    expect(auditVerdict(state)).toMatchObject({ exit: 0 });
    expect(audit.round(1).findings.map(({ id }) => id)).toEqual(['CUSTOM-R1-001']);
  });

  it('that write files leave the work tree as it was, and nothing of theirs in a commit', async () => {
    const audit = await shopAudit({
      'test.sh': `echo x > left.txt\necho y >> src/cart.js\n${SHOP['test.sh']}`,
    });
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': writing({ 'src/price.js': GOOD_PRICE }),
    });
    const { file } = await audit.audit();
    expect(audit.repository.git('-C', file.work_tree, 'status', '--porcelain')).toBe('');
    expect(audit.repository.git('diff', '--name-only', file.start, file.branch)).toBe('src/price.js');
  });

  it('are not run when there is nothing to fix', async () => {
    const audit = await shopAudit({ 'test.sh': 'exit 127\n' });
    expect((await audit.drive({})).kind).toBe('done');
    const { state } = await audit.audit();
    expect([state.tests.size, auditVerdict(state).exit]).toEqual([0, 0]);
  });
});
