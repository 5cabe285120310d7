import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleRepository, type SampleRepository } from '../../tests/kit/sample-repository.ts';
import { readAuditScope } from './audit-files.ts';
import { commitNamed } from './target/revisions.ts';

const FILES = {
  'src/a.ts': 'one\ntwo\nthree\n',
  'src/b.ts': 'export const b = 1;\n',
  'docs/a.md': 'Notes.\n',
  '.correctless/config/workflow-config.json': '{}\n',
  '.correctless/artifacts/audit-qa-history.md': '{}\n',
};

async function scopeOf(repository: SampleRepository, ...asked: readonly string[]) {
  return readAuditScope(repository, await commitNamed(repository, 'HEAD'), asked);
}

/** On a branch with a changed, a new, a renamed, a deleted, a binary, a generated and an empty file. */
function branched(): SampleRepository {
  const repository = sampleRepository({ ...FILES, 'src/gone.ts': 'x\n', 'src/old name.ts': 'a\nb\nc\nd\n' });
  repository.git('checkout', '--quiet', '-b', 'feature');
  repository.git('mv', 'src/old name.ts', 'src/new name.ts');
  repository.remove('src/gone.ts');
  symlinkSync('a.ts', join(repository.top, 'src/link.ts'));
  repository.commit({
    'src/a.ts': 'one\n2\nthree\nfour\nfive\n',
    'src/größe.ts': 'export const c = 1;\n',
    'logo.png': 'a\0b',
    'package-lock.json': '{"lockfileVersion": 3}\n',
    'src/empty.ts': '',
  });
  return repository;
}

describe('readAuditScope', () => {
  it.each([[[]], [['changed']]])(
    'of %j is what changed since the default branch, with the lines',
    async (asked) => {
      const { scope, scope_note, files, skipped } = await scopeOf(branched(), ...asked);
      expect([scope, scope_note]).toEqual([
        'changed',
        '3 files (changed since main), 4 skipped: logo.png (binary), package-lock.json (lockfile), src/empty.ts (empty), src/link.ts (empty)',
      ]);
      expect(files).toEqual([
        {
          path: 'src/a.ts',
          bytes: 22,
          changed: [
            [2, 2],
            [4, 5],
          ],
        },
        { path: 'src/größe.ts', bytes: 20, changed: [[1, 1]] },
        { path: 'src/new name.ts', bytes: 8, changed: [] },
      ]);
      expect(skipped.map(({ path }) => path)).toEqual([
        'logo.png',
        'package-lock.json',
        'src/empty.ts',
        'src/link.ts',
      ]);
    },
  );

  it('of all is every text file of the commit; the rest is named with the reason', async () => {
    const repository = branched();
    repository.write('src/untracked.ts', 'x\n');
    const { scope, files, skipped } = await scopeOf(repository, 'all');
    expect([scope, files.map(({ path }) => path)]).toEqual([
      'all',
      ['docs/a.md', 'src/a.ts', 'src/b.ts', 'src/größe.ts', 'src/new name.ts'],
    ]);
    expect(skipped.map(({ path, reason }) => [path, reason])).toEqual([
      ['logo.png', 'binary'],
      ['package-lock.json', 'lockfile'],
      ['src/empty.ts', 'empty'],
      ['src/link.ts', 'empty'],
    ]);
    expect(files.every(({ changed }) => changed.length === 0)).toBe(true);
  });

  it('of paths is what lies there', async () => {
    const { scope, files } = await scopeOf(branched(), 'docs', 'src/b.ts');
    expect([scope, files.map(({ path }) => path)]).toEqual(['docs src/b.ts', ['docs/a.md', 'src/b.ts']]);
  });

  it.each([
    ['a path that is not there', ['nowhere']],
    ['a pattern: paths are taken as they are', ['src/*.ts']],
    ['files without text', ['logo.png', 'src/empty.ts']],
    ['its own records', ['.correctless/artifacts']],
  ])('refuses %s', async (_, asked) => {
    await expect(scopeOf(branched(), ...asked)).rejects.toMatchObject({ code: 'scope/empty' });
  });

  it('believes no attributes that what changed brings along', async () => {
    const repository = branched();
    repository.commit({ '.gitattributes': 'src/** linguist-generated\n*.ts -diff\n' });
    const { files } = await scopeOf(repository, 'changed');
    expect(files.map(({ path }) => path)).toEqual([
      '.gitattributes',
      'src/a.ts',
      'src/größe.ts',
      'src/new name.ts',
    ]);
    const all = await scopeOf(repository, 'all');
    expect(all.files.map(({ path }) => path)).toEqual([
      '.gitattributes',
      'docs/a.md',
      'src/a.ts',
      'src/b.ts',
      'src/größe.ts',
      'src/new name.ts',
    ]);
  });

  it('refuses a branch on which nothing changed, and one on which only deletions did', async () => {
    const repository = sampleRepository({ 'a.ts': 'a\n', 'b.ts': 'b\n' });
    await expect(scopeOf(repository)).rejects.toMatchObject({ code: 'scope/empty' });
    repository.git('checkout', '--quiet', '-b', 'feature');
    repository.remove('a.ts');
    repository.commit();
    await expect(scopeOf(repository)).rejects.toMatchObject({
      code: 'scope/empty',
      message: 'no text file changed since main',
    });
  });
});

