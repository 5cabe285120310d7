import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fingerprintRepository, type RepositoryFingerprint } from '../io/git/on-disk/fingerprint.ts';
import { GOOD_PRICE, priceFinding, writing } from '../../tests/kit/audit-driver.ts';
import {
  executor,
  fixFinding,
  found,
  inTurn,
  reviewer,
  shopAudit,
  subjectsOf,
} from '../../tests/kit/audit-shop.ts';
import { finishAudit } from './finish-audit.ts';

const ANSWERS = {
  'audit-specialist': found([priceFinding()]),
  'fix-executor': writing({ 'src/price.js': GOOD_PRICE }),
};

/** Without the refs that an audit may make. */
function withoutAudit({ refs, ...rest }: RepositoryFingerprint): RepositoryFingerprint {
  const own = /^refs\/(?:audit-round-\d+-start$|heads\/audit\/)/;
  return { ...rest, refs: refs.filter(([name]) => !own.test(name)) };
}

describe('the user’s HEAD, index, files and refs', () => {
  it('are as they were, with what was staged, edited, untracked and ignored', async () => {
    const audit = await shopAudit({ '.gitignore': '.correctless/*\n!.correctless/config/\n*.log\n' });
    const { repository } = audit;
    const { git, write } = repository;
    git('tag', 'v1');
    git('branch', 'other');
    git('checkout', '--quiet', '-b', 'mine');
    write('src/cart.js', 'staged\n');
    git('add', 'src/cart.js');
    write('src/cart.js', 'edited\n');
    write('new file.txt', 'untracked\n');
    write('noise.log', 'ignored\n');
    git('stash', 'list');
    const before = withoutAudit(await fingerprintRepository(repository));
    await audit.drive({
      ...ANSWERS,
      'fix-executor': executor({
        'CUSTOM-R1-001': inTurn(writing({ 'docs/a.md': 'a\n' }), writing({ 'src/price.js': GOOD_PRICE })),
        'FD-R1-001': writing({ 'src/price.js': `${GOOD_PRICE}export const none = 0;\n` }),
      }),
      'fix-diff-reviewer': reviewer([fixFinding()]),
    });
    expect(withoutAudit(await fingerprintRepository(repository))).toEqual(before);
    expect(readFileSync(join(repository.top, 'noise.log'), 'utf8')).toBe('ignored\n');
    await finishAudit(await audit.audit(), { merge: false });
    expect(withoutAudit(await fingerprintRepository(repository))).toEqual(before);
    expect(git('for-each-ref', '--format=%(refname)', 'refs/audit-round-*')).toBe('');
    expect(await subjectsOf(audit)).toHaveLength(2);
  });

  it('may hold uncommitted work, which is not audited, and said so', async () => {
    const uncommitted = { 'src/price.js': 'export const price = 0;\n' };
    const audit = await shopAudit({}, {}, {}, (repository) => {
      repository.write('src/price.js', uncommitted['src/price.js']);
    });
    const { file } = await audit.audit();
    expect(file.warnings).toContain('uncommitted work is not audited: the audit starts from the last commit');
    await audit.drive(ANSWERS);
    expect(readFileSync(join(audit.repository.top, 'src/price.js'), 'utf8')).toBe(
      uncommitted['src/price.js'],
    );
    expect(await subjectsOf(audit)).toHaveLength(1);
    const summary = readFileSync(
      join(audit.repository.top, '.correctless/artifacts', `audit-custom-${file.date}-summary.md`),
      'utf8',
    );
    expect(summary).toContain('Warning: uncommitted work is not audited');
  });
});

describe('an audit in place', () => {
  const inPlace = { audit: { in_place: true } };

  it('makes its fixes on the branch that is checked out', async () => {
    const audit = await shopAudit({}, inPlace);
    const { repository } = audit;
    const start = repository.git('rev-parse', 'main');
    const answers = { ...ANSWERS, 'fix-executor': writing({ 'src/price.js': GOOD_PRICE }) };
    expect((await audit.drive(answers)).kind).toBe('done');
    const { file } = await audit.audit();
    expect([file.branch, file.work_tree]).toEqual(['main', repository.top]);
    expect(repository.git('log', '--format=%s', `${start}..main`)).toBe(
      'fix(custom-r1): CUSTOM-R1-001 The tax is added, not multiplied',
    );
    expect(repository.git('status', '--porcelain')).toBe('');
    const finished = await finishAudit(await audit.audit(), { merge: true });
    expect(finished.state.finished).toEqual(expect.objectContaining({ merged: null }));
    expect(existsSync(join(repository.top, 'src/price.js'))).toBe(true);
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  it('refuses a tree with work in it, and a HEAD on no branch', async () => {
    await expect(
      shopAudit({}, inPlace, {}, (repository) => {
        repository.write('src/price.js', 'edited\n');
      }),
    ).rejects.toMatchObject({ code: 'audit/work-tree-dirty' });
    await expect(
      shopAudit({}, inPlace, {}, ({ git }) => {
        git('checkout', '--quiet', '--detach');
      }),
    ).rejects.toMatchObject({ code: 'audit/no-branch' });
  });

  it('keeps what the user writes meanwhile, below refs/correctless/', async () => {
    const audit = await shopAudit({}, inPlace);
    const { repository } = audit;
    await audit.drive({
      ...ANSWERS,
      'fix-executor': inTurn(
        (called) => {
          writeFileSync(join(called.workTree, 'notes.md'), 'mine\n');
          return writing({ 'src/price.js': GOOD_PRICE })(called);
        },
        writing({ 'src/price.js': GOOD_PRICE }),
      ),
    });
    const kept = repository.git('for-each-ref', '--format=%(refname)', 'refs/correctless/');
    expect(repository.git('show', `${kept}:notes.md`)).toBe('mine');
    expect(repository.git('log', '--format=%s', '-1')).toContain('fix(custom-r1)');
  });
});
