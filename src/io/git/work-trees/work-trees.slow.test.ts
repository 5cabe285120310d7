import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostileRepository, ODD_NAMES } from '../../../../tests/kit/hostile-repository.ts';
import {
  sampleFolder,
  sampleRepository,
  type SampleRepository,
} from '../../../../tests/kit/sample-repository.ts';
import { fingerprintRepository } from '../on-disk/fingerprint.ts';
import { snapshotWorkTree } from '../on-disk/snapshot.ts';
import { addWorkTree, removeWorkTree } from './work-trees.ts';

const BRANCH = 'audit/qa-2024';

/** A repository, and where an audit's work tree would be in it. */
function prepared() {
  const repository = hostileRepository({ 'src/a.txt': 'a\n' });
  repository.write('.correctless/.gitignore', '*\n');
  const wanted = {
    folder: join(repository.top, '.correctless/worktrees/a1'),
    branch: BRANCH,
    at: repository.git('rev-parse', 'HEAD'),
  };
  return { repository, wanted };
}

const registered = ({ git }: SampleRepository): string[] =>
  git('worktree', 'list', '--porcelain').match(/^worktree .*$/gm) ?? [];

describe('addWorkTree', () => {
  it('lays out the commit on a branch of its own and leaves the user’s tree alone', async () => {
    const { repository, wanted } = prepared();
    repository.write('src/a.txt', 'the user is at work\n');
    const before = await fingerprintRepository(repository);
    const made = await addWorkTree(repository, wanted);
    expect(made.top).toBe(wanted.folder);
    expect(readFileSync(join(made.top, 'src/a.txt'), 'utf8')).toMatch(/^a\r?\n$/);
    for (const name of ODD_NAMES) expect(existsSync(join(made.top, name))).toBe(true);
    expect(await snapshotWorkTree(made)).toEqual({
      tree: repository.git('rev-parse', 'HEAD^{tree}'),
      dirty: false,
      leftOut: [],
    });
    expect(repository.git('-C', made.top, 'symbolic-ref', 'HEAD')).toBe(`refs/heads/${BRANCH}`);
    const after = await fingerprintRepository(repository);
    const refs = after.refs.filter(([name]) => name !== `refs/heads/${BRANCH}`);
    // The work tree itself lies below the repository.
    const files = after.files.filter(([path]) => !path.startsWith('.correctless/worktrees/'));
    expect({ ...after, refs, files }).toEqual(before);
    expect(repository.ran()).toEqual([]);
    expect(existsSync(join(made.top, 'hook-was-here'))).toBe(false);
    expect(existsSync(join(repository.top, 'hook-was-here'))).toBe(false);
  });

  it('again changes nothing, neither edits nor commits made there since', async () => {
    const { repository, wanted } = prepared();
    const made = await addWorkTree(repository, wanted);
    writeFileSync(join(made.top, 'src/a.txt'), 'edited\n');
    repository.git('-C', made.top, 'commit', '--quiet', '--all', '--message', 'a fix');
    writeFileSync(join(made.top, 'src/a.txt'), 'edited again\n');
    const before = await fingerprintRepository(made);
    expect(await addWorkTree(repository, wanted)).toEqual(made);
    expect(await fingerprintRepository(made)).toEqual(before);
  });

  const crashes: readonly [string, (repository: SampleRepository, folder: string, at: string) => void][] = [
    ['the branch alone', ({ git }, _, at) => git('branch', BRANCH, at)],
    ['an empty folder', (_, folder) => mkdirSync(folder, { recursive: true })],
    [
      'a registration without a folder',
      ({ git }, folder) => {
        git('worktree', 'add', '--quiet', '-b', BRANCH, folder);
        rmSync(folder, { recursive: true });
      },
    ],
    [
      'a locked registration with an empty folder',
      ({ git }, folder) => {
        git('worktree', 'add', '--quiet', '-b', BRANCH, folder);
        git('worktree', 'lock', '--reason', 'initializing', folder);
        rmSync(folder, { recursive: true });
        mkdirSync(folder);
      },
    ],
    [
      'a registration whose HEAD is not set yet',
      ({ git, gitDir }, folder, at) => {
        git('branch', BRANCH, at);
        git('worktree', 'add', '--quiet', '--no-checkout', '--detach', folder);
        git('worktree', 'lock', '--reason', 'initializing', folder);
        writeFileSync(join(gitDir, 'worktrees/a1/HEAD'), `${'0'.repeat(40)}\n`);
      },
    ],
    [
      'half of the files, and no index',
      ({ git }, folder) => {
        git('worktree', 'add', '--quiet', '--no-checkout', '-b', BRANCH, folder);
        mkdirSync(join(folder, 'src'));
        writeFileSync(join(folder, 'src/a.txt'), 'ha');
        writeFileSync(join(folder, 'run.sh'), '');
      },
    ],
  ];

  it.each(crashes)('finishes what a crash left: %s', async (_, crash) => {
    const { repository, wanted } = prepared();
    crash(repository, wanted.folder, wanted.at);
    const made = await addWorkTree(repository, wanted);
    expect((await snapshotWorkTree(made)).dirty).toBe(false);
    expect(readFileSync(join(made.top, 'src/a.txt'), 'utf8')).toMatch(/^a\r?\n$/);
    expect(repository.git('-C', made.top, 'symbolic-ref', 'HEAD')).toBe(`refs/heads/${BRANCH}`);
    expect(repository.git('-C', made.top, 'rev-parse', 'HEAD')).toBe(wanted.at);
    expect(registered(repository)).toHaveLength(2);
  });

  it('refuses a branch that is at another commit', async () => {
    const { repository, wanted } = prepared();
    const other = repository.git('commit-tree', 'HEAD^{tree}', '-m', 'other');
    repository.git('branch', BRANCH, other);
    await expect(addWorkTree(repository, wanted)).rejects.toMatchObject({
      code: 'audit/branch-exists',
      message: `the branch ${BRANCH} is there already, at ${other}, not at ${wanted.at}`,
    });
    expect(repository.git('rev-parse', BRANCH)).toBe(other);
    expect(existsSync(wanted.folder)).toBe(false);
  });

  it('refuses a branch that is checked out elsewhere, at whatever commit', async () => {
    const { repository, wanted } = prepared();
    const elsewhere = join(sampleFolder(), 'else\nwhere');
    repository.git('worktree', 'add', '--quiet', '-b', BRANCH, elsewhere);
    await expect(addWorkTree(repository, wanted)).rejects.toMatchObject({
      code: 'audit/branch-exists',
      message: `the branch ${BRANCH} is checked out in ${elsewhere}`,
    });
  });

  it('refuses a folder where another branch is at home', async () => {
    const { repository, wanted } = prepared();
    repository.git('worktree', 'add', '--quiet', '-b', 'other', wanted.folder);
    await expect(addWorkTree(repository, wanted)).rejects.toMatchObject({ code: 'audit/branch-exists' });
    expect(registered(repository)).toHaveLength(2);
  });

  it('refuses a folder with files that are not ours', async () => {
    const { repository, wanted } = prepared();
    mkdirSync(wanted.folder, { recursive: true });
    writeFileSync(join(wanted.folder, 'notes.txt'), 'mine\n');
    await expect(addWorkTree(repository, wanted)).rejects.toMatchObject({ code: 'environment/git-failed' });
    expect(readFileSync(join(wanted.folder, 'notes.txt'), 'utf8')).toBe('mine\n');
  });

  it('lays out a submodule as an empty folder', async () => {
    const { repository, wanted } = prepared();
    const inner = sampleRepository({ 'b.txt': 'b\n' }, join(repository.top, 'inner'));
    repository.git('add', 'inner');
    repository.git('commit', '--quiet', '--message', 'inner');
    const made = await addWorkTree(repository, { ...wanted, at: repository.git('rev-parse', 'HEAD') });
    expect(readdirSync(join(made.top, 'inner'))).toEqual([]);
    expect((await snapshotWorkTree(made)).dirty).toBe(false);
    expect(inner.git('status', '--porcelain')).toBe('');
  });
});

