import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  sampleFolder,
  sampleRepository,
  type SampleRepository,
} from '../../../tests/kit/sample-repository.ts';
import { commitInTable, type HistoryTable } from '../../context/history/history-table.ts';
import type { Repository } from '../../io/git/git.ts';
import { readChange } from '../change/change.ts';
import { readContext } from '../context.ts';

const numbered = (count: number, changed: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: count }, (_, i) => `${changed[i + 1] ?? `line ${i + 1}`}\n`).join('');

/** Commits all of the work tree with a message; the clock moves a minute each time, so that newest first is decided. */
function committer(
  repository: SampleRepository,
): (message: string, files: Readonly<Record<string, string>>) => string {
  let minute = 0;
  return (message, files) => {
    for (const [path, text] of Object.entries(files)) repository.write(path, text);
    minute += 1;
    repository.git('add', '--all');
    const date = new Date(Date.UTC(2030, 0, 1, 0, minute)).toISOString();
    execFileSync(
      'git',
      ['-c', 'user.name=Jane Roe', '-c', 'user.email=jane@example.com', 'commit', '-qm', message],
      {
        cwd: repository.top,
        env: { PATH: process.env['PATH'], GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      },
    );
    return repository.git('rev-parse', 'HEAD');
  };
}

async function historyOf(repository: Repository, from: string, to: string): Promise<HistoryTable> {
  const change = await readChange(repository, { kind: 'range', from, to, dots: 2, paths: [] });
  return (await readContext(repository, change)).history;
}

const told = (table: HistoryTable): string[] =>
  table.rows.map((row) =>
    `${row.why}: ${row.subject} ${row.lines.map((l) => `${l.start}-${l.end}`).join(',')}`.trim(),
  );

describe('the history of a changed file', () => {
  it('names the commits that last touched the removed lines and those around, the removed first', async () => {
    const repository = sampleRepository();
    const commit = committer(repository);
    commit('root', { 'a.ts': numbered(30) });
    commit('on', { 'a.ts': numbered(30, { 15: 'on' }) });
    commit('near', { 'a.ts': numbered(30, { 12: 'near', 15: 'on' }) });
    const base = commit('far', { 'a.ts': numbered(30, { 12: 'near', 15: 'on', 25: 'far' }) });
    const head = commit('change', { 'a.ts': numbered(30, { 12: 'near', 15: 'CHANGED', 25: 'far' }) });
    expect(told(await historyOf(repository, base, head))).toEqual([
      'blame: on 15-15',
      'blame: near 12-12',
      'blame: root 13-14,16-18',
      'log: far',
    ]);
  });

  it('looks around an insertion, where no line is removed', async () => {
    const repository = sampleRepository();
    const commit = committer(repository);
    commit('root', { 'a.ts': numbered(20) });
    const base = commit('near', { 'a.ts': numbered(20, { 10: 'near' }) });
    const head = commit('change', { 'a.ts': numbered(20, { 10: 'near\ninserted' }) });
    expect(told(await historyOf(repository, base, head))).toEqual([
      'blame: near 10-10',
      'blame: root 8-9,11-13',
    ]);
  });

  it('puts reverts and fixes before other commits, and finds old ones that blame does not', async () => {
    const repository = sampleRepository();
    const commit = committer(repository);
    commit('root', { 'a.ts': numbered(40) });
    commit('Revert "Cache totals"\n\nThis reverts commit 1234567.', {
      'a.ts': numbered(40, { 40: 'reverted' }),
    });
    for (const n of [1, 2, 3, 4, 5]) commit(`feat ${n}`, { 'a.ts': numbered(40, { 40: `feat ${n}` }) });
    const fixed = commit('rounding\n\nFixes #12\nSigned-off-by: Jane Roe <jane@example.com>', {
      'a.ts': numbered(40, { 5: 'fixed', 40: 'feat 5' }),
    });
    const head = commit('change', { 'a.ts': numbered(40, { 5: 'CHANGED', 40: 'feat 5' }) });
    const table = await historyOf(repository, fixed, head);
    expect(told(table)).toEqual([
      'fix: rounding 5-5',
      'blame: root 2-4,6-8',
      'revert: Revert "Cache totals"',
      'log: feat 5',
      'log: feat 4',
      'log: feat 3',
      'log: feat 2',
    ]);
    expect(table.rows[0]).toMatchObject({
      sha: fixed,
      body: 'Fixes #12',
      date: '2030-01-01T00:08:00.000Z',
      path: 'a.ts',
    });
    expect(table.rows[0]?.patch).toContain('-line 5\n+fixed');
  });

  it('follows a file that the change renames, and one that was renamed before', async () => {
    const repository = sampleRepository();
    const commit = committer(repository);
    commit('root', { 'one name.ts': numbered(30) });
    commit('fix five', { 'one name.ts': numbered(30, { 5: 'five' }) });
    repository.git('mv', 'one name.ts', 'b.ts');
    const base = commit('rename', {});
    repository.git('mv', 'b.ts', 'c.ts');
    const head = commit('change', { 'c.ts': numbered(30, { 5: 'CHANGED' }) });
    const table = await historyOf(repository, base, head);
    expect(told(table)).toEqual(['fix: fix five 5-5', 'blame: root 2-4,6-8', 'log: rename']);
    expect(new Set(table.rows.map((row) => row.path))).toEqual(new Set(['c.ts']));
    expect(table.rows[0]?.patch).toContain('+five');
    expect(table.rows[2]?.patch).toBe('[renamed from one name.ts]');
  });

  it('is told for a deleted file, and not for an added or a binary one', async () => {
    const repository = sampleRepository();
    const commit = committer(repository);
    const base = commit('root', { 'gone.ts': numbered(3), 'b.bin': 'a\0b' });
    repository.remove('gone.ts');
    const head = commit('change', { 'new.ts': 'x\n', 'b.bin': 'a\0c' });
    expect(told(await historyOf(repository, base, head))).toEqual(['blame: root 1-3']);
  });

  it('reads names with quotes, brackets and a leading colon as they are', async () => {
    const repository = sampleRepository();
    const commit = committer(repository);
    const names = ['a"b.ts', ':(top)x.ts', '[id].ts', 'ü.ts', '-L1.ts'];
    const all = (text: string): Record<string, string> =>
      Object.fromEntries(names.map((name) => [name, text]));
    commit('root', all(numbered(30)));
    const base = commit('fix far', all(numbered(30, { 30: 'far' })));
    const head = commit('change', all(numbered(30, { 1: 'CHANGED', 30: 'far' })));
    const table = await historyOf(repository, base, head);
    for (const [why, added] of [
      ['blame', '+line 1'],
      ['fix', '+far'],
    ] as const) {
      const rows = table.rows.filter((row) => row.why === why && row.patch?.includes(added));
      expect(rows.map((row) => row.path).toSorted()).toEqual(names.toSorted());
    }
  });

  it('tells a past rename as one, not as a new file', async () => {
    const repository = sampleRepository();
    const commit = committer(repository);
    commit('root', { 'a.ts': numbered(30) });
    repository.git('mv', 'a.ts', 'b.ts');
    commit('fix and rename', { 'b.ts': numbered(30, { 30: 'edited' }) });
    const nine = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [n, `new ${n}`]));
    const base = commit('rewrite', { 'b.ts': numbered(30, { ...nine, 30: 'edited' }) });
    const head = commit('change', { 'b.ts': numbered(30, { ...nine, 5: 'CHANGED', 30: 'edited' }) });
    const table = await historyOf(repository, base, head);
    expect(told(table)).toEqual(['blame: rewrite 2-8', 'fix: fix and rename']);
    expect(table.rows[1]?.patch).toMatch(/^\[renamed from a\.ts\]\n@@ -27,4 \+27,4 @@/);
  });

  it('shows of a patch what it did near the change, and all of it where it mended something', async () => {
    const repository = sampleRepository();
    const commit = committer(repository);
    const guard = { 10: 'if (card === null) return;' };
    commit('root', { 'a.ts': numbered(60, guard) });
    commit('simpler', { 'a.ts': numbered(60, { 10: 'charge(card)', 40: 'elsewhere' }) });
    commit('tidy', { 'a.ts': numbered(60, { 10: 'charge(card)', 40: 'elsewhere', 58: 'tidied' }) });
    const after = { 40: 'elsewhere', 58: 'mended' };
    commit('Revert "tidy"', { 'a.ts': numbered(60, { 10: 'charge(card)', 40: 'elsewhere' }) });
    const base = commit('fix the end', { 'a.ts': numbered(60, { 10: 'charge(card)', ...after }) });
    // The guard comes back some lines above where it stood.
    const head = commit('change', { 'a.ts': numbered(60, { 10: 'charge(card)', ...after, 1: guard[10] }) });
    const { rows } = await historyOf(repository, base, head);
    const patches = new Map(rows.map(({ subject, patch }) => [subject, patch]));
    expect(patches.get('simpler')).toMatch(
      /^-if \(card === null\) return;\n[^]*\n\[1 more hunks of this patch\]$/m,
    );
    expect(patches.get('tidy')).toBe('[not near this change: 1 hunk]');
    expect(patches.get('fix the end')).toContain('+mended');
    expect(patches.get('Revert "tidy"')).toContain('-tidied');
  });

  it('tells nothing of people', async () => {
    const repository = sampleRepository();
    const commit = committer(repository);
    const base = commit('root\n\nwhy\n\nCo-authored-by: Jane Roe <jane@example.com>', {
      'a.ts': numbered(3),
    });
    const head = commit('change', { 'a.ts': numbered(2) });
    const text = JSON.stringify(await historyOf(repository, base, head));
    expect(text).toContain('why');
    expect(text).not.toMatch(/jane|roe|example\.com/i);
  });
});

