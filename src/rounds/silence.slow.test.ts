import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditVerdict } from '../audit/audit-verdict.ts';
import type { TrailRecord } from '../contracts/files/audit-files.ts';
import { GOOD_PRICE, priceFinding, writing, type Driven } from '../../tests/kit/audit-driver.ts';
import { executor, fixFinding, found, kindsOf, reviewer, shopAudit } from '../../tests/kit/audit-shop.ts';
import { openRun } from '../run/stored/open-run.ts';

const SPECIALIST = found([priceFinding()]);
const FIXING = writing({ 'src/price.js': GOOD_PRICE });
const ANSWERS = { 'audit-specialist': SPECIALIST, 'fix-executor': FIXING };

async function trailOf(audit: Driven): Promise<{ path: string; records: TrailRecord[] }> {
  const { file } = await audit.audit();
  const path = join(audit.repository.top, '.correctless/artifacts', `audit-trail-${file.branch_slug}.jsonl`);
  const text = existsSync(path) && !path.endsWith('/') ? readFileSync(path, 'utf8') : '';
  return {
    path,
    records: text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as TrailRecord),
  };
}

describe('a review that finds nothing in a diff that is not small', () => {
  it('leaves one record: what was asked, what was answered, how much was changed', async () => {
    const audit = await shopAudit({}, { audit: { zero_findings_threshold: 2 } });
    expect((await audit.drive(ANSWERS)).kind).toBe('done');
    const { state, file, journal } = await audit.audit();
    const { records } = await trailOf(audit);
    const run = await openRun(audit.repository, state.rounds[0]?.reviews[0]?.run ?? '');
    expect(records).toEqual([
      {
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        branch_slug: file.branch_slug,
        round: 1,
        zero_findings_on_nontrivial_diff: true,
        // One line removed and one added.
        lines_changed: 2,
        threshold: 2,
        reviewer_request: [`${run.file.run}/1 sha256:${run.slots[0]?.packet.sha256 ?? ''}`],
        // Of `[]`.
        reviewer_response: [
          `${run.file.run}/1 sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945`,
        ],
      },
    ]);
    expect(kindsOf(journal).filter((kind) => kind === 'recorded')).toHaveLength(1);
  });

  it.each([
    ['one line under the threshold', { audit: { zero_findings_threshold: 3 } }, ANSWERS],
    ['the usual threshold of 50', {}, ANSWERS],
    ['no fix', { audit: { zero_findings_threshold: 1 } }, {}],
  ])('leaves none for %s', async (_, config, answers) => {
    const audit = await shopAudit({}, config);
    await audit.drive(answers);
    expect((await trailOf(audit)).records).toEqual([]);
  });

  it('leaves none for the review that found something, and one for the one after it', async () => {
    const audit = await shopAudit({}, { audit: { zero_findings_threshold: 2 } });
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': executor({
        'CUSTOM-R1-001': FIXING,
        'FD-R1-001': writing({ 'src/price.js': `${GOOD_PRICE}export const none = 0;\n` }),
      }),
      'fix-diff-reviewer': reviewer([fixFinding()]),
    });
    expect((await trailOf(audit)).records.map(({ lines_changed }) => lines_changed)).toEqual([3]);
  });

  it('does not let the round advance when it cannot be put on record', async () => {
    const audit = await shopAudit({}, { audit: { zero_findings_threshold: 2 } });
    const { path } = await trailOf(audit);
    mkdirSync(path, { recursive: true });
    expect(await audit.drive(ANSWERS)).toEqual({ kind: 'aborted' });
    const { state, file } = await audit.audit();
    expect(state.aborted?.code).toBe('FORENSIC-LOG-FAILED');
    expect(state.aborted?.why).toContain(`round=1 slug=${file.branch_slug}: `);
    expect(auditVerdict(state)).toMatchObject({ status: 'failed', exit: 3 });
    expect(state.rounds).toHaveLength(1);
    rmSync(path, { recursive: true });
    expect((await audit.drive(ANSWERS, { retry: true })).kind).toBe('done');
    expect((await trailOf(audit)).records).toHaveLength(1);
    // The review was good: it is not asked for again.
    expect(audit.calls.filter(({ agent }) => agent === 'fix-diff-reviewer')).toHaveLength(1);
  });
});
