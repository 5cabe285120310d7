import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  hostileRepository,
  ODD_NAMES,
  type HostileRepository,
} from '../../../../tests/kit/hostile-repository.ts';
import { sampleFolder, sampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { discardChanges } from './discard-changes.ts';
import { fingerprintRepository } from '../on-disk/fingerprint.ts';
import { snapshotWorkTree } from '../on-disk/snapshot.ts';

const KEEP = 'refs/correctless/kept/audit-1/QA-001';

function prepared() {
  const repository = hostileRepository({ 'src/a.txt': 'a\n', 'src/b.txt': 'b\n', turned: 'file\n' });
  repository.write('noise.log', 'noise\n');
  const head = repository.git('rev-parse', 'HEAD');
  return { repository, head, wanted: { head, keep: KEEP } };
}

const ref = ({ git }: HostileRepository, name: string): string => git('rev-parse', name);

const changes: readonly [string, (repository: HostileRepository) => void][] = [
  ['an edit', ({ write }) => write('src/a.txt', 'edited\n')],
  [
    'an edit of each odd name',
    ({ write }) => {
      for (const name of ODD_NAMES) write(name, 'edited\n');
    },
  ],
  ['a deleted file', ({ remove }) => remove('src/a.txt')],
  ['a deleted folder', ({ remove }) => remove('src')],
  ['a new file', ({ write }) => write('new folder/deep/new\n.txt', 'new\n')],
  ['a mode', ({ top }) => chmodSync(join(top, 'run.sh'), 0o644)],
  [
    'a file that became a folder',
    ({ remove, write }) => {
      remove('turned');
      write('turned/a/b.txt', 'b\n');
    },
  ],
  [
    'a folder that became a file',
    ({ remove, write }) => {
      remove('src');
      write('src', 'file\n');
    },
  ],
  [
    'a file that became a link, and a link that became a file',
    ({ top, remove, write }) => {
      remove('turned');
      symlinkSync('/etc', join(top, 'turned'));
      remove('link');
      write('link', 'file\n');
    },
  ],
  ['a renamed file', ({ top }) => renameSync(join(top, 'src/a.txt'), join(top, 'moved.txt'))],
  [
    'staged changes',
    ({ git, write }) => {
      write('src/a.txt', 'staged\n');
      write('new.txt', 'new\n');
      git('add', '--all');
      git('rm', '--quiet', 'src/b.txt');
    },
  ],
  [
    'a file marked with add --intent-to-add',
    ({ git, write }) => {
      write('new.txt', 'new\n');
      git('add', '--intent-to-add', 'new.txt');
    },
  ],
  ['changed rules of what is ignored', ({ write }) => write('.gitignore', '')],
  [
    'attributes that change',
    ({ write }) => {
      write('.gitattributes', '* text eol=crlf\n');
      write('src/a.txt', 'a\r\nb\r\n');
    },
  ],
];

describe('discardChanges', () => {
  it('finds nothing to do in a clean work tree', async () => {
    const { repository, wanted } = prepared();
    const before = await fingerprintRepository(repository);
    expect(await discardChanges(repository, wanted)).toEqual({ kind: 'clean' });
    expect(await fingerprintRepository(repository)).toEqual(before);
    expect(repository.git('for-each-ref', 'refs/correctless')).toBe('');
  });

  it.each(changes)('undoes %s, and keeps it', async (_, change) => {
    const { repository, head, wanted } = prepared();
    const before = await fingerprintRepository(repository);
    change(repository);
    const { tree } = await snapshotWorkTree(repository);
    expect(await discardChanges(repository, wanted)).toEqual({ kind: 'kept', refs: [KEEP] });
    expect(await fingerprintRepository(repository)).toEqual(before);
    expect(repository.git('status', '--porcelain', '--untracked-files=all')).toBe('');
    expect(ref(repository, `${KEEP}^{tree}`)).toBe(tree);
    expect(ref(repository, `${KEEP}^`)).toBe(head);
    expect(readFileSync(join(repository.top, 'noise.log'), 'utf8')).toBe('noise\n');
    expect(readFileSync(join(repository.top, 'src/a.txt'), 'utf8')).toMatch(/^a\r?\n$/);
    expect(lstatSync(join(repository.top, 'link')).isSymbolicLink()).toBe(true);
    expect(lstatSync(join(repository.top, 'run.sh')).mode & 0o111).not.toBe(0);
    expect(repository.ran()).toEqual([]);
    expect(await discardChanges(repository, wanted)).toEqual({ kind: 'clean' });
  });

  it.each([
    ['edited', ({ write }: HostileRepository) => write('.gitignore', '')],
    ['removed', ({ remove }: HostileRepository) => remove('.gitignore')],
    [
      'turned into a folder',
      ({ write, remove }: HostileRepository) => {
        remove('.gitignore');
        write('.gitignore/inner.txt', 'i\n');
      },
    ],
  ])('leaves what the commit ignores, also when the rules were %s', async (_, change) => {
    const { repository, wanted } = prepared();
    repository.write('node_modules/a/index.js', 'a\n');
    repository.write('new.txt', 'new\n');
    change(repository);
    expect(await discardChanges(repository, wanted)).toEqual({ kind: 'kept', refs: [KEEP] });
    expect(readFileSync(join(repository.top, 'node_modules/a/index.js'), 'utf8')).toBe('a\n');
    expect(readFileSync(join(repository.top, 'noise.log'), 'utf8')).toBe('noise\n');
    expect(existsSync(join(repository.top, 'new.txt'))).toBe(false);
    expect(repository.git('status', '--porcelain', '--untracked-files=all')).toBe('');
  });

  it('keeps, in a second ref, what the changed rules had hidden', async () => {
    const { repository, wanted } = prepared();
    repository.write('.gitignore', '*\n');
    repository.write('hidden.txt', 'h\n');
    repository.write('src/a.txt', 'edited\n');
    const refs = [KEEP, `${KEEP}-2`];
    expect(await discardChanges(repository, wanted)).toEqual({ kind: 'kept', refs });
    expect(existsSync(join(repository.top, 'hidden.txt'))).toBe(false);
    expect(repository.git('show', `${KEEP}:.gitignore`)).toBe('*');
    expect(repository.git('show', `${KEEP}-2:hidden.txt`)).toBe('h');
  });

  it('leaves an ignored file that was added by force, and keeps it', async () => {
    const { repository, wanted } = prepared();
    repository.git('add', '--force', 'noise.log');
    expect(await discardChanges(repository, wanted)).toEqual({ kind: 'kept', refs: [KEEP] });
    expect(readFileSync(join(repository.top, 'noise.log'), 'utf8')).toBe('noise\n');
    expect(repository.git('show', `${KEEP}:noise.log`)).toBe('noise');
    expect(repository.git('status', '--porcelain', '--untracked-files=all')).toBe('');
  });

  it('leaves no empty folders behind', async () => {
    const { repository, wanted } = prepared();
    repository.write('new/deep/new.txt', 'new\n');
    await discardChanges(repository, wanted);
    expect(existsSync(join(repository.top, 'new'))).toBe(false);
  });

  it('keeps what was staged and stands nowhere else', async () => {
    const { repository, wanted } = prepared();
    repository.write('src/a.txt', 'staged\n');
    repository.git('add', 'src/a.txt');
    repository.write('src/a.txt', 'a\n');
    expect(await discardChanges(repository, wanted)).toEqual({ kind: 'kept', refs: [KEEP] });
    expect(repository.git('show', `${KEEP}^2:src/a.txt`)).toBe('staged');
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  it('appends a number when the name is taken, and keeps the same only once', async () => {
    const { repository, wanted } = prepared();
    for (const [text, name] of [
      ['one', KEEP],
      ['two', `${KEEP}-2`],
      ['three', `${KEEP}-3`],
      ['two', `${KEEP}-2`],
    ] as const) {
      repository.write('src/a.txt', `${text}\n`);
      expect(await discardChanges(repository, wanted)).toEqual({ kind: 'kept', refs: [name] });
      expect(repository.git('show', `${name}:src/a.txt`)).toBe(text);
    }
  });

  it('finishes after a crash between keeping and undoing', async () => {
    const { repository, wanted } = prepared();
    repository.write('src/a.txt', 'edited\n');
    repository.write('new.txt', 'new\n');
    const { tree } = await snapshotWorkTree(repository);
    await discardChanges(repository, wanted);
    // As it stood then, with the index that the crash left.
    repository.git('read-tree', tree);
    repository.write('src/a.txt', 'edited\n');
    repository.write('new.txt', 'new\n');
    expect(await discardChanges(repository, wanted)).toEqual({ kind: 'kept', refs: [KEEP] });
    expect(repository.git('for-each-ref', '--format=%(refname)', 'refs/correctless')).toBe(KEEP);
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  it.each(['merge', 'revert', 'cherry-pick'])(
    'ends a %s in conflict and keeps its files',
    async (command) => {
      const { repository } = prepared();
      const { git } = repository;
      git('checkout', '--quiet', '-b', 'other');
      const other = repository.commit({ 'src/a.txt': 'theirs\n' });
      git('checkout', '--quiet', 'main');
      repository.commit({ 'src/a.txt': 'ours\n' });
      if (command === 'revert') repository.commit({ 'src/a.txt': 'ours again\n' });
      const head = git('rev-parse', 'HEAD');
      const args =
        command === 'merge'
          ? ['-c', 'merge.ff=true', 'merge', 'other']
          : [command, command === 'revert' ? 'HEAD~' : other];
      expect(() => git(...args)).toThrow();
      expect(await discardChanges(repository, { head, keep: KEEP })).toEqual({ kind: 'kept', refs: [KEEP] });
      expect(git('show', `${KEEP}:src/a.txt`)).toContain('<<<<<<<');
      expect(git('status', '--porcelain', '--untracked-files=all')).toBe('');
      expect(git('status')).not.toMatch(/merging|reverting|cherry-pick/i);
    },
  );

  it('ends a merge that changes no file', async () => {
    const { repository } = prepared();
    const { git } = repository;
    git('checkout', '--quiet', '-b', 'other');
    repository.commit({ 'src/a.txt': 'theirs\n' });
    git('checkout', '--quiet', 'main');
    repository.commit({ 'src/a.txt': 'ours\n' });
    git('merge', '--quiet', '--no-commit', '--strategy=ours', 'other');
    expect(git('status')).toMatch(/merging/i);
    const head = git('rev-parse', 'HEAD');
    expect(await discardChanges(repository, { head, keep: KEEP })).toEqual({ kind: 'clean' });
    expect(git('status')).not.toMatch(/merging/i);
  });

  it('never touches what this program left there, tracked or not', async () => {
    const { repository } = prepared();
    repository.commit({
      '.correctless/audits/a1/audit.json': '1\n',
      '.correctless/suppressions.json': '[]\n',
    });
    const head = repository.git('rev-parse', 'HEAD');
    repository.write('.correctless/audits/a1/audit.json', '2\n');
    repository.write('.correctless/audits/a1/rounds.json', '{}\n');
    repository.write('.correctless/suppressions.json', '[1]\n');
    repository.write('src/a.txt', 'edited\n');
    await discardChanges(repository, { head, keep: KEEP });
    const read = (path: string) => readFileSync(join(repository.top, path), 'utf8');
    expect(read('.correctless/audits/a1/audit.json')).toBe('2\n');
    expect(read('.correctless/audits/a1/rounds.json')).toBe('{}\n');
    expect(read('.correctless/suppressions.json')).toMatch(/^\[\]\r?\n$/);
    expect(repository.git('status', '--porcelain', '--untracked-files=all')).toBe(
      ' M .correctless/audits/a1/audit.json\n?? .correctless/audits/a1/rounds.json',
    );
    expect(await discardChanges(repository, { head, keep: KEEP })).toEqual({ kind: 'clean' });
  });

  it.each([
    ['a repository', { 'b.txt': 'b\n' }],
    ['a repository without commits', undefined],
  ])('leaves %s inside and says so, after undoing the rest', async (_, files) => {
    const { repository, wanted } = prepared();
    const inner = sampleRepository(files, join(repository.top, 'inner'));
    inner.write('work.txt', 'work\n');
    repository.write('src/a.txt', 'edited\n');
    for (let time = 1; time <= 2; time += 1) {
      await expect(discardChanges(repository, wanted)).rejects.toMatchObject({
        code: 'audit/work-tree-dirty',
        message: expect.stringMatching(/: inner/) as string,
      });
      expect(readFileSync(join(inner.top, 'work.txt'), 'utf8')).toBe('work\n');
      expect(readFileSync(join(repository.top, 'src/a.txt'), 'utf8')).toMatch(/^a\r?\n$/);
      expect(repository.git('for-each-ref', '--format=%(refname)', 'refs/correctless')).toBe(KEEP);
    }
  });

  it('leaves a repository that stands where a file belongs', async () => {
    const { repository, wanted } = prepared();
    repository.remove('turned');
    sampleRepository({ 'b.txt': 'b\n' }, join(repository.top, 'turned'));
    repository.remove('src');
    sampleRepository({ 'b.txt': 'b\n' }, join(repository.top, 'src'));
    await expect(discardChanges(repository, wanted)).rejects.toMatchObject({ code: 'audit/work-tree-dirty' });
    expect(existsSync(join(repository.top, 'turned/.git'))).toBe(true);
    expect(existsSync(join(repository.top, 'src/.git'))).toBe(true);
  });

  it('says so when a submodule stands at another commit', async () => {
    const { repository } = prepared();
    const inner = sampleRepository({ 'b.txt': 'b\n' }, join(repository.top, 'inner'));
    repository.git('add', 'inner');
    repository.git('commit', '--quiet', '--message', 'inner');
    const head = repository.git('rev-parse', 'HEAD');
    const moved = inner.commit({ 'b.txt': 'c\n' });
    repository.write('src/a.txt', 'edited\n');
    await expect(discardChanges(repository, { head, keep: KEEP })).rejects.toMatchObject({
      code: 'audit/work-tree-dirty',
      message: expect.stringMatching(/: inner$/) as string,
    });
    expect(inner.git('rev-parse', 'HEAD')).toBe(moved);
    expect(readFileSync(join(repository.top, 'src/a.txt'), 'utf8')).toMatch(/^a\r?\n$/);
  });

  it('does not write over ignored files that stand where others belong, and touches nothing then', async () => {
    const { repository, wanted } = prepared();
    repository.remove('turned');
    repository.write('turned/noise.log', 'precious\n');
    repository.write('src/a.txt', 'edited\n');
    await expect(discardChanges(repository, wanted)).rejects.toMatchObject({
      code: 'audit/work-tree-dirty',
      message: expect.stringMatching(/: turned\/noise\.log$/) as string,
    });
    expect(readFileSync(join(repository.top, 'turned/noise.log'), 'utf8')).toBe('precious\n');
    expect(readFileSync(join(repository.top, 'src/a.txt'), 'utf8')).toBe('edited\n');
  });

  it('does not follow a link out of the work tree', async () => {
    const { repository, wanted } = prepared();
    const outside = sampleFolder();
    mkdirSync(join(outside, 'deep'));
    repository.remove('src');
    symlinkSync(outside, join(repository.top, 'src'));
    await discardChanges(repository, wanted);
    expect(readdirSync(outside)).toEqual(['deep']);
    expect(lstatSync(join(repository.top, 'src')).isDirectory()).toBe(true);
  });

  it('refuses when HEAD stands elsewhere, and touches nothing', async () => {
    const { repository, wanted } = prepared();
    repository.commit({ 'src/a.txt': 'committed\n' });
    repository.write('src/b.txt', 'edited\n');
    const before = await fingerprintRepository(repository);
    await expect(discardChanges(repository, wanted)).rejects.toMatchObject({ code: 'audit/branch-moved' });
    expect(await fingerprintRepository(repository)).toEqual(before);
  });
});
