import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyPatch } from './apply-patch.ts';
import { readGit, type Repository } from '../git.ts';
import { openRepository } from '../repository.ts';

let top: string;
let repository: Repository;

beforeEach(async () => {
  top = mkdtempSync(join(tmpdir(), 'apply patch-'));
  git('init', '-q');
  writeFileSync(join(top, 'a.txt'), 'one 1\ntwo\nthree\n');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'base');
  repository = await openRepository(top);
});
afterEach(() => {
  rmSync(top, { recursive: true, force: true });
});

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: top, stdio: ['ignore', 'ignore', 'inherit'] });
}

const edit = (context: string) =>
  `--- a/a.txt\n+++ b/a.txt\n@@ -1,3 +1,3 @@\n ${context}\n-two\n+zwei\n three\n`;

it('gives the tree that the patch makes of the base, whatever stands in index and work tree', async () => {
  writeFileSync(join(top, 'a.txt'), 'something else\n');
  git('add', '.');
  const applied = await applyPatch(repository, 'HEAD', edit('one 1'));
  if (applied.kind !== 'applies') throw new Error(applied.said);
  expect((await readGit(repository, ['show', `${applied.tree}:a.txt`])).toString()).toBe(
    'one 1\nzwei\nthree\n',
  );
});

it('leaves the index and the work tree alone', async () => {
  const index = readFileSync(join(top, '.git/index'));
  await applyPatch(repository, 'HEAD', edit('one 1'));
  expect(readFileSync(join(top, '.git/index')).equals(index)).toBe(true);
  expect(readFileSync(join(top, 'a.txt'), 'utf8')).toBe('one 1\ntwo\nthree\n');
});

it.each([
  ['a context line that is not there', edit('eins'), /patch failed: a\.txt:1/],
  ['a context line of other white space', edit('one   1'), /patch failed: a\.txt:1/],
  [
    'a file outside the repository',
    edit('one 1').replaceAll('/a.txt', '/../a.txt'),
    /invalid path|does not exist/,
  ],
  ['text that is no patch', 'two is now zwei\n', /No valid patches|unrecognized input/],
  ['a patch that is cut short', edit('one 1').slice(0, -3), /corrupt patch/],
])('refuses %s, in the words of git', async (_, patch, said) => {
  git('config', 'apply.ignoreWhitespace', 'change');
  const applied = await applyPatch(repository, 'HEAD', patch);
  expect(applied).toEqual({ kind: 'refused', said: expect.stringMatching(said) as unknown });
});
