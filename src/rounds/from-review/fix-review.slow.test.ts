import { describe, expect, it } from 'vitest';
import type { Driven } from '../../../tests/kit/audit-driver.ts';
import { fixFinding, reviewer, SILENT } from '../../../tests/kit/audit-shop.ts';
import {
  BREAKING,
  fixing,
  GOOD,
  proven,
  reviewedShop,
  type ReviewedShop,
} from '../../../tests/kit/reviewed-shop.ts';
import { mending, type SharedReply } from '../../../tests/kit/shared-fixes.ts';
import { auditVerdict } from '../../audit/audit-verdict.ts';
import { fingerprintRepository } from '../../io/git/on-disk/fingerprint.ts';
import { fixesOfRun, unansweredOfRun } from './fixes-of-run.ts';

const exitOf = async (fix: Driven) => auditVerdict((await fix.audit()).state, 'fix').exit;

/** `F1 fixed: why`, of every finding that was asked for. */
async function answersOf({ repository, run }: ReviewedShop): Promise<string[]> {
  const fixes = await fixesOfRun(repository, run.file.run);
  return [...fixes].map(([id, { outcome, why }]) => `${id} ${outcome}: ${why}`);
}

const VERIFIED = /fixed: tests passed; review \w+ found nothing about it/;

describe('fixes of the findings of a review', () => {
  it('are committed, tested and reviewed, those on the same lines together; the user’s own work stays', async () => {
    const shop = await reviewedShop();
    const { repository, run } = shop;
    repository.write('notes.txt', 'being written\n');
    repository.git('add', 'notes.txt');
    const before = await fingerprintRepository(repository);
    const fix = await fixing(shop, ['F1', 'F3', 'F4']);
    expect((await fix.drive({ 'fix-executor': mending(GOOD) })).kind).toBe('done');
    const { file, state } = await fix.audit();
    const { refs, ...after } = await fingerprintRepository(repository);
    const branch = `refs/heads/correctless/fix-${run.file.run}`;
    expect({ ...after, refs: refs.filter(([name]) => name !== branch) }).toEqual(before);
    expect([`refs/heads/${file.branch}`, state.finished !== undefined]).toEqual([branch, true]);
    expect(fix.calls.map(({ agent, ids }) => [agent, ids])).toEqual([
      ['fix-executor', ['F1', 'F3']],
      ['execute-step-validator', ['F1', 'F3']],
      ['fix-diff-reviewer', []],
    ]);
    const trailer = `Correctless-Finding: ${run.file.run}`;
    const message = (rev: string) => repository.git('show', '--no-patch', '--format=%B', rev);
    expect(message(`${file.branch}~1`)).toBe(`fix: The tax is added\n\n${trailer}/F1\n`);
    expect(message(file.branch)).toBe(`fix: Half is a third\n\n${trailer}/F3\n${trailer}/F4\n`);
    expect(repository.git('rev-parse', `${file.branch}~2`)).toBe(repository.git('rev-parse', 'work'));
    const answers = await answersOf(shop);
    expect(answers.map((one) => one.slice(0, 2))).toEqual(['F1', 'F3', 'F4']);
    for (const answer of answers) expect(answer).toMatch(VERIFIED);
    expect(await exitOf(fix)).toBe(0);
  });

  it('have one of three answers: rejected and broken ones are taken back, an explained one was not attempted', async () => {
    const shop = await reviewedShop();
    const fix = await fixing(shop, ['F1', 'F2', 'F3', 'F4']);
    const answers = { F1: BREAKING, F2: 'It is as it should be.', F3: GOOD.F3, REPAIR: 'It is right.' };
    await fix.drive({
      'fix-executor': mending(answers),
      'execute-step-validator': ({ ids, packet }) => {
        const valid = (id: string) => id !== 'F3' && !packet.includes('half of two');
        return JSON.stringify(
          ids.length === 0
            ? { valid: valid(''), reason: 'It is half done.' }
            : { verdicts: ids.map((id) => ({ id, valid: valid(id), reason: 'It is half done.' })) },
        );
      },
    });
    const [f1, f2, f3, f4] = await answersOf(shop);
    expect(f1).toMatch(
      /^F1 taken-back: its fix was taken back: tests fail with it and not without it: .*a label is in brackets/,
    );
    expect(f2).toBe('F2 not-attempted: the executor could not do it: It is as it should be.');
    expect(f3).toMatch(/^F3 taken-back: \d attempts came to nothing, the last: It is half done/);
    expect(f4).toBe(f3?.replace('F3', 'F4'));
    expect(await exitOf(fix)).toBe(1);
    const { file } = await fix.audit();
    expect(shop.repository.git('diff', 'work', file.branch)).toBe('');
  });

  it('in which the review finds fault are mended once, and then taken back', async () => {
    const shop = await reviewedShop();
    const fix = await fixing(shop, ['F1', 'F2']);
    const fault = (line: number, title: string) =>
      fixFinding({ title, location: { file: 'src/shop.js', lines: [line, line] }, severity: 'low' });
    const rounded = {
      path: 'src/shop.js',
      from: 'net * (1 + rate)',
      to: 'Math.round(net * (1 + rate))',
    };
    await fix.drive({
      'fix-executor': mending({ ...GOOD, 'FD-R1-001': [rounded] }),
      'fix-diff-reviewer': reviewer([fault(2, 'It is not rounded')], [fault(6, 'Zero is no sum')]),
    });
    const [f1, f2] = await answersOf(shop);
    expect(f1).toMatch(/F1 fixed: tests passed; review \w+ found nothing about it; earlier: FD-R1-001/);
    expect(f2).toBe('F2 taken-back: its fix was taken back: FD-R1-002 could not be mended: Zero is no sum');
    expect(fix.calls.filter(({ agent }) => agent === 'fix-executor')).toHaveLength(2);
    const { file } = await fix.audit();
    const text = shop.repository.git('show', `${file.branch}:src/shop.js`);
    expect([text.includes('Math.round'), text.includes('sum = 0')]).toEqual([true, false]);
    const fixes = await fixesOfRun(shop.repository, shop.run.file.run);
    expect(fixes.get('F1')?.patch).toContain('+  return Math.round(net * (1 + rate));');
  });

  it('are all taken back for a fault that is of none of them', async () => {
    const shop = await reviewedShop();
    const fix = await fixing(shop, ['F1']);
    const fault = fixFinding({ location: { file: 'src/old.js', lines: [1, 1] }, severity: 'low' });
    await fix.drive({
      'fix-executor': mending({ ...GOOD, 'FD-R1-001': 'It was so before.' }),
      'fix-diff-reviewer': reviewer([fault]),
    });
    expect(await answersOf(shop)).toEqual([expect.stringMatching(/^F1 taken-back: .*FD-R1-001/)]);
    expect(await exitOf(fix)).toBe(1);
  });

  it('that nobody answered are not attempted, and the end is 3', async () => {
    const shop = await reviewedShop({ uncommitted: true });
    const fix = await fixing(shop, ['F1']);
    await fix.drive({ 'fix-executor': SILENT });
    expect(await answersOf(shop)).toEqual([expect.stringMatching(/^F1 not-attempted: .*no reply of its/)]);
    expect(await exitOf(fix)).toBe(3);
    expect(await unansweredOfRun(shop.repository, shop.run.file.run)).toEqual(new Set(['F1']));
  });

  it('with a proof: its test is committed with the fix, and a fix that leaves it red is taken back', async () => {
    const shop = await reviewedShop();
    const { repository } = shop;
    await proven(shop, 'F1', 'the proof of F1', 'assert.equal(shop.price(10, 0.5), 15);');
    await proven(shop, 'F2', 'the proof of F2', 'assert.equal(shop.total([]), 0);');
    const fix = await fixing(shop, ['F1', 'F2']);
    const vain = { path: 'src/shop.js', from: 'let sum = 1;', to: 'let sum = 2;' };
    const answers = { F1: [GOOD.F1[0]], F2: [vain], REPAIR: 'It cannot be done.' };
    // They were shown the test, so they decided by it.
    const decided = (result: SharedReply['results'][number]) => ({
      ...result,
      filesTouched: [...result.filesTouched, 'test/shop.test.js'],
    });
    const executor = mending(answers, ({ results }) => ({ results: results.map(decided) }));
    await fix.drive({ 'fix-executor': executor });
    const [f1, f2] = await answersOf(shop);
    expect(f1).toMatch(/^F1 fixed: .*; the proof of F1, the test of its proof, fails no more$/);
    expect(f2).toMatch(/^F2 taken-back: .*not without it: .*the proof of F2$/);
    const { file, journal } = await fix.audit();
    expect(journal).not.toContainEqual(expect.objectContaining({ rule: 'scope_excluded' }));
    const tests = repository.git('show', `${file.branch}:test/shop.test.js`);
    expect([tests.includes('the proof of F1'), tests.includes('the proof of F2')]).toEqual([true, false]);
    const asked = fix.calls[0]?.packet ?? '';
    expect(asked).toContain('+  assert.equal(shop.price(10, 0.5), 15);');
    expect(asked).not.toContain('fails in silence');
  });
});
