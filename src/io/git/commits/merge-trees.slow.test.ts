import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  sampleFolder,
  sampleRepository,
  type SampleRepository,
} from '../../../../tests/kit/sample-repository.ts';
import { fingerprintRepository } from '../on-disk/fingerprint.ts';
import { mergeTrees } from './merge-trees.ts';

type Change = (repository: SampleRepository) => void;

const LINES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const withLine = (n: number, text: string): string =>
  LINES.map((line, i) => (i === n - 1 ? text : line)).join('\n');

/** Two trees, each made of one base by a change. */
function sides(ours: Change, theirs: Change) {
  const repository = sampleRepository({
    'a.txt': LINES.join('\n'),
    'b.txt': 'b\n',
    'dir/c.txt': 'c\n',
    'bin.dat': Buffer.of(0, 1),
  });
  const side = (change: Change): string => {
    repository.git('checkout', '--quiet', '--detach', 'main');
    change(repository);
    repository.commit();
    return repository.git('rev-parse', 'HEAD^{tree}');
  };
  const trees = { ours: side(ours), theirs: side(theirs) };
  repository.git('checkout', '--quiet', 'main');
  return { repository, trees: { base: repository.git('rev-parse', 'HEAD^{tree}'), ...trees } };
}

const writes =
  (path: string, text: string): Change =>
  ({ write }) =>
    write(path, text);
const removes =
  (path: string): Change =>
  ({ remove }) =>
    remove(path);

describe('mergeTrees', () => {
  it('merges changes of different files and of different lines, and modes with them', async () => {
    const { repository, trees } = sides(
      (side) => {
        side.write('a.txt', withLine(1, 'ours'));
        side.remove('b.txt');
        side.write('both.txt', 'same\n');
      },
      (side) => {
        side.write('a.txt', withLine(9, 'theirs'));
        chmodSync(join(side.top, 'a.txt'), 0o755);
        side.write('two\nlines.txt', 'new\n');
        side.write('both.txt', 'same\n');
      },
    );
    const before = await fingerprintRepository(repository);
    const merged = await mergeTrees(repository, trees);
    expect(await fingerprintRepository(repository)).toEqual(before);
    const tree = merged.kind === 'merged' ? merged.tree : 'conflict';
    expect(repository.git('ls-tree', '-z', '--name-only', tree).split('\0')).toEqual([
      'a.txt',
      'bin.dat',
      'both.txt',
      'dir',
      'two\nlines.txt',
      '',
    ]);
    expect(repository.git('ls-tree', tree, 'a.txt')).toMatch(/^100755 /);
    expect(repository.git('cat-file', 'blob', `${tree}:a.txt`)).toBe(
      withLine(1, 'ours').replace('9', 'theirs'),
    );
  });

  const conflicts: readonly [string, Change, Change, string[]][] = [
    [
      'the same line',
      writes('a.txt', withLine(3, 'ours')),
      writes('a.txt', withLine(3, 'theirs')),
      ['a.txt'],
    ],
    ['a deleted and a changed file', removes('b.txt'), writes('b.txt', 'theirs\n'), ['b.txt']],
    ['a changed and a deleted file', writes('b.txt', 'ours\n'), removes('b.txt'), ['b.txt']],
    ['two new files of one name', writes('new.txt', 'ours\n'), writes('new.txt', 'theirs\n'), ['new.txt']],
    ['binary files', writes('bin.dat', 'a\0ours'), writes('bin.dat', 'a\0theirs'), ['bin.dat']],
    [
      'two links',
      ({ top, remove }) => {
        remove('b.txt');
        symlinkSync('ours', join(top, 'b.txt'));
      },
      ({ top, remove }) => {
        remove('b.txt');
        symlinkSync('theirs', join(top, 'b.txt'));
      },
      ['b.txt'],
    ],
    [
      'a renamed and a changed file',
      ({ write, remove }) => {
        remove('b.txt');
        write('renamed.txt', 'b\n');
      },
      writes('b.txt', 'theirs\n'),
      ['b.txt'],
    ],
  ];

  it.each(conflicts)('does not merge %s', async (_, ours, theirs, files) => {
    const { repository, trees } = sides(ours, theirs);
    expect(await mergeTrees(repository, trees)).toEqual({ kind: 'conflict', files });
  });

  it('does not merge a submodule that both moved', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\n' });
    const [base, ours, theirs] = ['1', '2', '3'].map((digit) => {
      repository.git('update-index', '--add', '--cacheinfo', `160000,${digit.repeat(40)},inner`);
      return repository.git('write-tree');
    });
    expect(await mergeTrees(repository, { base: base!, ours: ours!, theirs: theirs! })).toEqual({
      kind: 'conflict',
      files: ['inner'],
    });
  });

  it('does not merge a file and a folder of one name', async () => {
    const { repository, trees } = sides(writes('new', 'ours\n'), writes('new/inner.txt', 'theirs\n'));
    expect((await mergeTrees(repository, trees)).kind).toBe('conflict');
  });

  it.each(['a.txt -merge', 'a.txt merge=union', 'a.txt merge=theirs', '*.txt binary'])(
    'does not merge what the attributes say is merged otherwise: %s',
    async (attributes) => {
      const { repository, trees } = sides(
        writes('a.txt', withLine(1, 'ours')),
        writes('a.txt', withLine(9, 'theirs')),
      );
      const mark = join(sampleFolder(), 'ran');
      repository.git('config', 'merge.theirs.driver', `touch '${mark}'`);
      repository.write('.gitattributes', `${attributes}\n`);
      expect(await mergeTrees(repository, trees)).toEqual({ kind: 'conflict', files: ['a.txt'] });
    },
  );
});
