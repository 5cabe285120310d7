import { describe, expect, it } from 'vitest';
import { auditVerdict } from '../../audit/audit-verdict.ts';
import { GOOD_PRICE, priceFinding, writing } from '../../../tests/kit/audit-driver.ts';
import {
  BAD,
  executor,
  fixFinding,
  found,
  kindsOf,
  refusalsOf,
  reviewer,
  shopAudit,
  SILENT,
  subjectsOf,
} from '../../../tests/kit/audit-shop.ts';
import { abortIfRefused } from './refused-review.ts';

const ROUNDED = 'export function price(net, rate) {\n  return Math.round(net * (1 + rate) * 100) / 100;\n}\n';
const SPECIALIST = found([priceFinding()]);
const PLAIN_FIX = writing({ 'src/price.js': GOOD_PRICE });

describe('the review of a round’s fixes', () => {
  it('makes what it finds an open finding of the round, has it fixed, and reviews everything again', async () => {
    const audit = await shopAudit();
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': executor({
        'CUSTOM-R1-001': PLAIN_FIX,
        'FD-R1-001': writing({ 'src/price.js': ROUNDED }),
      }),
      'fix-diff-reviewer': reviewer([fixFinding()]),
    });
    const { state, file } = await audit.audit();
    expect(state.ended?.outcome).toBe('converged');
    expect(await subjectsOf(audit)).toEqual([
      'fix(custom-r1): CUSTOM-R1-001 The tax is added, not multiplied',
      'fix(custom-r1): FD-R1-001 The result is not rounded',
    ]);
    const [first, second] = state.rounds[0]?.reviews ?? [];
    expect([first?.ids, second?.ids]).toEqual([['FD-R1-001'], []]);
    expect(second?.head).toBe(audit.repository.git('rev-parse', file.branch));
    const packets = audit.calls.filter(({ agent }) => agent === 'fix-diff-reviewer');
    expect(packets).toHaveLength(2);
    // Everything since the round's start, not the last commit alone.
    expect(packets[1]?.packet).toContain('-  return net + rate;\n+  return Math.round(net * (1 + rate)');
    expect(packets[1]?.packet).toContain('source="round-1-findings"');
    expect(packets[1]?.packet).toContain('"id": "FD-R1-001"');
    const [, promoted] = audit.round(1).findings;
    expect({ ...promoted, timestamp: '', fingerprint: '' }).toEqual({
      ...fixFinding({ id: 'FD-R1-001' }),
      source: 'fix-diff-reviewer',
      agent: 'fix-diff-reviewer',
      tier: 'confirmed',
      status: 'fixed',
      bounty: 0,
      invariant_ref: null,
      architecture_ref: null,
      escape_type: null,
      round: 1,
      timestamp: '',
      fingerprint: '',
      reason: null,
    });
  });

  it('takes the fix back and reopens its finding when the executor fails three times to mend it', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': executor({
        'CUSTOM-R1-001': PLAIN_FIX,
        'FD-R1-001': writing({ 'docs/elsewhere.md': 'x\n' }),
      }),
      'fix-diff-reviewer': reviewer([fixFinding()]),
    });
    const { state, file } = await audit.audit();
    const kinds = kindsOf((await audit.audit()).journal);
    expect(kinds.filter((kind) => kind === 'attempted FD-R1-001')).toHaveLength(3);
    expect(kinds.slice(kinds.indexOf('given-up FD-R1-001'))).toEqual([
      'given-up FD-R1-001',
      'condemned',
      'reverted CUSTOM-R1-001',
      'closed',
      'ended',
    ]);
    expect(await subjectsOf(audit)).toEqual([
      'fix(custom-r1): CUSTOM-R1-001 The tax is added, not multiplied',
      'revert(custom-r1): CUSTOM-R1-001',
    ]);
    expect(audit.repository.git('rev-parse', `${file.branch}^{tree}`)).toBe(
      audit.repository.git('rev-parse', 'HEAD^{tree}'),
    );
    const [reopened, settled] = audit.round(1).findings;
    expect(reopened).toMatchObject({
      status: 'open',
      reason: 'its fix was taken back: FD-R1-001 could not be mended: The result is not rounded',
    });
    expect(settled).toMatchObject({ status: 'moot', reason: 'the fix it is about was taken back' });
    expect(state.ended?.outcome).toBe('ceiling');
    expect(auditVerdict(state)).toMatchObject({ status: 'incomplete', exit: 3 });
  });

  it('is given up after five reviews that found fault: the fixes go', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    let n = 0;
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': (called) => {
        n += 1;
        return writing({ 'src/price.js': GOOD_PRICE.replace('rate)', `rate + ${n})`) })(called);
      },
      'fix-diff-reviewer': () => JSON.stringify([fixFinding()]),
    });
    const { state, journal, file } = await audit.audit();
    const kinds = kindsOf(journal);
    expect(kinds.filter((kind) => kind === 'reviewed').length).toBeGreaterThanOrEqual(5);
    expect(kinds).toContain('given-up FD-R1-005');
    expect(kinds).not.toContain('planned fix FD-R1-005');
    expect(state.rounds[0]?.commits).toEqual([]);
    expect(audit.repository.git('rev-parse', `${file.branch}^{tree}`)).toBe(
      audit.repository.git('rev-parse', 'HEAD^{tree}'),
    );
    expect([...state.findings.values()].filter(({ status }) => status === 'open')).toHaveLength(1);
    expect(state.findings.get('CUSTOM-R1-001')?.status).toBe('open');
  });
});