describe('what history does without', () => {
  it('a first commit has none', async () => {
    const repository = sampleRepository({ 'a.ts': numbered(3) });
    const change = await readChange(repository, {
      kind: 'branch-or-commit',
      rev: repository.git('rev-parse', 'HEAD'),
      paths: [],
    });
    expect((await readContext(repository, change)).history).toEqual({ rows: [], omitted: 0 });
  });

  it('a shallow clone does not lay every line at the door of the commit where it ends', async () => {
    const repository = sampleRepository();
    const commit = committer(repository);
    commit('root', { 'a.ts': numbered(30) });
    const end = commit('innocent', { 'a.ts': numbered(30, { 30: 'innocent' }) });
    const base = commit('known', { 'a.ts': numbered(30, { 5: 'known', 30: 'innocent' }) });
    const head = commit('change', { 'a.ts': numbered(30, { 5: 'CHANGED', 30: 'innocent' }) });
    const top = join(sampleFolder(), 'shallow');
    execFileSync('git', ['clone', '-q', '--depth=3', `file://${repository.top}`, top]);
    const table = await historyOf({ top, gitDir: join(top, '.git') }, base, head);
    expect(told(table)).toEqual(['blame: known 5-5']);
    expect(table.notes).toEqual([
      `the clone is shallow: what happened up to ${end} is unknown (git fetch --unshallow)`,
    ]);
    expect(table.cutOff).toEqual([end]);
  });

  it('content that a damaged clone lacks is a note, not the end', async () => {
    const repository = sampleRepository();
    const commit = committer(repository);
    const old = commit('root', { 'a.ts': numbered(30) });
    const base = commit('near', { 'a.ts': numbered(30, { 5: 'near' }) });
    const head = commit('change', { 'a.ts': numbered(30, { 5: 'CHANGED' }) });
    const blob = repository.git('rev-parse', `${old}:a.ts`);
    repository.remove(`.git/objects/${blob.slice(0, 2)}/${blob.slice(2)}`);
    const table = await historyOf(repository, base, head);
    expect(table.notes).toEqual([
      expect.stringMatching(/^a\.ts: git blame cannot read its history: fatal: /),
      expect.stringMatching(/^patches of past commits cannot be shown: fatal: /),
    ]);
    expect(told(table)).toEqual(['log: near', 'log: root']);
  });

  it('programs and settings of the user have no say', async () => {
    const repository = sampleRepository();
    const commit = committer(repository);
    const base = commit('root', { 'a.ts': numbered(9), hostile: 'x\n' });
    const head = commit('change', { 'a.ts': numbered(9, { 5: 'CHANGED' }) });
    const ran = join(repository.top, 'ran');
    writeFileSync(join(repository.gitDir, 'info', 'attributes'), '*.ts diff=evil\n');
    for (const [name, value] of [
      ['diff.evil.textconv', `sh -c 'touch "${ran}"; cat "$1"' --`],
      ['diff.evil.command', `touch ${ran}`],
      ['blame.ignoreRevsFile', 'nowhere'],
      ['log.showSignature', 'true'],
      ['log.follow', 'true'],
      ['diff.noprefix', 'true'],
    ] as const) {
      repository.git('config', name, value);
    }
    expect(told(await historyOf(repository, base, head))).toEqual(['blame: root 2-8']);
    expect(repository.git('status', '--porcelain')).toBe('');
  });
});

