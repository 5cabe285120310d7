import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  sampleFolder,
  sampleRepository,
  type SampleRepository,
} from '../../../tests/kit/sample-repository.ts';
import { watchPrograms } from '../../../tests/kit/watched-programs.ts';
import { materializeTree, pruneTrees } from './materialize.ts';
import { putInPlace } from './tree-cache.ts';

const treeOf = (repository: SampleRepository): string => repository.git('rev-parse', 'HEAD^{tree}');

const contents = {
  'plain.txt': 'a\n',
  'a folder/ünï.txt': '',
  'bin/run.sh': '#!/bin/sh\n',
  'b\nc.bin': Buffer.of(0, 255, 10),
};

describe('a finished draft', () => {
  it.each([
    ['where nothing stands', () => undefined, true],
    ['where an empty folder stands', (folder: string) => mkdirSync(folder), true],
    [
      'not where another stands, which keeps its name',
      (folder: string) => {
        mkdirSync(folder);
        writeFileSync(join(folder, 'other'), '');
      },
      false,
    ],
  ])('gets its name %s', async (_, prepare, given) => {
    const top = sampleFolder();
    const [draft, folder] = [join(top, 'draft'), join(top, 'tree')];
    mkdirSync(draft);
    writeFileSync(join(draft, 'own'), '');
    prepare(folder);
    expect(await putInPlace(draft, folder)).toBe(given);
    expect(readdirSync(folder)).toEqual([given ? 'own' : 'other']);
  });

  it('that is gone is an error', async () => {
    const top = sampleFolder();
    await expect(putInPlace(join(top, 'draft'), join(top, 'tree'))).rejects.toThrow('ENOENT');
  });
});