describe('removeWorkTree', () => {
  it('takes folder and registration away, ignored files included, and keeps the branch', async () => {
    const { repository, wanted } = prepared();
    const made = await addWorkTree(repository, wanted);
    const shared = sampleFolder();
    writeFileSync(join(shared, 'package.json'), '{}');
    mkdirSync(join(made.top, 'node_modules'));
    symlinkSync(shared, join(made.top, 'node_modules/shared'));
    await removeWorkTree(repository, wanted.folder);
    expect(readdirSync(join(repository.top, '.correctless/worktrees'))).toEqual([]);
    expect(registered(repository)).toHaveLength(1);
    expect(repository.git('rev-parse', BRANCH)).toBe(wanted.at);
    expect(readdirSync(shared)).toEqual(['package.json']);
    await removeWorkTree(repository, wanted.folder);
    expect(repository.ran()).toEqual([]);
  });

  const unsaved: readonly [string, (folder: string, repository: SampleRepository) => void, string][] = [
    ['an edited file', (folder) => writeFileSync(join(folder, 'run.sh'), 'edited\n'), 'run.sh'],
    ['a new file', (folder) => writeFileSync(join(folder, 'new.txt'), 'new\n'), 'new.txt'],
    ['a deleted file', (folder) => rmSync(join(folder, 'run.sh')), 'run.sh'],
    [
      'what is staged alone',
      (folder, { git }) => {
        writeFileSync(join(folder, 'staged.txt'), 'staged\n');
        git('-C', folder, 'add', 'staged.txt');
        rmSync(join(folder, 'staged.txt'));
      },
      'staged.txt',
    ],
    ['a repository', (folder) => sampleRepository({ 'b.txt': 'b\n' }, join(folder, 'inner')), 'inner'],
    ['a repository without commits', (folder) => sampleRepository(undefined, join(folder, 'inner')), 'inner'],
  ];

  it.each(unsaved)('refuses one that holds %s', async (_, change, named) => {
    const { repository, wanted } = prepared();
    await addWorkTree(repository, wanted);
    change(wanted.folder, repository);
    const before = readdirSync(wanted.folder);
    await expect(removeWorkTree(repository, wanted.folder)).rejects.toMatchObject({
      code: 'audit/work-tree-dirty',
      message: expect.stringContaining(`${wanted.folder}: ${named}`) as string,
    });
    expect(readdirSync(wanted.folder)).toEqual(before);
    expect(registered(repository)).toHaveLength(2);
  });

  it('refuses one with work in a submodule', async () => {
    const { repository, wanted } = prepared();
    sampleRepository({ 'b.txt': 'b\n' }, join(repository.top, 'inner'));
    repository.git('add', 'inner');
    repository.git('commit', '--quiet', '--message', 'inner');
    await addWorkTree(repository, { ...wanted, at: repository.git('rev-parse', 'HEAD') });
    const inner = join(wanted.folder, 'inner');
    repository.git('clone', '--quiet', join(repository.top, 'inner'), inner);
    writeFileSync(join(inner, 'b.txt'), 'edited\n');
    await expect(removeWorkTree(repository, wanted.folder)).rejects.toMatchObject({
      code: 'audit/work-tree-dirty',
      message: expect.stringContaining('b.txt') as string,
    });
    repository.git('-C', inner, 'checkout', '--quiet', '--', '.');
    await removeWorkTree(repository, wanted.folder);
  });

  it('refuses a locked one, and a folder that is no work tree', async () => {
    const { repository, wanted } = prepared();
    await addWorkTree(repository, wanted);
    repository.git('worktree', 'lock', wanted.folder);
    await expect(removeWorkTree(repository, wanted.folder)).rejects.toMatchObject({
      code: 'audit/work-tree-dirty',
    });
    const folder = join(repository.top, '.correctless/worktrees/other');
    mkdirSync(folder);
    await expect(removeWorkTree(repository, folder)).rejects.toMatchObject({ code: 'audit/work-tree-dirty' });
    expect(existsSync(folder)).toBe(true);
  });

  it.each([
    ['moved out of sight', (folder: string) => mkdirSync(`${folder}.removed`)],
    ['gone, its registration left', () => undefined],
  ])('finishes what a crash left: %s', async (_, crash) => {
    const { repository, wanted } = prepared();
    await addWorkTree(repository, wanted);
    rmSync(wanted.folder, { recursive: true });
    crash(wanted.folder);
    await removeWorkTree(repository, wanted.folder);
    expect(readdirSync(join(repository.top, '.correctless/worktrees'))).toEqual([]);
    expect(registered(repository)).toHaveLength(1);
  });

  it('leaves registrations of other work trees alone, also where the folder is not there', async () => {
    const { repository, wanted } = prepared();
    const far = join(sampleFolder(), 'on a drive');
    repository.git('worktree', 'add', '--quiet', '--detach', far);
    rmSync(far, { recursive: true });
    await addWorkTree(repository, wanted);
    await removeWorkTree(repository, wanted.folder);
    expect(registered(repository)).toEqual([`worktree ${repository.top}`, `worktree ${far}`]);
  });
});