describe('a review of fixes that does not come', () => {
  it('is not made up for by a reply that is not one valid list', async () => {
    const audit = await shopAudit();
    const answers = { 'audit-specialist': SPECIALIST, 'fix-executor': PLAIN_FIX };
    const elsewhere = fixFinding({ location: { file: 'test.sh', lines: [1, 1] } });
    const refusals = await refusalsOf(audit, 'fix-diff-reviewer', answers, [
      BAD,
      () => '```json\n[]\n```',
      () => '[] []',
      () => JSON.stringify({ slot: 'x', findings: [] }),
      () => JSON.stringify([{ ...fixFinding(), tier: 'confirmed' }]),
      () => JSON.stringify([fixFinding(), fixFinding()]),
      () => JSON.stringify([elsewhere]),
    ]);
    expect(refusals).toEqual([
      'refused/no-json',
      'refused/not-strict-json',
      'refused/several-json-values',
      'refused/schema',
      'refused/schema',
      'refused/duplicate-id',
      'refused/claims',
    ]);
  });

  it('aborts the round, with the journal and the branch as before, until it is tried again', async () => {
    const audit = await shopAudit();
    const answers = { 'audit-specialist': SPECIALIST, 'fix-executor': PLAIN_FIX };
    expect(await audit.drive({ ...answers, 'fix-diff-reviewer': SILENT })).toEqual({ kind: 'aborted' });
    const { state, journal, file } = await audit.audit();
    const head = audit.repository.git('rev-parse', file.branch);
    expect(state.aborted).toMatchObject({ round: 1, code: 'FAIL-CLOSED' });
    expect(state.aborted?.why).toMatch(
      /^Task failure aborts the current round: fix-diff-reviewer \(\w+\/1\): it was given up on purpose/,
    );
    expect(state.rounds[0]).toMatchObject({ closed: false, reviews: [] });
    expect(auditVerdict(state)).toMatchObject({ status: 'failed', exit: 3 });
    expect(await audit.drive(answers)).toEqual({ kind: 'aborted' });
    expect((await audit.audit()).journal).toEqual(journal);
    expect(audit.repository.git('rev-parse', file.branch)).toBe(head);

    expect((await audit.drive(answers, { retry: true })).kind).toBe('done');
    expect(auditVerdict((await audit.audit()).state)).toMatchObject({ status: 'complete', exit: 0 });
    expect(await subjectsOf(audit)).toHaveLength(1);
  });

  it('aborts at the second refusal, once, with what was said of it; tried again it goes on', async () => {
    const audit = await shopAudit();
    const answers = { 'audit-specialist': SPECIALIST, 'fix-executor': PLAIN_FIX };
    await refusalsOf(audit, 'fix-diff-reviewer', answers, [BAD]);
    const run = (await audit.audit()).state.rounds[0]?.planned.at(-1)?.run ?? '';
    expect(await abortIfRefused(audit.repository, run)).toBeUndefined();
    expect((await audit.audit()).state.aborted).toBeUndefined();
    await refusalsOf(audit, 'fix-diff-reviewer', answers, [() => '{}']);
    for (let time = 0; time < 2; time += 1) {
      expect(await abortIfRefused(audit.repository, run)).toMatchObject({
        code: 'FAIL-CLOSED',
        message: expect.stringMatching(
          /^Task failure aborts the current round: fix-diff-reviewer \(\w+\/1\): a reply was refused: refused\/schema/,
        ) as string,
        hint: expect.stringMatching(/correctless next \w+ --retry$/) as string,
      });
    }
    const { journal } = await audit.audit();
    expect(journal.filter(({ kind }) => kind === 'aborted')).toHaveLength(1);
    expect((await audit.drive(answers, { retry: true })).kind).toBe('done');
    expect(auditVerdict((await audit.audit()).state)).toMatchObject({ status: 'complete', exit: 0 });
  });
});
