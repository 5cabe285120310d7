import {
  chmodSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import {
  sampleFolder,
  sampleRepository,
  type SampleRepository,
} from '../../../../tests/kit/sample-repository.ts';
import { watchPrograms } from '../../../../tests/kit/watched-programs.ts';
import { openRepository } from '../repository.ts';
import { snapshotIndex, snapshotWorkTree } from './snapshot.ts';

const pathsOf = ({ git }: SampleRepository, tree: string): string[] =>
  git('ls-tree', '-r', '-z', '--name-only', tree).split('\0').filter(Boolean);

const contentOf = ({ git }: SampleRepository, tree: string, path: string): string =>
  git('cat-file', 'blob', `${tree}:${path}`);

describe('snapshotWorkTree', () => {
  it('is the tree of HEAD when nothing has changed', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\n' });
    expect(await snapshotWorkTree(repository)).toEqual({
      tree: repository.git('rev-parse', 'HEAD^{tree}'),
      dirty: false,
      leftOut: [],
    });
  });

  it('is not dirty when a file was only touched', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\n' });
    utimesSync(join(repository.top, 'a.txt'), new Date(), new Date());
    expect((await snapshotWorkTree(repository)).dirty).toBe(false);
  });

  it('sees an edit of the same size made in the same moment as the index was written', async () => {
    const repository = sampleRepository({ 'a.txt': '1\n' });
    repository.git('config', 'core.trustctime', 'false');
    const [file, index] = [join(repository.top, 'a.txt'), join(repository.gitDir, 'index')];
    utimesSync(file, 1_700_000_000, 1_700_000_000);
    repository.git('update-index', '--refresh');
    writeFileSync(file, '2\n');
    utimesSync(file, 1_700_000_000, 1_700_000_000);
    utimesSync(index, 1_700_000_000, 1_700_000_000);
    expect((await snapshotWorkTree(repository)).dirty).toBe(true);
  });

  it.each([
    ['--assume-unchanged', 'edited.txt'],
    ['--skip-worktree', 'edited.txt'],
    ['--assume-unchanged', 'gone.txt'],
    ['--skip-worktree', 'gone.txt'],
  ])('sees what git was told by %s not to look at: %s', async (flag, path) => {
    const repository = sampleRepository({ 'edited.txt': '1\n', 'gone.txt': '1\n', 'kept.txt': '1\n' });
    repository.git('update-index', flag, path);
    const marks = repository.git('ls-files', '-v');
    writeFileSync(join(repository.top, 'edited.txt'), '2\n');
    if (path === 'gone.txt') unlinkSync(join(repository.top, 'gone.txt'));
    const { tree, dirty } = await snapshotWorkTree(repository);
    expect(dirty).toBe(true);
    if (path === 'gone.txt') expect(pathsOf(repository, tree)).not.toContain(path);
    else expect(contentOf(repository, tree, path)).toBe('2');
    expect(repository.git('ls-files', '-v')).toBe(marks);
  });

  it('keeps what a sparse checkout leaves out', async () => {
    const repository = sampleRepository({ 'in.txt': '1\n', 'out.txt': '1\n' });
    repository.git('config', 'core.sparseCheckout', 'true');
    repository.git('update-index', '--skip-worktree', 'out.txt');
    unlinkSync(join(repository.top, 'out.txt'));
    expect(await snapshotWorkTree(repository)).toMatchObject({ dirty: false });
  });

  it('holds edits, staged and unstaged, deletions, and untracked files that are not ignored', async () => {
    const repository = sampleRepository({
      'edited.txt': '1\n',
      'deleted.txt': '1\n',
      'kept.txt': '1\n',
      '.gitignore': '*.log\n',
    });
    repository.write('edited.txt', 'staged\n');
    repository.git('add', 'edited.txt');
    repository.write('edited.txt', 'unstaged\n');
    repository.remove('deleted.txt');
    repository.write('new folder/new.txt', 'new\n');
    repository.write('noise.log', 'noise\n');
    const { tree, dirty } = await snapshotWorkTree(repository);
    expect(dirty).toBe(true);
    expect(pathsOf(repository, tree)).toEqual(['.gitignore', 'edited.txt', 'kept.txt', 'new folder/new.txt']);
    expect(contentOf(repository, tree, 'edited.txt')).toBe('unstaged');
  });

  it.each(['ünï.txt', 'two\nlines.txt', '-n', 'quo"te', ' lead', ':(top)x', '*.txt'])(
    'holds a new file named %j',
    async (name) => {
      const repository = sampleRepository({ 'a.txt': 'a\n' });
      repository.write(name, 'new\n');
      expect(pathsOf(repository, (await snapshotWorkTree(repository)).tree)).toContain(name);
    },
  );

  it('holds a file marked with add --intent-to-add', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\n' });
    repository.write('intended.txt', 'text\n');
    repository.git('add', '--intent-to-add', 'intended.txt');
    expect(contentOf(repository, (await snapshotWorkTree(repository)).tree, 'intended.txt')).toBe('text');
  });

  it('follows a folder that became a link, a link that became a folder, and a file that became a folder', async () => {
    const repository = sampleRepository({ 'folder/a.txt': 'a\n', file: 'f\n', 'real/b.txt': 'b\n' });
    symlinkSync('real', join(repository.top, 'link'));
    repository.commit();
    repository.remove('folder');
    symlinkSync('real', join(repository.top, 'folder'));
    repository.remove('file');
    repository.write('file/inner.txt', 'i\n');
    unlinkSync(join(repository.top, 'link'));
    repository.write('link/c.txt', 'c\n');
    const { tree } = await snapshotWorkTree(repository);
    expect(pathsOf(repository, tree)).toEqual(['file/inner.txt', 'folder', 'link/c.txt', 'real/b.txt']);
    expect(contentOf(repository, tree, 'folder')).toBe('real');
  });

  it('keeps the mode of a program', async () => {
    const repository = sampleRepository({ 'a.sh': 'a\n' });
    chmodSync(join(repository.top, 'a.sh'), 0o755);
    const { tree } = await snapshotWorkTree(repository);
    expect(repository.git('ls-tree', tree)).toMatch(/^100755 /);
  });

  it('converts line endings as the attributes say, whatever core.safecrlf demands', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\nb\n', '.gitattributes': '*.txt text\n' });
    repository.git('config', 'core.safecrlf', 'true');
    repository.write('a.txt', 'a\r\nb\nc\r\n');
    const { tree } = await snapshotWorkTree(repository);
    expect(contentOf(repository, tree, 'a.txt')).toBe('a\nb\nc');
  });

  it('holds another repository in the work tree as the commit it is at, and one without commits as a submodule of none', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\n' });
    const inner = sampleRepository({ 'b.txt': 'b\n' }, join(repository.top, 'inner'));
    sampleRepository(undefined, join(repository.top, 'empty'));
    const { tree } = await snapshotWorkTree(repository);
    expect(repository.git('ls-tree', tree, 'inner')).toBe(
      `160000 commit ${inner.git('rev-parse', 'HEAD')}\tinner`,
    );
    expect(pathsOf(repository, tree)).toEqual(['a.txt', 'empty', 'inner']);
    expect(repository.git('ls-tree', tree, 'empty')).toMatch(/^160000 commit /);
  });

  it('does not hold what this program leaves in the work tree, but its settings', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\n' });
    for (const path of [
      'runs/r7k2ab/run.json',
      'artifacts/audit-qa-history.md',
      'sessions/s.json',
      '.gitignore',
      'runs/notes.md',
    ]) {
      repository.write(`.correctless/${path}`, '{}');
    }
    repository.write('.correctless/config/workflow-config.json', '{}');
    repository.write('.correctless/suppressions.json', '[]');
    expect(pathsOf(repository, (await snapshotWorkTree(repository)).tree)).toEqual([
      '.correctless/config/workflow-config.json',
      '.correctless/runs/notes.md',
      '.correctless/suppressions.json',
      'a.txt',
    ]);
  });

  it('works in a linked work tree, a sparse one and one with a split index', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\n', 'far/b.txt': 'b\n' });
    const linked = join(sampleFolder(), 'linked');
    repository.git('worktree', 'add', '--quiet', linked, '-b', 'other');
    writeFileSync(join(linked, 'new.txt'), 'new\n');
    const { tree } = await snapshotWorkTree(await openRepository(linked));
    expect(pathsOf(repository, tree)).toEqual(['a.txt', 'far/b.txt', 'new.txt']);

    repository.git('sparse-checkout', 'set', '--no-cone', '/a.txt');
    expect((await snapshotWorkTree(repository)).dirty).toBe(false);
    repository.git('sparse-checkout', 'disable');

    repository.git('update-index', '--split-index');
    repository.git('config', 'core.splitIndex', 'true');
    repository.write('new.txt', 'new\n');
    const before = readdirSync(repository.gitDir);
    expect(pathsOf(repository, (await snapshotWorkTree(repository)).tree)).toEqual([
      'a.txt',
      'far/b.txt',
      'new.txt',
    ]);
    expect(readdirSync(repository.gitDir)).toEqual(before);
  });

  it('works when everything was removed from the index and its file is gone', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\n' });
    unlinkSync(join(repository.gitDir, 'index'));
    expect((await snapshotWorkTree(repository)).dirty).toBe(false);
  });
});

