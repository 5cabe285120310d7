import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditVerdict } from '../../audit/audit-verdict.ts';
import { GOOD_PRICE, priceFinding, writing } from '../../../tests/kit/audit-driver.ts';
import { fixFinding, found, refusalsOf, shopAudit, SILENT } from '../../../tests/kit/audit-shop.ts';

const ANSWERS = {
  'audit-specialist': found([priceFinding()]),
  'fix-executor': writing({ 'src/price.js': GOOD_PRICE }),
};
const reviewPacket = async (
  files: Readonly<Record<string, string>>,
  answers = {},
  options = {},
): Promise<string> => {
  const audit = await shopAudit(files, {}, options);
  await audit.drive({ ...ANSWERS, ...answers });
  return audit.calls.find(({ agent }) => agent === 'fix-diff-reviewer')?.packet ?? '';
};

/** What the system that this one follows got wrong in its step 6a, each by its description in its reference. */
describe('impossible here', () => {
  it('a reply that is not one valid list passes for a clean review', async () => {
    const replies = ['', ' \n', '{}', '"ok"', '[][]', 'null', 'false', '[[]]', '[{}]', '[null]', '[],'];
    const audit = await shopAudit();
    const refusals = await refusalsOf(
      audit,
      'fix-diff-reviewer',
      ANSWERS,
      replies.map((reply) => () => reply),
    );
    expect(refusals.map((code) => code?.startsWith('refused/'))).toEqual(replies.map(() => true));
    await audit.drive({ ...ANSWERS, 'fix-diff-reviewer': SILENT });
    const { state } = await audit.audit();
    expect([state.aborted?.code, auditVerdict(state).exit, state.rounds[0]?.closed]).toEqual([
      'FAIL-CLOSED',
      3,
      false,
    ]);
  });

  it('the round is always 1, and its ref and its files are written over', async () => {
    const audit = await shopAudit();
    await audit.drive(ANSWERS);
    const { state } = await audit.audit();
    expect(state.rounds.map(({ round, pinned }) => [round, pinned?.ref])).toEqual([
      [1, 'refs/audit-round-1-start'],
      [2, 'refs/audit-round-2-start'],
    ]);
    expect([audit.round(1), audit.round(2)].map(({ round, findings }) => [round, findings.length])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  it('a listing of the folder of rules stands for their text, or a rule that governs nothing here stands beside', async () => {
    const packet = await reviewPacket({
      '.claude/rules/price.md': '---\npaths: src/*.js\n---\nPrices are rounded.\n',
      '.claude/rules/docs.md': '---\npaths: docs/**\n---\nDocuments are short.\n',
    });
    expect(packet).toContain('Prices are rounded.');
    expect(packet).not.toMatch(/^tree |docs\.md/m);
  });

  it('rules and diff stand in the packet twice', async () => {
    const packet = await reviewPacket({ '.claude/rules/price.md': 'Prices are rounded.\n' });
    expect(packet.split('Prices are rounded.')).toHaveLength(2);
    expect(packet.split('+  return net * (1 + rate);')).toHaveLength(2);
    expect(packet.match(/^<UNTRUSTED_DIFF /gm)).toHaveLength(1);
  });

  it('rules are too long for a command line: they travel in files', async () => {
    const audit = await shopAudit({ '.claude/rules/long.md': `${'Round every price. '.repeat(10_000)}\n` });
    expect(await audit.drive(ANSWERS)).toEqual({ kind: 'aborted' });
    // Nobody cuts them either.
    expect((await audit.audit()).state.aborted).toMatchObject({
      code: 'PROMPT-BUDGET-EXCEEDED',
      why: expect.stringMatching(
        /^assembled prompt is 19\d{4} bytes, exceeds 100 KB cap — aborting round 1$/,
      ) as string,
    });
  });

  it('a diff is cut off to fit', async () => {
    const line = `// ${'x'.repeat(80)}`;
    const packet = await reviewPacket(
      {},
      { 'fix-executor': writing({ 'src/price.js': `${GOOD_PRICE}${`${line}\n`.repeat(900)}` }) },
    );
    expect(packet.split(`+${line}`)).toHaveLength(901);
    expect(packet).not.toMatch(/truncated|more bytes/);
  });

  it('a missing threshold goes by without its default, or a bad one is taken for it in silence', async () => {
    const audit = await shopAudit();
    expect((await audit.audit()).file.settings.zero_findings_threshold).toBe(50);
    for (const threshold of [0, -1, 1.5, '50', null])
      await expect(shopAudit({}, { audit: { zero_findings_threshold: threshold } })).rejects.toMatchObject({
        code: 'config/bad-value',
      });
  });

  it('a round whose review failed goes on, whatever the prose says', async () => {
    const audit = await shopAudit();
    await audit.drive({ ...ANSWERS, 'fix-diff-reviewer': SILENT });
    for (let turn = 0; turn < 3; turn += 1) expect(await audit.drive(ANSWERS)).toEqual({ kind: 'aborted' });
    expect((await audit.audit()).state.rounds).toHaveLength(1);
  });

  it('edits that were there before the round pass for its fixes', async () => {
    const audit = await shopAudit({}, {}, {}, (repository) => {
      repository.write('src/cart.js', 'edited before\n');
    });
    await audit.drive(ANSWERS);
    const { file } = await audit.audit();
    expect(audit.repository.git('diff', '--name-only', file.start, file.branch)).toBe('src/price.js');
    const review = audit.calls.find(({ agent }) => agent === 'fix-diff-reviewer');
    expect(review?.packet).not.toContain('edited before');
  });

  it('the last commit alone is reviewed', async () => {
    const audit = await shopAudit();
    let reviews = 0;
    await audit.drive({
      ...ANSWERS,
      'fix-executor': (called) =>
        writing(
          called.packet.includes('FD-R1-001')
            ? { 'src/tax.js': 'export const tax = 1;\n' }
            : { 'src/price.js': GOOD_PRICE },
        )(called),
      'fix-diff-reviewer': () => JSON.stringify((reviews += 1) === 1 ? [fixFinding()] : []),
    });
    const second = audit.calls.filter(({ agent }) => agent === 'fix-diff-reviewer')[1]?.packet;
    expect(second).toContain('+  return net * (1 + rate);');
    expect(second).toContain('+export const tax = 1;');
  });

  it('the forensic record shares its file with other records, or is pushed out of it', async () => {
    const audit = await shopAudit({}, { audit: { zero_findings_threshold: 1 } });
    await audit.drive(ANSWERS);
    const { file } = await audit.audit();
    const trail = readFileSync(
      join(audit.repository.top, `.correctless/artifacts/audit-trail-${file.branch_slug}.jsonl`),
      'utf8',
    );
    const records = trail
      .trimEnd()
      .split('\n')
      .map((line) => Object.keys(JSON.parse(line) as object));
    expect(records).toEqual([
      [
        'timestamp',
        'branch_slug',
        'round',
        'zero_findings_on_nontrivial_diff',
        'lines_changed',
        'threshold',
        'reviewer_request',
        'reviewer_response',
      ],
    ]);
  });

  it('an audit without findings leaves no record of its rounds', async () => {
    const audit = await shopAudit();
    await audit.drive({});
    expect(audit.round(1)).toMatchObject({ findings: [], rejected: [] });
  });

  it('one name of a checkpoint is another’s: there is none, the journal is all there is', async () => {
    const audit = await shopAudit();
    await audit.drive(ANSWERS);
    const { file, paths } = await audit.audit();
    expect(existsSync(paths.journal)).toBe(true);
    expect(file.branch_slug).toMatch(/^audit-custom-\d{4}-\d\d-\d\d-[0-9a-f]{6}$/);
    expect(
      existsSync(
        join(audit.repository.top, `.correctless/artifacts/checkpoint-caudit-${file.branch_slug}.json`),
      ),
    ).toBe(false);
  });
});
