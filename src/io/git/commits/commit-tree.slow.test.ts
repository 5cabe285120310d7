import { chmodSync, existsSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  hostileRepository,
  ODD_NAMES,
  type HostileRepository,
} from '../../../../tests/kit/hostile-repository.ts';
import { sampleFolder, sampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { commitTree, findCommitOf } from './commit-tree.ts';
import { fingerprintRepository } from '../on-disk/fingerprint.ts';
import { openRepository } from '../repository.ts';
import { snapshotWorkTree } from '../on-disk/snapshot.ts';

const MESSAGE = 'fix(qa): ünï QA-001\n\nwith a body';

/** A repository with an edit of everything in its work tree, and the commit of it that is wanted. */
async function edited() {
  const repository = hostileRepository({ 'src/a.txt': 'a\n', 'gone.txt': 'g\n', turned: 'file\n' });
  const parent = repository.git('rev-parse', 'HEAD');
  for (const name of ODD_NAMES) repository.write(name, 'edited\n');
  repository.write('src/a.txt', 'edited\n');
  repository.remove('gone.txt');
  repository.remove('turned');
  repository.write('turned/into/folder.txt', 'new\n');
  repository.write('noise.log', 'noise\n');
  chmodSync(join(repository.top, 'run.sh'), 0o644);
  const { tree } = await snapshotWorkTree(repository);
  return { repository, parent, commit: { tree, parent, message: MESSAGE } };
}

const status = ({ git }: HostileRepository): string => git('status', '--porcelain', '--untracked-files=all');

describe('commitTree', () => {
  it('commits exactly that tree and finds everything in line', async () => {
    const { repository, parent, commit } = await edited();
    const sha = await commitTree(repository, commit);
    expect(repository.git('rev-parse', 'main')).toBe(sha);
    expect(repository.git('rev-parse', `${sha}^{tree}`, `${sha}^@`)).toBe(`${commit.tree}\n${parent}`);
    expect(repository.git('cat-file', 'commit', sha).split('\n\n').slice(1).join('\n\n')).toBe(MESSAGE);
    expect(repository.git('cat-file', 'commit', sha)).not.toMatch(/^(gpgsig|encoding)/m);
    expect(status(repository)).toBe('');
    expect(readFileSync(join(repository.top, 'src/a.txt'), 'utf8')).toBe('edited\n');
    expect(readFileSync(join(repository.top, 'noise.log'), 'utf8')).toBe('noise\n');
    expect(repository.ran()).toEqual([]);
    expect(existsSync(join(repository.top, 'hook-was-here'))).toBe(false);
  });

  it('twice makes one commit', async () => {
    const { repository, commit } = await edited();
    const sha = await commitTree(repository, commit);
    const before = await fingerprintRepository(repository);
    expect(await commitTree(repository, commit)).toBe(sha);
    expect(await fingerprintRepository(repository)).toEqual(before);
  });

  it('of many at once makes one commit', async () => {
    const { repository, parent, commit } = await edited();
    await Promise.allSettled(Array.from({ length: 4 }, () => commitTree(repository, commit)));
    await commitTree(repository, commit);
    expect(repository.git('rev-list', '--count', `${parent}..main`)).toBe('1');
  });

  it('of several that want another commit at the same place lets one through', async () => {
    const { repository, parent, commit } = await edited();
    const messages = ['one', 'two', 'three', 'four'];
    const answers = await Promise.allSettled(
      messages.map((message) => commitTree(repository, { ...commit, message })),
    );
    const refused = answers.filter(
      (answer) =>
        answer.status === 'rejected' && (answer.reason as { code: string }).code === 'audit/branch-moved',
    );
    expect(refused).toHaveLength(3);
    expect(repository.git('rev-list', '--count', `${parent}..main`)).toBe('1');
  });

  it('writes the files when they stand as in the parent', async () => {
    const { repository, commit } = await edited();
    repository.git('reset', '--quiet', '--hard');
    repository.git('clean', '-qfd');
    await commitTree(repository, commit);
    expect(status(repository)).toBe('');
    expect(readFileSync(join(repository.top, 'turned/into/folder.txt'), 'utf8')).toMatch(/^new\r?\n$/);
    expect(existsSync(join(repository.top, 'gone.txt'))).toBe(false);
    expect(repository.ran()).toEqual([]);
  });

  it.each([
    ['right after the branch moved', () => undefined],
    [
      'when some files were written',
      ({ write, remove }: HostileRepository) => {
        write('src/a.txt', 'edited\n');
        remove('gone.txt');
        remove('turned');
      },
    ],
    [
      'when all were, but not the index',
      ({ git }: HostileRepository) => git('read-tree', '-m', '-u', 'HEAD~', 'HEAD'),
    ],
  ])('finishes after a crash %s', async (_, crash) => {
    const { repository, parent, commit } = await edited();
    repository.git('reset', '--quiet', '--hard');
    repository.git('clean', '-qfd');
    const sha = repository.git('commit-tree', commit.tree, '-p', parent, '-m', MESSAGE);
    repository.git('update-ref', 'refs/heads/main', sha);
    crash(repository);
    expect(await commitTree(repository, commit)).toBe(sha);
    expect(status(repository)).toBe('');
  });

  it('leaves a file alone that stands as in neither', async () => {
    const { repository, commit } = await edited();
    repository.write('src/a.txt', 'edited meanwhile\n');
    repository.write('new.txt', 'new\n');
    await commitTree(repository, commit);
    expect(status(repository)).toBe(' M src/a.txt\n?? new.txt');
    expect(readFileSync(join(repository.top, 'src/a.txt'), 'utf8')).toBe('edited meanwhile\n');
  });

  it('leaves an index alone in which something else is staged, when the files differ as well', async () => {
    const { repository, commit } = await edited();
    repository.write('src/a.txt', 'staged\n');
    repository.git('add', 'src/a.txt');
    repository.write('src/a.txt', 'edited meanwhile\n');
    await commitTree(repository, commit);
    expect(repository.git('show', ':src/a.txt')).toBe('staged');
  });

  it('does not write over an ignored file', async () => {
    const { repository, parent } = await edited();
    repository.git('reset', '--quiet', '--hard');
    repository.git('clean', '-qfd');
    const blob = repository.git('hash-object', '-w', 'run.sh');
    repository.git('update-index', '--add', '--cacheinfo', `100644,${blob},noise.log`);
    const tree = repository.git('write-tree');
    repository.git('reset', '--quiet');
    await commitTree(repository, { tree, parent, message: 'x' });
    expect(readFileSync(join(repository.top, 'noise.log'), 'utf8')).toBe('noise\n');
  });

  it('does not write through a folder that has become a link', async () => {
    const { repository, commit } = await edited();
    const outside = sampleFolder();
    repository.remove('src');
    symlinkSync(outside, join(repository.top, 'src'));
    await commitTree(repository, commit);
    expect(readlinkSync(join(repository.top, 'src'))).toBe(outside);
    expect(existsSync(join(outside, 'a.txt'))).toBe(false);
  });

  it('refuses when the branch stands elsewhere, and changes nothing', async () => {
    const { repository, parent, commit } = await edited();
    const other = repository.git('commit-tree', 'HEAD^{tree}', '-p', 'HEAD', '-m', 'other');
    repository.git('update-ref', 'refs/heads/main', other);
    const before = await fingerprintRepository(repository);
    await expect(commitTree(repository, commit)).rejects.toMatchObject({
      code: 'audit/branch-moved',
      message: `refs/heads/main is at ${other}, not at ${parent}`,
    });
    expect(await fingerprintRepository(repository)).toEqual(before);
  });

  it('refuses a HEAD on no branch', async () => {
    const { repository, commit } = await edited();
    repository.git('update-ref', '--no-deref', 'HEAD', commit.parent);
    repository.git('checkout', '--quiet', '--detach');
    await expect(commitTree(repository, commit)).rejects.toMatchObject({
      code: 'audit/branch-moved',
      message: expect.stringContaining('HEAD is on no branch') as string,
    });
  });

  it('refuses without a whole identity, and changes nothing', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\n' });
    // The name could be guessed from the login.
    repository.git('config', 'user.email', 'developer@example.com');
    const [tree, parent] = [
      repository.git('rev-parse', 'HEAD^{tree}'),
      repository.git('rev-parse', 'HEAD'),
    ] as const;
    await expect(commitTree(repository, { tree, parent, message: 'x' })).rejects.toMatchObject({
      code: 'environment/git-failed',
    });
    expect(repository.git('rev-parse', 'HEAD')).toBe(parent);
  });

  it('moves the branch of a linked work tree alone', async () => {
    const { repository, parent } = await edited();
    const folder = join(sampleFolder(), 'linked');
    repository.git('worktree', 'add', '--quiet', '-b', 'audit/x', folder);
    const linked = await openRepository(folder);
    const before = await fingerprintRepository(repository);
    repository.git('-C', folder, 'rm', '--quiet', '-r', 'src');
    const { tree } = await snapshotWorkTree(linked);
    const sha = await commitTree(linked, { tree, parent, message: 'x' });
    const after = await fingerprintRepository(repository);
    expect(after.refs).toContainEqual(['refs/heads/audit/x', sha]);
    expect({ ...after, refs: [] }).toEqual({ ...before, refs: [] });
    expect(repository.git('rev-parse', 'main')).toBe(parent);
  });
});

describe('findCommitOf', () => {
  it('knows HEAD by tree, parent and message, all three', async () => {
    const { repository, parent, commit } = await edited();
    expect(await findCommitOf(repository, commit)).toBeUndefined();
    const sha = await commitTree(repository, commit);
    expect(await findCommitOf(repository, commit)).toBe(sha);
    expect(await findCommitOf(repository, { ...commit, message: 'other' })).toBeUndefined();
    expect(await findCommitOf(repository, { ...commit, parent: sha })).toBeUndefined();
    expect(await findCommitOf(repository, { ...commit, merged: parent })).toBeUndefined();
    const tree = repository.git('rev-parse', `${parent}^{tree}`);
    expect(await findCommitOf(repository, { ...commit, tree })).toBeUndefined();
  });
});