it.each([[['all']], [['changed']]])(
  'of %j names what is kept in Git LFS, and shows no pointer',
  async (asked) => {
    const repository = sampleRepository(FILES);
    repository.git('checkout', '--quiet', '-b', 'feature');
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12\n`;
    repository.commit({ 'src/big.ts': pointer, 'src/c.ts': 'c\n' });
    const { files, skipped, scope_note: note } = await scopeOf(repository, ...asked);
    expect(files.map(({ path }) => path)).not.toContain('src/big.ts');
    expect(skipped).toContainEqual(expect.objectContaining({ path: 'src/big.ts', reason: 'lfs' }));
    expect(note).toContain('1 skipped (kept in Git LFS and shown to nobody: src/big.ts)');
  },
);

it('audits a file that was only made executable, and names what is skipped', async () => {
  const repository = sampleRepository({ ...FILES, 'hook.sh': 'echo 1\n' });
  repository.git('checkout', '--quiet', '-b', 'feature');
  chmodSync(join(repository.top, 'hook.sh'), 0o755);
  repository.commit({ 'logo.png': 'a\0b', 'src/empty.ts': '' });
  const { files, scope_note: note } = await scopeOf(repository);
  expect(files.map(({ path }) => path)).toEqual(['hook.sh']);
  expect(note).toBe('1 file (changed since main), 2 skipped: logo.png (binary), src/empty.ts (empty)');
});

describe('what leaves files out of a whole that is audited is what the default branch says', () => {
  const MARK = '// Code generated by protoc. DO NOT EDIT.\n';
  const all = async (repository: SampleRepository) => {
    const { files, skipped, doubts } = await scopeOf(repository, 'all');
    return {
      audited: files.map(({ path }) => path).filter((path) => path.startsWith('src/')),
      left: skipped
        .filter(({ path }) => path.startsWith('src/'))
        .map(({ path, reason }) => `${path} ${reason}`),
      doubts,
    };
  };
  const SKIP = JSON.stringify({ review: { skip: [{ glob: 'src/b.ts', reason: 'mine' }] } });
  const onBranch = {
    '.gitattributes': 'src/** linguist-generated -diff\n',
    '.correctless/config/workflow-config.json': SKIP,
    'src/made.ts': `${MARK}export const made = 2;\n`,
    'src/evil.ts': `${MARK}export const evil = 1;\n`,
  };

  it('and not the branch: neither its attributes, nor its settings, nor a mark that it brings', async () => {
    const repository = sampleRepository({
      ...FILES,
      'src/made.ts': `${MARK}export const made = 1;\n`,
      'src/old.ts': `${MARK}export const old = 1;\n`,
    });
    repository.git('checkout', '--quiet', '-b', 'feature');
    repository.commit(onBranch);
    expect(await all(repository)).toEqual({
      audited: ['src/a.ts', 'src/b.ts', 'src/evil.ts'],
      left: ['src/made.ts generated', 'src/old.ts generated'],
      doubts: [],
    });
  });

  it('and what the branch has from it', async () => {
    const repository = sampleRepository({ ...FILES, '.gitattributes': 'src/a.ts linguist-generated\n' });
    repository.git('checkout', '--quiet', '-b', 'feature');
    repository.commit({ '.gitattributes': '' });
    expect(await all(repository)).toMatchObject({ audited: ['src/b.ts'], left: ['src/a.ts generated'] });
  });

  it.each([
    [
      'no default branch is known',
      (repository: SampleRepository) => repository.git('branch', '-m', 'main', 'trunk'),
    ],
    [
      'HEAD has no history in common with main',
      (repository: SampleRepository) => {
        repository.git('checkout', '--quiet', '--orphan', 'other');
        repository.git('commit', '--quiet', '-m', 'other');
      },
    ],
  ])('where %s, each file that the commit itself leaves out is named', async (why, change) => {
    const repository = sampleRepository({ ...FILES, ...onBranch });
    change(repository);
    const { left, doubts } = await all(repository);
    expect(left).toHaveLength(4);
    expect(doubts).toEqual([
      `${why}: only the audited commit itself says what may be left out of it, which is 4 files: src/a.ts (binary), src/b.ts (review.skip), src/evil.ts (binary), src/made.ts (binary)`,
    ]);
  });
});

it('names files that tools read otherwise, by the encoding that they declare', async () => {
  const repository = sampleRepository({
    'a.py': Buffer.from('# coding: shift_jis\n"\x95\\"; run() # "\n', 'latin1'),
    'b.py': '# coding: utf-8\n',
  });
  const { doubts } = await scopeOf(repository, 'all');
  expect(doubts).toEqual([expect.stringMatching(/^1 file declares .*: a\.py$/)]);
});
