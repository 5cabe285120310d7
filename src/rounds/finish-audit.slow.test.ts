import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GOOD_PRICE, priceFinding, writing, type Driven } from '../../tests/kit/audit-driver.ts';
import { found, shopAudit, SILENT } from '../../tests/kit/audit-shop.ts';
import { advanceAudit } from './advance-audit.ts';
import { auditPaths } from './stored/audit-paths.ts';
import { finishAudit } from './finish-audit.ts';
import { stopAudit } from './stop-audit.ts';

const ANSWERS = {
  'audit-specialist': found([priceFinding()]),
  'fix-executor': writing({ 'src/price.js': GOOD_PRICE }),
};

async function ended(): Promise<Driven> {
  const audit = await shopAudit();
  expect((await audit.drive(ANSWERS)).kind).toBe('done');
  return audit;
}
const finish = async (audit: Driven, merge = false) => finishAudit(await audit.audit(), { merge });

describe('finishAudit', () => {
  it('removes the work tree, puts the refs away, keeps the branch, and pushes and merges nothing', async () => {
    const audit = await ended();
    const { git } = audit.repository;
    const main = git('rev-parse', 'main');
    const { file, state } = await finish(audit);
    expect(state.finished).toMatchObject({ merged: null });
    expect(git('rev-parse', 'main')).toBe(main);
    expect(existsSync(file.work_tree)).toBe(false);
    expect(git('for-each-ref', '--format=%(refname)', 'refs/audit-round-*')).toBe('');
    expect(git('rev-parse', `refs/correctless/audits/${file.audit}/round-1-start`)).toBe(main);
    expect(git('rev-list', '--count', `main..${file.branch}`)).toBe('1');
    const workflow = JSON.parse(
      readFileSync(
        join(audit.repository.top, `.correctless/artifacts/workflow-state-${file.branch_slug}.json`),
        'utf8',
      ),
    ) as unknown;
    expect(workflow).toMatchObject({
      phase: 'done',
      task: 'audit-custom',
      audit: { rounds_completed: 2, total_findings: 1, findings_fixed: 1, converged: true },
    });
  });

  it('merges when asked, in a commit of its own, once', async () => {
    const audit = await ended();
    const { git } = audit.repository;
    const main = git('rev-parse', 'main');
    const { file, state } = await finish(audit, true);
    expect(state.finished).toMatchObject({ merged: git('rev-parse', 'main') });
    expect(git('log', '--first-parent', '--format=%s', `${main}..main`)).toBe(
      `Merge ${file.branch}: 1 finding fixed in 2 rounds`,
    );
    expect(readFileSync(join(audit.repository.top, 'src/price.js'), 'utf8')).toBe(GOOD_PRICE);
    const { journal } = await audit.audit();
    await finish(audit, true);
    expect((await audit.audit()).journal).toEqual(journal);
    expect(git('rev-list', '--count', '--first-parent', `${main}..main`)).toBe('1');
  });

  it('merges what was closed without, when asked later', async () => {
    const audit = await ended();
    const { git } = audit.repository;
    await finish(audit);
    const { state } = await finish(audit, true);
    expect(state.finished).toMatchObject({ merged: git('rev-parse', 'main') });
    expect(readFileSync(join(audit.repository.top, 'src/price.js'), 'utf8')).toBe(GOOD_PRICE);
  });

  it('refuses an audit that goes on', async () => {
    const audit = await shopAudit();
    await expect(finish(audit)).rejects.toMatchObject({ code: 'audit/not-over' });
    await audit.drive({ ...ANSWERS, 'fix-diff-reviewer': SILENT });
    await expect(finish(audit)).rejects.toMatchObject({ code: 'audit/not-over' });
  });

  it('refuses to merge into a tree with work in it, and has then done nothing', async () => {
    const audit = await ended();
    audit.repository.write('src/price.js', 'mine\n');
    const { file, journal } = await audit.audit();
    await expect(finish(audit, true)).rejects.toMatchObject({ code: 'audit/work-tree-dirty' });
    expect(existsSync(file.work_tree)).toBe(true);
    expect((await audit.audit()).journal).toEqual(journal);
    expect((await finish(audit)).state.finished).toMatchObject({ merged: null });
    expect(readFileSync(join(audit.repository.top, 'src/price.js'), 'utf8')).toBe('mine\n');
  });

  it('refuses a merge that does not go by itself', async () => {
    const audit = await ended();
    const head = audit.repository.commit({
      'src/price.js': 'export const price = (net, rate) => net + net * rate;\n',
    });
    await expect(finish(audit, true)).rejects.toMatchObject({ code: 'audit/merge-conflict' });
    expect(audit.repository.git('rev-parse', 'main')).toBe(head);
    expect((await audit.audit()).state.finished).toBeUndefined();
  });

  it('refuses to remove a work tree in which somebody has worked', async () => {
    const audit = await ended();
    const { file } = await audit.audit();
    writeFileSync(join(file.work_tree, 'notes.md'), 'mine\n');
    await expect(finish(audit)).rejects.toMatchObject({ code: 'audit/work-tree-dirty' });
    expect(existsSync(join(file.work_tree, 'notes.md'))).toBe(true);
    expect((await audit.audit()).state.finished).toBeUndefined();
    rmSync(join(file.work_tree, 'notes.md'));
    expect((await finish(audit)).state.finished).toBeDefined();
  });

  it.each([
    [
      'is missing',
      (path: string) => {
        rmSync(path);
      },
      'audit/not-over',
    ],
    [
      'is another audit’s',
      (path: string) => {
        writeFileSync(
          path,
          readFileSync(path, 'utf8').replace(
            /"started_at": "[^"]*"/,
            '"started_at": "2020-01-01T00:00:00.000Z"',
          ),
        );
      },
      'audit/not-over',
    ],
    [
      'is cut off',
      (path: string) => {
        writeFileSync(path, '{"preset":');
      },
      'run/corrupt',
    ],
  ])('refuses when the record of a round %s, until it is written again', async (_, spoil, code) => {
    const audit = await ended();
    const { file } = await audit.audit();
    spoil(
      join(audit.repository.top, `.correctless/artifacts/findings/audit-custom-${file.date}-round-2.json`),
    );
    await expect(finish(audit)).rejects.toMatchObject({ code });
    expect((await audit.audit()).state.finished).toBeUndefined();
    await audit.drive({});
    expect((await finish(audit)).state.finished).toBeDefined();
  });
});