it('gives every file its best row before any file a second, and counts the others', async () => {
  const repository = sampleRepository();
  const commit = committer(repository);
  const files = (text: (n: number) => string): Record<string, string> =>
    Object.fromEntries(Array.from({ length: 70 }, (_, n) => [`f${n}.ts`, text(n)]));
  commit(
    'root',
    files((n) => numbered(9, { 1: `file ${n}` })),
  );
  commit(
    'second',
    files((n) => numbered(9, { 1: `file ${n}`, 4: `second ${n}` })),
  );
  const base = commit(
    'third',
    files((n) => numbered(9, { 1: `file ${n}`, 4: `second ${n}`, 5: `third ${n}` })),
  );
  const head = commit(
    'change',
    files((n) => numbered(9, { 1: `file ${n}`, 4: `second ${n}`, 5: 'CHANGED' })),
  );
  const table = await historyOf(repository, base, head);
  expect([table.rows.length, table.omitted]).toEqual([120, 90]);
  expect(table.rows.filter((row) => row.subject === 'third')).toHaveLength(70);
  expect(await historyOf(repository, base, head)).toEqual(table);
});

describe('a commit that a finding refers to', () => {
  const row = (sha: string) => ({
    sha,
    date: '',
    subject: '',
    body: '',
    path: 'a' as never,
    lines: [],
    why: 'log' as const,
  });
  const table = {
    rows: [
      row('9'.repeat(40)),
      row(`abcdef1${'0'.repeat(33)}`),
      row(`abcdef12${'1'.repeat(32)}`),
      row(`abcdef12${'1'.repeat(32)}`),
    ],
    omitted: 0,
  };
  it.each([
    ['is found by its full name', `abcdef1${'0'.repeat(33)}`, `abcdef1${'0'.repeat(33)}`],
    ['is found by an abbreviation, though it has two rows', 'abcdef12', `abcdef12${'1'.repeat(32)}`],
    ['is not found by an abbreviation of two', 'abcdef1', undefined],
    ['is not found by fewer than seven digits', '999999', undefined],
    ['is not found when the table lacks it', '1234567', undefined],
    ['is not found when its name goes on', `abcdef1${'0'.repeat(34)}`, undefined],
    ['is not found by what is no name', 'HEAD~10', undefined],
  ])('%s', (_, ref, expected) => {
    expect(commitInTable(table, ref)).toBe(expected);
  });
});