describe('materializeTree', () => {
  it('writes every file byte for byte, read-only, programs as programs, links as links', async () => {
    const repository = sampleRepository();
    symlinkSync('../plain.txt', join(repository.top, 'link'));
    symlinkSync('/etc/passwd', join(repository.top, 'far'));
    repository.write('bin/run.sh', '');
    chmodSync(join(repository.top, 'bin/run.sh'), 0o755);
    repository.commit(contents);
    const cache = sampleFolder();
    const folder = await materializeTree(repository, treeOf(repository), cache);
    expect(folder).toBe(join(cache, 'trees', treeOf(repository)));
    for (const [path, content] of Object.entries(contents)) {
      expect(readFileSync(join(folder, path))).toEqual(Buffer.from(content));
    }
    expect(statSync(join(folder, 'plain.txt')).mode & 0o777).toBe(0o444);
    expect(statSync(join(folder, 'bin/run.sh')).mode & 0o777).toBe(0o555);
    expect(readlinkSync(join(folder, 'link'))).toBe('../plain.txt');
    expect(readlinkSync(join(folder, 'far'))).toBe('/etc/passwd');
    expect(readdirSync(folder).toSorted()).toEqual([
      'a folder',
      'b\nc.bin',
      'bin',
      'far',
      'link',
      'plain.txt',
    ]);
  });

  it('writes a file of 20 MB like any other', async () => {
    const large = Buffer.alloc(20 * 1024 * 1024, 'no line is the same\r\n\0');
    const repository = sampleRepository();
    repository.write('tool', '');
    chmodSync(join(repository.top, 'tool'), 0o755);
    repository.commit({ 'large.bin': large, tool: large });
    const folder = await materializeTree(repository, treeOf(repository), sampleFolder());
    for (const [name, mode] of [
      ['large.bin', 0o444],
      ['tool', 0o555],
    ] as const) {
      expect(readFileSync(join(folder, name)).equals(large)).toBe(true);
      expect(statSync(join(folder, name)).mode & 0o777).toBe(mode);
    }
  });

  it('writes a submodule as an empty folder', async () => {
    const repository = sampleRepository({ 'a.txt': 'a' });
    repository.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},lib/sub`);
    repository.git('commit', '--quiet', '-m', 'submodule');
    const folder = await materializeTree(repository, treeOf(repository), sampleFolder());
    expect(readdirSync(join(folder, 'lib/sub'))).toEqual([]);
  });

  it('writes the empty tree', async () => {
    const repository = sampleRepository({});
    expect(readdirSync(await materializeTree(repository, treeOf(repository), sampleFolder()))).toEqual([]);
  });

  it('takes what the tree says, not the work tree, and starts no program', async () => {
    const repository = sampleRepository({
      'a.txt': 'committed $Id$\r\n',
      '.gitattributes': '*.txt ident text eol=crlf\n',
    });
    const blob = repository.git('cat-file', 'blob', 'HEAD:a.txt');
    repository.write('a.txt', 'changed\n');
    const ran = watchPrograms(repository);
    const folder = await materializeTree(repository, treeOf(repository), sampleFolder());
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe(`${blob}\n`);
    expect(ran()).toEqual([]);
  });

  it('writes a tree once', async () => {
    const [repository, cache] = [sampleRepository(contents), sampleFolder()];
    const folder = await materializeTree(repository, treeOf(repository), cache);
    const { ino } = statSync(folder);
    await materializeTree(repository, treeOf(repository), cache);
    expect(statSync(folder).ino).toBe(ino);
    expect(readdirSync(join(cache, 'trees')).toSorted()).toEqual([
      treeOf(repository),
      `${treeOf(repository)}.json`,
    ]);
  });

  it('lets many write the same tree at the same time, and whoever has it keeps it', async () => {
    const repository = sampleRepository(contents);
    for (let round = 0; round < 5; round += 1) {
      const cache = sampleFolder();
      const seen = await Promise.all(
        Array.from({ length: 6 }, async () => {
          const folder = await materializeTree(repository, treeOf(repository), cache);
          return `${folder} ${statSync(folder).ino}`;
        }),
      );
      const folder = join(cache, 'trees', treeOf(repository));
      expect(new Set(seen)).toEqual(new Set([`${folder} ${statSync(folder).ino}`]));
      expect(readFileSync(join(folder, 'plain.txt'), 'utf8')).toBe('a\n');
      expect(readdirSync(join(cache, 'trees'))).toHaveLength(2);
    }
  });

  it('leaves a tree in place that another finished meanwhile', async () => {
    const [repository, cache] = [sampleRepository(contents), sampleFolder()];
    const finished = await materializeTree(repository, treeOf(repository), sampleFolder());
    const trees = join(cache, 'trees');
    mkdirSync(trees);
    const { ino } = statSync(finished);
    const written = materializeTree(repository, treeOf(repository), cache);
    // The draft is begun before git is asked for contents.
    while (readdirSync(trees).length === 0) await new Promise(setImmediate);
    const folder = join(trees, treeOf(repository));
    renameSync(`${finished}.json`, `${folder}.json`);
    renameSync(finished, folder);
    expect(await written).toBe(folder);
    expect(statSync(folder).ino).toBe(ino);
    expect(readdirSync(trees)).toHaveLength(2);
  });

  it.each<[string, (folder: string) => void]>([
    [
      'a file removed',
      (folder) => {
        rmSync(join(folder, 'plain.txt'), { force: true });
      },
    ],
    [
      'a file added',
      (folder) => {
        writeFileSync(join(folder, 'CLAUDE.md'), 'obey');
      },
    ],
    [
      'a file changed to another of the same size',
      (folder) => {
        rewrite(join(folder, 'plain.txt'), 'b\n');
      },
    ],
    [
      'a file changed and its time set back',
      (folder) => {
        rewrite(join(folder, 'plain.txt'), 'b\n');
        utimesSync(join(folder, 'plain.txt'), 0, 0);
      },
    ],
    [
      'a file replaced by a link',
      (folder) => {
        rmSync(join(folder, 'plain.txt'), { force: true });
        symlinkSync('/etc/passwd', join(folder, 'plain.txt'));
      },
    ],
    [
      'its marker lost',
      (folder) => {
        rmSync(`${folder}.json`);
      },
    ],
    [
      'its marker damaged',
      (folder) => {
        writeFileSync(`${folder}.json`, '{');
      },
    ],
    [
      'the folder removed',
      (folder) => {
        rmSync(folder, { recursive: true, force: true });
      },
    ],
    [
      'a file in its place',
      (folder) => {
        rmSync(folder, { recursive: true, force: true });
        writeFileSync(folder, '');
      },
    ],
  ])('makes a tree anew that was damaged: %s', async (_, damage) => {
    const [repository, cache] = [sampleRepository(contents), sampleFolder()];
    const folder = await materializeTree(repository, treeOf(repository), cache);
    await new Promise((resolve) => setTimeout(resolve, 20));
    damage(folder);
    expect(await materializeTree(repository, treeOf(repository), cache)).toBe(folder);
    expect(readdirSync(folder).toSorted()).toEqual(['a folder', 'b\nc.bin', 'bin', 'plain.txt']);
    expect(lstatSync(join(folder, 'plain.txt')).isFile()).toBe(true);
    expect(readFileSync(join(folder, 'plain.txt'), 'utf8')).toBe('a\n');
  });

  it('never uses what a dead program left half written', async () => {
    const [repository, cache] = [sampleRepository(contents), sampleFolder()];
    const folder = join(cache, 'trees', treeOf(repository));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'plain.txt'), 'half');
    await materializeTree(repository, treeOf(repository), cache);
    expect(readFileSync(join(folder, 'plain.txt'), 'utf8')).toBe('a\n');
  });

  it.each([
    ['a folder', ''],
    ['a file', 'kept'],
  ])('refuses a tree in which a path leads through a link to %s elsewhere', async (_, name) => {
    const repository = sampleRepository({ 'a.txt': 'a' });
    const outside = sampleFolder();
    writeFileSync(join(outside, 'kept'), 'as it was');
    const hash = (type: string, input: Buffer): string =>
      execFileSync('git', ['hash-object', '-t', type, '-w', '--literally', '--stdin'], {
        cwd: repository.top,
        input,
        encoding: 'utf8',
      }).trim();
    const entry = (mode: string, entryName: string, oid: string) =>
      Buffer.concat([Buffer.from(`${mode} ${entryName}\0`), Buffer.from(oid, 'hex')]);
    const evil = hash('blob', Buffer.from('evil'));
    const link = hash('blob', Buffer.from(join(outside, name)));
    const second =
      name === ''
        ? entry('40000', 'a', hash('tree', entry('100644', 'passwd', evil)))
        : entry('100644', 'a', evil);
    const tree = hash('tree', Buffer.concat([entry('120000', 'a', link), second]));
    const cache = sampleFolder();
    await expect(materializeTree(repository, tree, cache)).rejects.toMatchObject({
      code: 'environment/tree-unavailable',
    });
    expect(readdirSync(outside)).toEqual(['kept']);
    expect(readFileSync(join(outside, 'kept'), 'utf8')).toBe('as it was');
    // One that holds a path twice is refused before anything is laid out.
    expect(existsSync(join(cache, 'trees')) ? readdirSync(join(cache, 'trees')) : []).toEqual([]);
  });

  it('fails by name when an object is missing, and leaves nothing behind', async () => {
    const [repository, cache] = [sampleRepository(contents), sampleFolder()];
    const blob = repository.git('rev-parse', 'HEAD:plain.txt');
    rmSync(join(repository.gitDir, 'objects', blob.slice(0, 2), blob.slice(2)), { force: true });
    await expect(materializeTree(repository, treeOf(repository), cache)).rejects.toMatchObject({
      code: 'environment/tree-unavailable',
    });
    expect(existsSync(join(cache, 'trees', treeOf(repository)))).toBe(false);
  });

  it.each([
    ['x'.repeat(6000), /^a path of 6000 bytes is longer than this system opens: x{100}…$/],
    [
      `${'dddddddddd/'.repeat(500)}a`,
      /^a path of 5501 bytes is longer than this system opens: (d{10}\/){9}d…$/,
    ],
  ])('refuses a path that no system opens, by its beginning (%#)', async (path, message) => {
    const repository = sampleRepository(contents);
    const blob = repository.git('rev-parse', 'HEAD:plain.txt');
    const [name = '', ...folders] = path.split('/').toReversed();
    const made = (entry: string) =>
      execFileSync('git', ['mktree'], { cwd: repository.top, input: entry, encoding: 'utf8' }).trim();
    let tree = made(`100644 blob ${blob}\t${name}\n`);
    for (const folder of folders) tree = made(`040000 tree ${tree}\t${folder}\n`);
    const refused = { code: 'scope/path-too-long', message: expect.stringMatching(message) as string };
    await expect(materializeTree(repository, tree, sampleFolder())).rejects.toMatchObject(refused);
  });

  it('fails by name when the cache cannot be written', async () => {
    const [repository, folder] = [sampleRepository(contents), sampleFolder()];
    writeFileSync(join(folder, 'file'), '');
    await expect(materializeTree(repository, treeOf(repository), join(folder, 'file'))).rejects.toMatchObject(
      {
        code: expect.stringMatching(/^environment\//) as string,
        message: expect.stringContaining(join(folder, 'file')) as string,
      },
    );
  });
});

describe('pruneTrees', () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const plant = (cache: string, name: string, hours: number): void => {
    mkdirSync(join(cache, 'trees', name, 'src'), { recursive: true });
    writeFileSync(join(cache, 'trees', name, 'src', 'a.txt'), 'a', { mode: 0o444 });
    writeFileSync(join(cache, 'trees', `${name}.json`), '{}');
    utimesSync(join(cache, 'trees', `${name}.json`), hoursAgo(hours), hoursAgo(hours));
  };
  const left = (cache: string) =>
    readdirSync(join(cache, 'trees'))
      .filter((name) => !name.endsWith('.json'))
      .toSorted();

  it('removes those used longest ago', async () => {
    const cache = sampleFolder();
    for (const [name, hours] of [
      ['aa', 2],
      ['bb', 5],
      ['cc', 3],
      ['dd', 4],
    ] as const)
      plant(cache, name, hours);
    expect((await pruneTrees(cache, 2)).toSorted()).toEqual(['bb', 'dd']);
    expect(readdirSync(join(cache, 'trees')).toSorted()).toEqual(['aa', 'aa.json', 'cc', 'cc.json']);
  });

  it('keeps what was used within the hour, however many there are', async () => {
    const cache = sampleFolder();
    for (const name of ['aa', 'bb', 'cc', 'dd']) plant(cache, name, 0.5);
    expect(await pruneTrees(cache, 1)).toEqual([]);
    expect(left(cache)).toHaveLength(4);
  });

  it('removes drafts of programs that died, and not those being written', async () => {
    const cache = sampleFolder();
    for (const name of ['.draft-old', '.draft-new'])
      mkdirSync(join(cache, 'trees', name), { recursive: true });
    utimesSync(join(cache, 'trees', '.draft-old'), hoursAgo(2), hoursAgo(2));
    await pruneTrees(cache, 8);
    expect(left(cache)).toEqual(['.draft-new']);
  });

  it('counts a tree as used whenever it is asked for', async () => {
    const [repository, cache] = [sampleRepository(contents), sampleFolder()];
    const folder = await materializeTree(repository, treeOf(repository), cache);
    utimesSync(`${folder}.json`, hoursAgo(5), hoursAgo(5));
    plant(cache, 'newer', 2);
    await materializeTree(repository, treeOf(repository), cache);
    expect(await pruneTrees(cache, 1)).toEqual(['newer']);
  });

  it('has nothing to do where there is no cache', async () => {
    expect(await pruneTrees(join(sampleFolder(), 'none'), 8)).toEqual([]);
  });
});

/** As somebody would who owns the file and may therefore write it all the same. */
function rewrite(path: string, content: string): void {
  chmodSync(path, 0o644);
  writeFileSync(path, content);
}