describe('stopAudit', () => {
  it('ends an audit where it stands, keeps its commits, and never calls it converged', async () => {
    const audit = await shopAudit();
    await audit.drive({ ...ANSWERS, 'fix-diff-reviewer': SILENT });
    const stopped = await stopAudit(await audit.audit(), 'the weekend');
    expect(stopped.state.ended).toMatchObject({
      outcome: 'stopped',
      why: 'stopped by the user: the weekend',
    });
    expect(await audit.drive({})).toEqual({ kind: 'done' });
    await expect(stopAudit(await audit.audit(), 'again')).rejects.toMatchObject({
      code: 'audit/no-question',
    });
    const { file } = await finish(audit);
    expect(audit.repository.git('rev-list', '--count', `main..${file.branch}`)).toBe('1');
    const summary = readFileSync(
      join(audit.repository.top, `.correctless/artifacts/audit-custom-${file.date}-summary.md`),
      'utf8',
    );
    expect(summary).toContain('**failed** (exit 3)');
  });
});

describe('two at work on one audit', () => {
  it('are one: the second is told who is', async () => {
    const audit = await shopAudit();
    const { file } = await audit.audit();
    const { lock } = auditPaths(audit.repository.top, file.audit);
    writeFileSync(lock, `${process.pid}\n`);
    await expect(audit.drive({})).rejects.toMatchObject({
      code: 'audit/busy',
      message: `another correctless (process ${process.pid}) is at work on this audit`,
    });
    expect((await audit.audit()).journal).toMatchObject([{ kind: 'begun' }]);
    rmSync(lock);
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => advanceAudit(audit.repository, file.audit, { retry: false, chunking: false })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await audit.audit()).journal.filter(({ kind }) => kind === 'planned')).toHaveLength(1);
  });

  it('do not wait for one that is gone', async () => {
    const audit = await shopAudit();
    const { file } = await audit.audit();
    writeFileSync(auditPaths(audit.repository.top, file.audit).lock, '4194303\n');
    expect((await audit.drive({})).kind).toBe('done');
  });
});
