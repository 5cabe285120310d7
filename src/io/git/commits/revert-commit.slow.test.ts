import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  hostileRepository,
  ODD_NAMES,
  type HostileRepository,
} from '../../../../tests/kit/hostile-repository.ts';
import { fingerprintRepository } from '../on-disk/fingerprint.ts';
import { revertCommit } from './revert-commit.ts';

const MESSAGE = 'revert(qa): QA-001';

function prepared() {
  const repository = hostileRepository({ 'a.txt': '1\n2\n3\n4\n5\n', 'gone.txt': 'g\n' });
  const before = repository.git('rev-parse', 'HEAD');
  for (const name of ODD_NAMES) repository.write(name, 'fixed\n');
  repository.remove('gone.txt');
  const fix = repository.commit({ 'a.txt': 'fixed\n2\n3\n4\n5\n', 'new/new.txt': 'new\n' });
  repository.write('noise.log', 'noise\n');
  return { repository, before, fix };
}

const status = ({ git }: HostileRepository): string => git('status', '--porcelain', '--untracked-files=all');

describe('revertCommit', () => {
  it('takes the last commit back, in a commit', async () => {
    const { repository, before, fix } = prepared();
    const reverted = await revertCommit(repository, fix, MESSAGE);
    const head = repository.git('rev-parse', 'main');
    expect(reverted).toEqual({ kind: 'reverted', sha: head });
    expect(repository.git('rev-parse', 'HEAD^', 'HEAD^{tree}')).toBe(
      `${fix}\n${repository.git('rev-parse', `${before}^{tree}`)}`,
    );
    expect(repository.git('show', '--no-patch', '--format=%B', 'HEAD').trim()).toBe(MESSAGE);
    expect(status(repository)).toBe('');
    expect(existsSync(join(repository.top, 'new'))).toBe(false);
    expect(existsSync(join(repository.top, 'gone.txt'))).toBe(true);
    expect(readFileSync(join(repository.top, 'noise.log'), 'utf8')).toBe('noise\n');
    expect(repository.ran()).toEqual([]);
  });

  it('takes an earlier commit back and leaves the later ones', async () => {
    const { repository, fix } = prepared();
    repository.commit({ 'a.txt': 'fixed\n2\n3\n4\nlater\n', 'later.txt': 'l\n' });
    expect((await revertCommit(repository, fix, MESSAGE)).kind).toBe('reverted');
    expect(repository.git('show', 'HEAD:a.txt')).toBe('1\n2\n3\n4\nlater');
    expect(repository.git('show', 'HEAD:later.txt')).toBe('l');
    expect(status(repository)).toBe('');
  });

  it('twice makes one commit, also after a crash that left the files behind', async () => {
    const { repository, fix } = prepared();
    const first = await revertCommit(repository, fix, MESSAGE);
    expect(await revertCommit(repository, fix, MESSAGE)).toEqual(first);
    repository.git('read-tree', '-m', '-u', 'HEAD', fix);
    repository.write('a.txt', '1\n2\n3\n4\n5\n');
    expect(await revertCommit(repository, fix, MESSAGE)).toEqual(first);
    expect(repository.git('rev-list', '--count', `${fix}..HEAD`)).toBe('1');
    expect(status(repository)).toBe('');
  });

  it('does not take another commit for its own because of the message', async () => {
    const { repository, fix } = prepared();
    const second = repository.commit({ 'second.txt': 's\n' });
    await revertCommit(repository, fix, MESSAGE);
    await revertCommit(repository, second, MESSAGE);
    expect(repository.git('rev-list', '--count', `${second}..HEAD`)).toBe('2');
    expect(existsSync(join(repository.top, 'second.txt'))).toBe(false);
  });

  it('can take its own commit back', async () => {
    const { repository, fix } = prepared();
    const reverted = await revertCommit(repository, fix, MESSAGE);
    const again = await revertCommit(repository, reverted.kind === 'reverted' ? reverted.sha : '', 'again');
    expect(again.kind).toBe('reverted');
    expect(repository.git('rev-parse', 'HEAD^{tree}')).toBe(repository.git('rev-parse', `${fix}^{tree}`));
    expect(status(repository)).toBe('');
  });

  it('makes an empty commit when the effect is gone already', async () => {
    const { repository, before, fix } = prepared();
    repository.git('read-tree', '-m', '-u', 'HEAD', before);
    repository.git('commit', '--quiet', '--message', 'by hand');
    expect((await revertCommit(repository, fix, MESSAGE)).kind).toBe('reverted');
    expect(repository.git('rev-parse', 'HEAD^{tree}')).toBe(repository.git('rev-parse', `${before}^{tree}`));
  });

  it('names the files of a conflict and changes nothing', async () => {
    const { repository, fix } = prepared();
    repository.commit({ 'a.txt': 'otherwise\n2\n3\n4\n5\n' });
    const before = await fingerprintRepository(repository);
    expect(await revertCommit(repository, fix, MESSAGE)).toEqual({ kind: 'conflict', files: ['a.txt'] });
    expect(await fingerprintRepository(repository)).toEqual(before);
  });

  it('takes an ignored file where another would come back for a conflict', async () => {
    const { repository } = prepared();
    repository.commit({ 'settings.env': 'shared\n' });
    repository.git('rm', '--quiet', '--cached', 'settings.env');
    repository.write('.gitignore', '*.log\n*.env\n');
    const fix = repository.commit();
    repository.write('settings.env', 'my own\n');
    const before = await fingerprintRepository(repository);
    expect(await revertCommit(repository, fix, MESSAGE)).toEqual({
      kind: 'conflict',
      files: ['settings.env'],
    });
    expect(await fingerprintRepository(repository)).toEqual(before);
    expect(readFileSync(join(repository.top, 'settings.env'), 'utf8')).toBe('my own\n');
  });

  it('refuses while there is uncommitted work', async () => {
    const { repository, fix } = prepared();
    repository.write('new.txt', 'new\n');
    await expect(revertCommit(repository, fix, MESSAGE)).rejects.toMatchObject({
      code: 'audit/work-tree-dirty',
    });
  });

  it('refuses a commit with two parents, or with none', async () => {
    const { repository, before, fix } = prepared();
    const merge = repository.git('commit-tree', 'HEAD^{tree}', '-p', before, '-p', fix, '-m', 'merge');
    for (const sha of [merge, before]) {
      await expect(revertCommit(repository, sha, MESSAGE)).rejects.toMatchObject({
        code: 'scope/unknown-revision',
      });
    }
  });
});
