import { describe, expect, it } from 'vitest';
import { GOOD_PRICE, priceFinding, writing, type Answer } from '../../tests/kit/audit-driver.ts';
import { ROLE, shopAudit } from '../../tests/kit/audit-shop.ts';

const CART = priceFinding({
  id: '2',
  title: 'Items are not checked',
  evidence: 'for (const item of items) sum += item.price;',
  location: { file: 'src/cart.js', lines: [3, 3] },
});
/** Something in the first round and something else in the second. */
const TWICE: Answer = ({ slot, round }) =>
  JSON.stringify({ slot, findings: round === 1 ? [priceFinding()] : round === 2 ? [CART] : [] });
const FIXING: Answer = (called) =>
  (called.packet.includes('CUSTOM-R1-001 in')
    ? writing({ 'src/price.js': GOOD_PRICE })
    : writing({ 'src/tax.js': 'export const tax = 1;\n' }))(called);
const ANSWERS = { 'audit-specialist': TWICE, 'fix-executor': FIXING };

describe('the ref of a round’s start', () => {
  it('is pinned once for each round, before its fixes, and never moves', async () => {
    const audit = await shopAudit();
    const { git } = audit.repository;
    const seen: string[] = [];
    await audit.drive({
      ...ANSWERS,
      'fix-executor': (called) => {
        seen.push(git('for-each-ref', '--format=%(refname) %(objectname)', 'refs/audit-round-*'));
        return FIXING(called);
      },
    });
    const { state, file, journal } = await audit.audit();
    const start = git('rev-parse', 'HEAD');
    const [first, second] = git('rev-list', '--reverse', `${start}..${file.branch}`).split('\n');
    expect(state.rounds.map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(state.rounds.map(({ pinned }) => pinned)).toMatchObject([
      { ref: 'refs/audit-round-1-start', sha: start },
      { ref: 'refs/audit-round-2-start', sha: first },
      { ref: 'refs/audit-round-3-start', sha: second },
    ]);
    expect(journal.filter(({ kind }) => kind === 'pinned')).toHaveLength(3);
    expect(seen).toEqual([
      `refs/audit-round-1-start ${start}`,
      `refs/audit-round-1-start ${start}\nrefs/audit-round-2-start ${first ?? ''}`,
    ]);
    expect(
      git('rev-parse', 'refs/audit-round-1-start', 'refs/audit-round-2-start', 'refs/audit-round-3-start'),
    ).toBe([start, first, second].join('\n'));
    expect([1, 2, 3].map((n) => audit.round(n).round)).toEqual([1, 2, 3]);
  });

  it('that somebody else made is not taken over: nothing of the round advances', async () => {
    const audit = await shopAudit();
    const { git } = audit.repository;
    const other = git('commit-tree', 'HEAD^{tree}', '-m', 'other');
    git('update-ref', 'refs/audit-round-2-start', other);
    await expect(audit.drive(ANSWERS)).rejects.toMatchObject({ code: 'audit/ref-exists' });
    const { state, journal } = await audit.audit();
    expect(journal.at(-1)?.kind).toBe('decided');
    expect(state.rounds[1]?.pinned).toBeUndefined();
    expect(git('rev-parse', 'refs/audit-round-2-start')).toBe(other);
    await expect(audit.drive(ANSWERS)).rejects.toMatchObject({ code: 'audit/ref-exists' });
    expect((await audit.audit()).journal).toEqual(journal);
    git('update-ref', '-d', 'refs/audit-round-2-start');
    expect((await audit.drive(ANSWERS)).kind).toBe('done');
  });

  it.each([
    [
      'moved',
      (git: (...args: string[]) => string) =>
        git('update-ref', 'refs/audit-round-1-start', git('commit-tree', 'HEAD^{tree}', '-m', 'other')),
    ],
    [
      'took away',
      (git: (...args: string[]) => string) => git('update-ref', '-d', 'refs/audit-round-1-start'),
    ],
  ])('that somebody %s stops the review of the fixes, and says how to put it back', async (_, meddle) => {
    const audit = await shopAudit();
    const { git } = audit.repository;
    const start = git('rev-parse', 'HEAD');
    let done = false;
    const answers = {
      ...ANSWERS,
      'fix-executor': (called: Parameters<Answer>[0]) => {
        if (!done) meddle(git);
        done = true;
        return FIXING(called);
      },
    };
    await expect(audit.drive(answers)).rejects.toMatchObject({
      code: 'audit/ref-exists',
      hint: `somebody moved it; put it back: git update-ref refs/audit-round-1-start ${start}`,
    });
    const { state } = await audit.audit();
    expect(state.rounds[0]).toMatchObject({ closed: false, reviews: [] });
    git('update-ref', 'refs/audit-round-1-start', start);
    expect((await audit.drive(answers)).kind).toBe('done');
  });

  it('is not made for another role’s sake: a round without findings has one as well', async () => {
    const audit = await shopAudit();
    await audit.drive({});
    expect(audit.calls.every(({ role }) => role === ROLE)).toBe(true);
    expect(audit.repository.git('rev-parse', 'refs/audit-round-1-start')).toBe(
      audit.repository.git('rev-parse', 'HEAD'),
    );
  });
});

describe('the audit’s branch', () => {
  it('that somebody moved stops the audit before anything is committed onto it', async () => {
    const audit = await shopAudit();
    const { git } = audit.repository;
    const { file } = await audit.audit();
    await expect(
      audit.drive({
        ...ANSWERS,
        'execute-step-validator': () => {
          git('-C', file.work_tree, 'commit', '--quiet', '--allow-empty', '--message', 'mine');
          return '{"valid":true,"reason":"Right."}';
        },
      }),
    ).rejects.toMatchObject({ code: 'audit/branch-moved' });
    expect(git('log', '-1', '--format=%s', file.branch)).toBe('mine');
  });
});
