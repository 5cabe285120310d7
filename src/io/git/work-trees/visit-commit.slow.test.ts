import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostileRepository } from '../../../../tests/kit/hostile-repository.ts';
import { leaveCommit, visitCommit } from './visit-commit.ts';

function prepared() {
  const repository = hostileRepository({ 'a.txt': 'one\n' });
  const first = repository.git('rev-parse', 'HEAD');
  const head = repository.commit({ 'a.txt': 'two\n', 'new/b.txt': 'b\n' });
  const home = { branch: 'main', head };
  const tree = repository.git('rev-parse', `${first}^{tree}`);
  const text = (path: string) => readFileSync(join(repository.top, path), 'utf8').replace('\r', '');
  return { repository, first, home, tree, text, keep: 'refs/correctless/kept' };
}

describe('a visit of another commit', () => {
  it('shows its files, moves no branch, and ends where it began', async () => {
    const { repository, first, home, tree, text, keep } = prepared();
    expect(await visitCommit(repository, home, { tree, at: first })).toBe(true);
    expect([text('a.txt'), existsSync(join(repository.top, 'new'))]).toEqual(['one\n', false]);
    expect(repository.git('rev-parse', 'HEAD', 'main')).toBe(`${first}\n${home.head}`);
    expect(repository.git('status', '--porcelain')).toBe('');
    await leaveCommit(repository, home, keep);
    expect([text('a.txt'), text('new/b.txt')]).toEqual(['two\n', 'b\n']);
    expect(repository.git('symbolic-ref', 'HEAD')).toBe('refs/heads/main');
    expect(repository.git('status', '--porcelain')).toBe('');
    expect(repository.git('for-each-ref', 'refs/correctless')).toBe('');
    expect(repository.ran()).toEqual([]);
    // Nobody is away.
    await leaveCommit(repository, home, keep);
    expect(repository.git('rev-parse', 'HEAD')).toBe(home.head);
  });

  it('of a tree that no commit has makes one, once', async () => {
    const { repository, home, tree, text, keep } = prepared();
    expect(await visitCommit(repository, home, { tree })).toBe(true);
    const made = repository.git('rev-parse', 'HEAD');
    expect(await visitCommit(repository, home, { tree })).toBe(true);
    expect(repository.git('rev-parse', 'HEAD')).toBe(made);
    expect(repository.git('rev-parse', 'HEAD^')).toBe(home.head);
    await leaveCommit(repository, home, keep);
    expect(text('a.txt')).toBe('two\n');
  });

  it('goes on where it was killed, on the way there and on the way back', async () => {
    const { repository, first, home, tree, text, keep } = prepared();
    repository.git('update-ref', '--no-deref', 'HEAD', first);
    expect(await visitCommit(repository, home, { tree, at: first })).toBe(true);
    expect(text('a.txt')).toBe('one\n');
    repository.git('read-tree', '-m', '-u', first, home.head);
    await leaveCommit(repository, home, keep);
    expect([text('a.txt'), repository.git('status', '--porcelain')]).toEqual(['two\n', '']);
    expect(repository.git('symbolic-ref', 'HEAD')).toBe('refs/heads/main');
  });

  it('keeps what was left there', async () => {
    const { repository, first, home, tree, keep } = prepared();
    await visitCommit(repository, home, { tree, at: first });
    repository.write('left.txt', 'left\n');
    await leaveCommit(repository, home, keep);
    expect(existsSync(join(repository.top, 'left.txt'))).toBe(false);
    expect(repository.git('show', `${keep}:left.txt`)).toBe('left');
  });

  it('is refused to who stands elsewhere', async () => {
    const { repository, home, tree, first } = prepared();
    const wrong = { ...home, head: first };
    await expect(visitCommit(repository, wrong, { tree, at: first })).rejects.toThrow(/is at/);
    expect(repository.git('symbolic-ref', 'HEAD')).toBe('refs/heads/main');
  });
});
