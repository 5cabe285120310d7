import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleFolder, sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { readGit, runGit } from './git.ts';
import { openRepository } from './repository.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const numstat = ['diff-tree', '-r', '--numstat', 'HEAD~', 'HEAD'];

describe('a change cannot make git blind to its own code', () => {
  it('ignores .gitattributes of the work tree and the index', async () => {
    const repository = sampleRepository({ 'a.ts': 'one\n' });
    repository.commit({ 'a.ts': 'two\n', '.gitattributes': '*.ts binary\n' });
    expect((await readGit(repository, numstat)).toString()).toBe('1\t0\t.gitattributes\n1\t1\ta.ts\n');
  });

  it('ignores attributes in a nested folder, also while the work tree is elsewhere', async () => {
    const repository = sampleRepository({ 'src/a.ts': 'one\n' });
    repository.commit({ 'src/a.ts': 'two\n', 'src/.gitattributes': '* -diff\n' });
    repository.remove('src');
    expect((await readGit(repository, numstat)).toString()).toContain('1\t1\tsrc/a.ts\n');
  });

  it('ignores them where the configuration names the work tree, as that of every submodule does', async () => {
    const repository = sampleRepository({ 'a.ts': 'one\n' });
    repository.commit({ 'a.ts': 'two\n', '.gitattributes': '*.ts binary\n' });
    repository.git('config', 'core.worktree', '..');
    expect((await readGit(repository, numstat)).toString()).toContain('1\t1\ta.ts\n');
    expect((await readGit(repository, [...numstat, '--', 'a.ts'])).toString()).toBe('1\t1\ta.ts\n');

    const outer = sampleRepository({ 'b.ts': 'b\n' });
    repository.git('config', '--unset', 'core.worktree');
    outer.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', repository.top, 'inner');
    const inner = await openRepository(`${outer.top}/inner`);
    expect((await readGit(inner, numstat)).toString()).toContain('1\t1\ta.ts\n');
  });

  it("ignores the user's own attributes file", async () => {
    const repository = sampleRepository({ 'a.ts': 'one\n' });
    repository.commit({ 'a.ts': 'two\n', 'their attributes': '*.ts binary\n' });
    repository.git('config', 'core.attributesFile', `${repository.top}/their attributes`);
    expect((await readGit(repository, numstat)).toString()).toContain('1\t1\ta.ts\n');
  });
});

it.each([
  ['diff.external', '/bin/false'],
  ['diff.noprefix', 'true'],
  ['diff.mnemonicPrefix', 'true'],
  ['diff.orderFile', 'no such file'],
  ['diff.suppressBlankEmpty', 'true'],
  ['diff.context', '0'],
  ['diff.renames', 'false'],
  ['diff.algorithm', 'patience'],
  ['diff.relative', 'true'],
  ['color.ui', 'always'],
  ['color.diff', 'always'],
  ['core.quotePath', 'true'],
  ['core.abbrev', '5'],
  ['core.bigFileThreshold', '1'],
  ['core.pager', '/bin/false'],
])('prints the same diff whatever the user sets %s to', async (key, value) => {
  const repository = sampleRepository({ 'ä.ts': 'one\n\nthree\nfour\nfive\n' });
  repository.commit({ 'ä.ts': 'one\n\nthree\n4\nfive\n' });
  const args = [
    'diff-tree',
    '-p',
    '-U3',
    '--no-ext-diff',
    '--src-prefix=a/',
    '--dst-prefix=b/',
    'HEAD~',
    'HEAD',
  ];
  const before = await readGit(repository, args);
  expect(before.toString()).toContain('diff --git a/ä.ts b/ä.ts');
  repository.git('config', key, value);
  expect((await readGit(repository, args)).toString()).toBe(before.toString());
});

it('runs nothing when a caller forgets --no-ext-diff, but fails', async () => {
  const repository = sampleRepository({ 'a.ts': 'one\n' });
  repository.commit({ 'a.ts': 'two\n' });
  repository.git('config', 'diff.external', '/bin/echo');
  await expect(readGit(repository, ['diff', '--ext-diff', 'HEAD~', 'HEAD'])).rejects.toMatchObject({
    code: 'environment/git-failed',
  });
});

it('reads an object by its name, not what refs/replace/ puts in its place', async () => {
  const repository = sampleRepository({ 'a.ts': 'real\n', 'b.ts': 'replacement\n' });
  const [real, other] = ['a.ts', 'b.ts'].map((path) => repository.git('rev-parse', `HEAD:${path}`));
  repository.git('replace', real!, other!);
  expect((await readGit(repository, ['cat-file', 'blob', real!])).toString()).toBe('real\n');
});

it('is not redirected by variables of the caller', async () => {
  const repository = sampleRepository({ 'a.ts': 'one\n' });
  for (const name of ['GIT_DIR', 'GIT_OBJECT_DIRECTORY', 'GIT_WORK_TREE', 'GIT_CONFIG'])
    vi.stubEnv(name, '/nowhere');
  vi.stubEnv('GIT_CONFIG_COUNT', '1');
  vi.stubEnv('GIT_CONFIG_KEY_0', 'core.abbrev');
  vi.stubEnv('GIT_CONFIG_VALUE_0', 'not a number');
  vi.stubEnv('GIT_CONFIG_PARAMETERS', "'core.abbrev=not a number'");
  expect((await readGit(repository, ['ls-tree', '--name-only', 'HEAD'])).toString()).toBe('a.ts\n');
});

it('gives stdout byte for byte, also when it is large', async () => {
  const bytes = Buffer.from(Array.from({ length: 500_000 }, (_, i) => (i * 7919) % 256));
  const repository = sampleRepository({ blob: bytes });
  expect((await readGit(repository, ['cat-file', 'blob', 'HEAD:blob'])).equals(bytes)).toBe(true);
});

it('says which command failed, with what git said', async () => {
  const { top } = sampleRepository({ 'a.ts': 'one\n' });
  await expect(runGit(top, ['cat-file', 'blob', 'nothing'])).rejects.toMatchObject({
    code: 'environment/git-failed',
    message: 'git cat-file blob nothing: fatal: Not a valid object name nothing',
  });
});

it('says that the folder is missing, not git', async () => {
  await expect(runGit(`${sampleFolder()}/gone`, ['version'])).rejects.toMatchObject({
    code: 'environment/git-failed',
  });
});