describe('snapshotIndex', () => {
  it('is what is staged, not what stands in the work tree', async () => {
    const repository = sampleRepository({ 'a.txt': '1\n' });
    repository.write('a.txt', '2\n');
    repository.git('add', 'a.txt');
    repository.write('a.txt', '3\n');
    repository.write('untracked.txt', 'u\n');
    const { tree } = await snapshotIndex(repository);
    expect(pathsOf(repository, tree)).toEqual(['a.txt']);
    expect(contentOf(repository, tree, 'a.txt')).toBe('2');
  });
});

describe.each([
  ['snapshotWorkTree', snapshotWorkTree],
  ['snapshotIndex', snapshotIndex],
])('%s', (_, snapshot) => {
  it('leaves index, refs, files and git directory as they are', async () => {
    const repository = sampleRepository({ 'a.txt': '1\n', 'b.txt': '1\n' });
    repository.write('a.txt', '2\n');
    utimesSync(join(repository.top, 'b.txt'), new Date(0), new Date(0));
    repository.write('new.txt', 'n\n');
    const index = join(repository.gitDir, 'index');
    const look = () => ({
      index: readFileSync(index, 'hex'),
      inode: statSync(index).ino,
      refs: repository.git('for-each-ref'),
      names: readdirSync(repository.gitDir),
      top: readdirSync(repository.top),
    });
    const before = look();
    // A folder of its own: others make temporary files too.
    const temporary = sampleFolder();
    vi.stubEnv('TMPDIR', temporary);
    await snapshot(repository).finally(() => vi.unstubAllEnvs());
    expect(look()).toEqual(before);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('starts no program that anybody configured', async () => {
    const repository = sampleRepository({ 'a.txt': '1\n', 'a.long': '1\n', 'same.txt': '1\n' });
    const ran = watchPrograms(repository);
    repository.write('a.txt', '2\n');
    repository.write('a.long', '2\n');
    repository.write('new.txt', 'n\n');
    utimesSync(join(repository.top, 'same.txt'), new Date(0), new Date(0));
    await snapshot(repository);
    expect(ran()).toEqual([]);
  });

  it('starts no program in a submodule', async () => {
    const repository = sampleRepository({ 'a.txt': '1\n' });
    const inner = sampleRepository({ 'b.txt': 'b\n', 'same.txt': 's\n' }, join(repository.top, 'inner'));
    repository.git('add', 'inner');
    repository.git('commit', '--quiet', '-m', 'inner');
    const ran = watchPrograms(inner);
    inner.write('b.txt', 'changed\n');
    utimesSync(join(inner.top, 'same.txt'), new Date(0), new Date(0));
    await snapshot(repository);
    expect(ran()).toEqual([]);
  });

  it('refuses an unmerged index and names the files', async () => {
    const repository = sampleRepository({ 'a.txt': '1\n' });
    repository.git('checkout', '--quiet', '-b', 'other');
    repository.commit({ 'a.txt': '2\n' });
    repository.git('checkout', '--quiet', 'main');
    repository.commit({ 'a.txt': '3\n' });
    expect(() => repository.git('merge', '--quiet', 'other')).toThrow();
    await expect(snapshot(repository)).rejects.toMatchObject({
      code: 'scope/unmerged',
      message: '1 unmerged: a.txt',
      hint: expect.stringContaining('finish the merge') as string,
    });
  });
});

it('the programs that the tests watch do run in an ordinary git', () => {
  const repository = sampleRepository({ 'a.txt': '1\n', 'a.long': '1\n' });
  const ran = watchPrograms(repository);
  repository.write('a.txt', '2\n');
  repository.write('a.long', '2\n');
  expect(() => repository.git('add', 'a.long')).toThrow();
  repository.git('config', '--unset', 'filter.long=name.process');
  repository.git('config', '--unset', 'filter.long=name.required');
  repository.git('add', 'a.txt');
  repository.git('diff', 'HEAD');
  expect(ran()).toEqual(
    expect.arrayContaining(['post-index-change', 'clean', 'process', 'driver', 'fsmonitor']),
  );
});

it('sees an edit of the same size and time, whatever the settings say of times', async () => {
  const repository = sampleRepository({ 'a.txt': 'a\n' });
  const file = join(repository.top, 'a.txt');
  const past = new Date('2020-01-01T00:00:00Z');
  utimesSync(file, past, past);
  repository.git('update-index', '--refresh');
  // git compares whole seconds of the time that nobody can set.
  await setTimeout(1100);
  repository.git('config', 'core.checkStat', 'minimal');
  repository.git('config', 'core.trustctime', 'false');
  writeFileSync(file, 'b\n');
  utimesSync(file, past, past);
  const { tree } = await snapshotWorkTree(repository);
  expect(repository.git('show', `${tree}:a.txt`)).toBe('b');
});
