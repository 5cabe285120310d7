import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostileRepository, ODD_NAMES } from '../../../../tests/kit/hostile-repository.ts';
import { sampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { fingerprintRepository } from '../on-disk/fingerprint.ts';
import { mergeBranch } from './merge-branch.ts';

const BRANCH = 'audit/qa';
const MESSAGE = 'Merge the audit';

/** A branch with a fix, and one commit more on main if wanted. */
function prepared(onMain?: Readonly<Record<string, string>>) {
  const repository = hostileRepository({ 'a.txt': '1\n2\n3\n', 'gone.txt': 'g\n' });
  const { git } = repository;
  git('checkout', '--quiet', '-b', BRANCH);
  for (const name of ODD_NAMES) repository.write(name, 'fixed\n');
  repository.remove('gone.txt');
  const tip = repository.commit({ 'a.txt': 'fixed\n2\n3\n', 'new/new.txt': 'new\n' });
  git('checkout', '--quiet', 'main');
  if (onMain !== undefined) repository.commit(onMain);
  return { repository, tip, head: git('rev-parse', 'HEAD') };
}

describe('mergeBranch', () => {
  it.each([
    ['where git would only move the branch', undefined],
    ['beside other work', { 'a.txt': '1\n2\nmine\n', 'mine.txt': 'm\n' }],
  ])('makes a merge commit %s', async (_, onMain) => {
    const { repository, tip, head } = prepared(onMain);
    const { git } = repository;
    const merged = await mergeBranch(repository, BRANCH, MESSAGE);
    expect(merged).toEqual({ kind: 'merged', sha: git('rev-parse', 'main') });
    expect(git('rev-parse', 'HEAD^1', 'HEAD^2', BRANCH)).toBe(`${head}\n${tip}\n${tip}`);
    expect(git('show', 'HEAD:a.txt')).toBe(onMain === undefined ? 'fixed\n2\n3' : 'fixed\n2\nmine');
    expect(git('status', '--porcelain', '--untracked-files=all')).toBe('');
    expect(readFileSync(join(repository.top, 'new/new.txt'), 'utf8')).toMatch(/^new\r?\n$/);
    expect(repository.ran()).toEqual([]);
    expect(await mergeBranch(repository, BRANCH, MESSAGE)).toEqual(merged);
    expect(await mergeBranch(repository, BRANCH, 'another message')).toEqual({ kind: 'there' });
    expect(git('rev-list', '--count', '--first-parent', `${head}..HEAD`)).toBe('1');
  });

  it('leaves the files of a submodule as they are, whatever is merged', async () => {
    const repository = hostileRepository({ 'a.txt': 'a\n' });
    const { git } = repository;
    const source = sampleRepository({ 'b.txt': 'old\n' });
    const old = source.git('rev-parse', 'HEAD');
    source.commit({ 'b.txt': 'new\n' });
    git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', source.top, 'inner');
    git('-C', 'inner', 'checkout', '--quiet', old);
    repository.commit();
    git('-c', 'submodule.recurse=false', 'checkout', '--quiet', '-b', BRANCH);
    git('update-index', '--cacheinfo', `160000,${source.git('rev-parse', 'HEAD')},inner`);
    git('commit', '--quiet', '--message', 'inner');
    git('-c', 'submodule.recurse=false', 'checkout', '--quiet', 'main');
    expect((await mergeBranch(repository, BRANCH, MESSAGE)).kind).toBe('merged');
    expect(git('rev-parse', 'HEAD:inner')).toBe(source.git('rev-parse', 'HEAD'));
    expect(git('-C', 'inner', 'rev-parse', 'HEAD')).toBe(old);
    expect(readFileSync(join(repository.top, 'inner/b.txt'), 'utf8')).toBe('old\n');
  });

  it('finishes after a crash that left the files behind', async () => {
    const { repository, head } = prepared();
    const { git } = repository;
    const merged = await mergeBranch(repository, BRANCH, MESSAGE);
    git('read-tree', '-m', '-u', 'HEAD', head);
    expect(await mergeBranch(repository, BRANCH, MESSAGE)).toEqual(merged);
    expect(git('status', '--porcelain', '--untracked-files=all')).toBe('');
  });

  it('leaves a later edit alone when it is called again', async () => {
    const { repository } = prepared();
    const merged = await mergeBranch(repository, BRANCH, MESSAGE);
    repository.write('a.txt', 'staged\n');
    repository.git('add', 'a.txt');
    repository.write('a.txt', 'edited\n');
    const before = await fingerprintRepository(repository);
    expect(await mergeBranch(repository, BRANCH, MESSAGE)).toEqual(merged);
    expect(await fingerprintRepository(repository)).toEqual(before);
  });

  it('names the files of a conflict and changes nothing', async () => {
    const { repository } = prepared({ 'a.txt': 'mine\n2\n3\n', 'gone.txt': 'changed\n' });
    const before = await fingerprintRepository(repository);
    await expect(mergeBranch(repository, BRANCH, MESSAGE)).rejects.toMatchObject({
      code: 'audit/merge-conflict',
      message: `${BRANCH} does not merge by itself: a.txt, gone.txt`,
      hint: expect.stringContaining(`git merge --no-ff ${BRANCH}`) as string,
    });
    expect(await fingerprintRepository(repository)).toEqual(before);
  });

  it('does not guess between several common ancestors', async () => {
    const { repository, tip, head } = prepared({ 'mine.txt': 'm\n' });
    const { git } = repository;
    const cross = (first: string, second: string) =>
      git('commit-tree', `${first}^{tree}`, '-p', first, '-p', second, '-m', 'cross');
    git('update-ref', `refs/heads/${BRANCH}`, cross(tip, head));
    git('reset', '--quiet', '--hard', cross(head, tip));
    await expect(mergeBranch(repository, BRANCH, MESSAGE)).rejects.toMatchObject({
      code: 'audit/merge-conflict',
      message: expect.stringContaining('2 nearest common ancestors') as string,
    });
  });

  it('refuses while there is uncommitted work', async () => {
    const { repository, head } = prepared();
    repository.write('notes.txt', 'mine\n');
    await expect(mergeBranch(repository, BRANCH, MESSAGE)).rejects.toMatchObject({
      code: 'audit/work-tree-dirty',
    });
    expect(repository.git('rev-parse', 'HEAD')).toBe(head);
  });

  it('does not write over an ignored file', async () => {
    const { repository } = prepared();
    repository.git('checkout', '--quiet', BRANCH);
    repository.write('.gitignore', '');
    repository.commit({ 'x.log': 'theirs\n' });
    repository.git('checkout', '--quiet', 'main');
    repository.write('x.log', 'mine\n');
    await expect(mergeBranch(repository, BRANCH, MESSAGE)).rejects.toMatchObject({
      code: 'audit/work-tree-dirty',
      message: expect.stringMatching(/: x\.log$/) as string,
    });
    expect(readFileSync(join(repository.top, 'x.log'), 'utf8')).toBe('mine\n');
  });

  it('refuses a HEAD on no branch, and a branch that is not there', async () => {
    const { repository } = prepared();
    await expect(mergeBranch(repository, 'nowhere', MESSAGE)).rejects.toMatchObject({
      code: 'scope/unknown-revision',
    });
    repository.git('checkout', '--quiet', '--detach');
    await expect(mergeBranch(repository, BRANCH, MESSAGE)).rejects.toMatchObject({ code: 'audit/no-branch' });
  });
});
