import {
  chmodSync,
  readFileSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleRepository, type SampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { watchPrograms } from '../../../../tests/kit/watched-programs.ts';
import { differences, fingerprintRepository } from './fingerprint.ts';
import { snapshotWorkTree } from './snapshot.ts';

/** A repository with something of each kind: clean, edited, staged, untracked, ignored, a link. */
function busyRepository(): SampleRepository {
  const repository = sampleRepository({
    'clean.ts': '1\n',
    'edited.ts': '1\n',
    'staged.ts': '1\n',
    '.gitignore': '*.log\n',
  });
  repository.git('branch', 'other');
  repository.git('update-ref', 'refs/correctless/runs/r1', 'HEAD');
  repository.write('edited.ts', '2\n');
  repository.write('staged.ts', '2\n');
  repository.git('add', 'staged.ts');
  repository.write('untracked ü\n.ts', 'u\n');
  repository.write('noise.log', 'n\n');
  symlinkSync('nowhere', join(repository.top, 'link'));
  return repository;
}

async function changedBy(repository: SampleRepository, act: () => unknown): Promise<string[]> {
  const before = await fingerprintRepository(repository);
  await act();
  // A later process reads it from a file.
  return differences(
    JSON.parse(JSON.stringify(before)) as typeof before,
    await fingerprintRepository(repository),
  );
}

it.each<[string, (repository: SampleRepository) => void, string[]]>([
  [
    'a clean file edited',
    ({ write }) => {
      write('clean.ts', 'x\n');
    },
    ['file clean.ts changed'],
  ],
  [
    'an edited file edited again',
    ({ write }) => {
      write('edited.ts', '3\n');
    },
    ['file edited.ts changed'],
  ],
  [
    'an edited file put back',
    ({ write }) => {
      write('edited.ts', '1\n');
    },
    ['file edited.ts changed'],
  ],
  [
    'a staged file edited',
    ({ write }) => {
      write('staged.ts', '3\n');
    },
    ['file staged.ts changed'],
  ],
  [
    'an untracked file edited',
    ({ write }) => {
      write('untracked ü\n.ts', 'x\n');
    },
    ['file "untracked ü\\n.ts" changed'],
  ],
  [
    'a new file',
    ({ write }) => {
      write('deep/new.ts', 'n\n');
    },
    ['file deep/new.ts changed'],
  ],
  [
    'a clean file deleted',
    ({ remove }) => {
      remove('clean.ts');
    },
    ['file clean.ts changed'],
  ],
  [
    'an edited file deleted',
    ({ remove }) => {
      remove('edited.ts');
    },
    ['file edited.ts changed'],
  ],
  [
    'an untracked link turned',
    ({ top }) => {
      unlinkSync(join(top, 'link'));
      symlinkSync('/etc/passwd', join(top, 'link'));
    },
    ['file link changed'],
  ],
  [
    'an edited file made a program',
    ({ top }) => {
      chmodSync(join(top, 'edited.ts'), 0o755);
    },
    ['file edited.ts changed'],
  ],
  [
    'its settings edited',
    ({ write }) => {
      write('.correctless/config/workflow-config.json', '{}');
    },
    ['file .correctless/config/workflow-config.json changed'],
  ],
  [
    'its suppressions edited',
    ({ write }) => {
      write('.correctless/suppressions.json', '[]');
    },
    ['file .correctless/suppressions.json changed'],
  ],
  ['something staged', ({ git }) => git('add', 'edited.ts'), ['index changed']],
  ['something unstaged', ({ git }) => git('reset', '--quiet', 'staged.ts'), ['index changed']],
  ['a branch made', ({ git }) => git('branch', 'third'), ['ref refs/heads/third moved']],
  ['a branch deleted', ({ git }) => git('branch', '-D', 'other'), ['ref refs/heads/other moved']],
  ['a tag made', ({ git }) => git('tag', 'v1'), ['ref refs/tags/v1 moved']],
  [
    'another branch checked out',
    ({ git }) => git('checkout', '--quiet', 'other'),
    ['HEAD moved from refs/heads/main to refs/heads/other'],
  ],
])('names %s', async (_, act, expected) => {
  const repository = busyRepository();
  expect(
    await changedBy(repository, () => {
      act(repository);
    }),
  ).toEqual(expected);
});

it('names a commit as HEAD and the branch, not the files it took in', async () => {
  const repository = busyRepository();
  const [was, said] = [
    repository.git('rev-parse', 'HEAD'),
    await changedBy(repository, () => repository.git('commit', '--quiet', '-m', 'x')),
  ];
  expect(said).toEqual([
    `HEAD moved from ${was} to ${repository.git('rev-parse', 'HEAD')}`,
    'ref refs/heads/main moved',
  ]);
});

it('names a stash as the index and its ref', async () => {
  const repository = busyRepository();
  const said = await changedBy(repository, () => repository.git('stash', '--quiet'));
  expect(said).toEqual(['index changed', 'ref refs/stash moved']);
});

it('names a submodule that moved on, and not one with work in it', async () => {
  const repository = sampleRepository({ 'a.txt': 'a\n' });
  const inner = sampleRepository({ 'b.txt': 'b\n' }, join(repository.top, 'inner'));
  repository.git('add', 'inner');
  repository.git('commit', '--quiet', '-m', 'inner');
  expect(
    await changedBy(repository, () => {
      inner.write('b.txt', 'x\n');
    }),
  ).toEqual([]);
  expect(await changedBy(repository, () => inner.commit())).toEqual(['file inner changed']);
  expect(await changedBy(repository, () => inner.commit())).toEqual(['file inner changed']);
});

it.each<[string, (repository: SampleRepository) => unknown]>([
  ['nothing', () => undefined],
  [
    'a file touched',
    ({ top }) => {
      utimesSync(join(top, 'clean.ts'), 0, 0);
    },
  ],
  [
    'an ignored file',
    ({ write }) => {
      write('noise.log', 'more\n');
    },
  ],
  [
    'a file of a run',
    ({ write }) => {
      write('.correctless/runs/r7k2/ledger.jsonl', '{}');
    },
  ],
  ['a ref of ours', ({ git }) => git('update-ref', '-d', 'refs/correctless/runs/r1')],
  ['the index refreshed', ({ git }) => git('update-index', '-q', '--really-refresh')],
  ['a snapshot', (repository) => snapshotWorkTree(repository)],
])('does not name %s', async (_, act) => {
  const repository = busyRepository();
  expect(
    await changedBy(repository, () =>
      _ === 'the index refreshed' ? tolerant(act, repository) : act(repository),
    ),
  ).toEqual([]);
});

it('writes nothing and starts no program', async () => {
  const repository = busyRepository();
  repository.write('a.txt', '1\n');
  repository.git('add', 'a.txt');
  const ran = watchPrograms(repository);
  utimesSync(join(repository.top, 'a.txt'), 0, 0);
  const index = join(repository.gitDir, 'index');
  const [bytes, inode] = [readFileSync(index, 'hex'), statSync(index).ino];
  await fingerprintRepository(repository);
  expect([readFileSync(index, 'hex'), statSync(index).ino]).toEqual([bytes, inode]);
  expect(ran()).toEqual([]);
});

it('works while somebody holds the lock of the index', async () => {
  const repository = busyRepository();
  writeFileSync(join(repository.gitDir, 'index.lock'), '');
  expect(await changedBy(repository, () => undefined)).toEqual([]);
});

it('tells a large file from another by its times', async () => {
  const repository = busyRepository();
  repository.write('large.bin', Buffer.alloc(33 * 1024 * 1024));
  expect(
    await changedBy(repository, () => {
      repository.write('large.bin', Buffer.alloc(33 * 1024 * 1024, 1));
    }),
  ).toEqual(['file large.bin changed']);
});

/** git ends with 1 when files differ from the index. */
function tolerant(act: (repository: SampleRepository) => unknown, repository: SampleRepository): void {
  try {
    act(repository);
  } catch {
    // As expected.
  }
}

it('a file beside ours is the same before and after our own .gitignore hides it, and seen when it changes', async () => {
  const repository = sampleRepository({ 'a.ts': '1\n' });
  repository.write('.correctless/evil.py', 'import os\n');
  const hide = () => {
    repository.write('.correctless/.gitignore', '*\n');
  };
  expect(await changedBy(repository, hide)).toEqual([]);
  const edit = () => {
    repository.write('.correctless/evil.py', 'import sys\n');
  };
  expect(await changedBy(repository, edit)).toEqual(['file .correctless/evil.py changed']);
});

it.each(['--assume-unchanged', '--skip-worktree'])(
  'a file marked %s is seen when it changes',
  async (flag) => {
    const repository = sampleRepository({ 'a.ts': '1\n' });
    repository.git('update-index', flag, 'a.ts');
    const edit = () => {
      repository.write('a.ts', '2\n');
    };
    expect(await changedBy(repository, edit)).toEqual(['file a.ts changed']);
  },
);
