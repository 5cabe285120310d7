import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostileRepository } from '../../../../tests/kit/hostile-repository.ts';
import { sampleFolder } from '../../../../tests/kit/sample-repository.ts';
import { fingerprintRepository } from '../on-disk/fingerprint.ts';
import { shareFolders } from './shared-folders.ts';
import { snapshotWorkTree } from '../on-disk/snapshot.ts';
import { addWorkTree, removeWorkTree } from './work-trees.ts';

/** A repository with installed packages, and a work tree of it without. */
async function prepared() {
  const from = hostileRepository({ 'packages/a/index.js': 'a\n', 'packages/b/index.js': 'user\n' });
  from.write('.correctless/.gitignore', '*\n');
  for (const path of ['left', 'right', '@scope/one', '.cache', 'two\nlines']) {
    from.write(`node_modules/${path}/index.js`, `${path}\n`);
  }
  from.write('node_modules/.package-lock.json', '{}\n');
  from.write('packages/a/node_modules/deep/index.js', 'deep\n');
  symlinkSync('../packages/b', join(from.top, 'node_modules/b'));
  symlinkSync('../../packages/b', join(from.top, 'node_modules/@scope/b'));
  const folder = join(from.top, '.correctless/worktrees/a1');
  const to = await addWorkTree(from, { folder, branch: 'audit/x', at: from.git('rev-parse', 'HEAD') });
  return { from, to };
}

describe('shareFolders', () => {
  it('makes packages usable without git seeing them, and again changes nothing', async () => {
    const { from, to } = await prepared();
    const before = await fingerprintRepository(from);
    for (let time = 1; time <= 2; time += 1) {
      await shareFolders(from, to, ['node_modules', 'packages/a/node_modules/']);
      const read = (path: string) => readFileSync(join(to.top, path), 'utf8');
      expect(read('node_modules/left/index.js')).toBe('left\n');
      expect(read('node_modules/two\nlines/index.js')).toBe('two\nlines\n');
      expect(read('node_modules/@scope/one/index.js')).toBe('@scope/one\n');
      expect(read('node_modules/.package-lock.json')).toBe('{}\n');
      expect(read('packages/a/node_modules/deep/index.js')).toBe('deep\n');
      expect(lstatSync(join(to.top, 'node_modules')).isDirectory()).toBe(true);
      expect(readlinkSync(join(to.top, 'node_modules/left'))).toBe(join(from.top, 'node_modules/left'));
      expect(existsSync(join(to.top, 'node_modules/.cache'))).toBe(false);
      expect((await snapshotWorkTree(to)).dirty).toBe(false);
      expect(from.git('-C', to.top, 'status', '--porcelain', '--untracked-files=all')).toBe('');
    }
    expect(await fingerprintRepository(from)).toEqual(before);
  });

  it('leads from package to package within the work tree', async () => {
    const { from, to } = await prepared();
    writeFileSync(join(to.top, 'packages/b/index.js'), 'fixed\n');
    await shareFolders(from, to, ['node_modules']);
    for (const path of ['node_modules/b', 'node_modules/@scope/b']) {
      expect(readFileSync(join(to.top, path, 'index.js'), 'utf8')).toBe('fixed\n');
    }
  });

  it('leaves alone what stands in its place', async () => {
    const { from, to } = await prepared();
    mkdirSync(join(to.top, 'node_modules/left'), { recursive: true });
    writeFileSync(join(to.top, 'node_modules/left/index.js'), 'own\n');
    await shareFolders(from, to, ['node_modules']);
    expect(readFileSync(join(to.top, 'node_modules/left/index.js'), 'utf8')).toBe('own\n');
    expect(readFileSync(join(from.top, 'node_modules/left/index.js'), 'utf8')).toBe('left\n');
    expect(existsSync(join(to.top, 'node_modules/right/index.js'))).toBe(true);
  });

  it('is gone with the work tree, the originals are not', async () => {
    const { from, to } = await prepared();
    await shareFolders(from, to, ['node_modules']);
    await removeWorkTree(from, to.top);
    const entries = ['.cache', '.package-lock.json', '@scope', 'b', 'left', 'right', 'two\nlines'];
    expect(readdirSync(join(from.top, 'node_modules')).toSorted()).toEqual(entries);
    expect(readFileSync(join(from.top, 'node_modules/left/index.js'), 'utf8')).toBe('left\n');
  });

  it.each([
    ['nowhere', 'is not a folder'],
    ['run.sh', 'is not a folder'],
    ['packages/a', 'is not ignored by git'],
    ['node_modules/../packages', 'is not a path inside the repository'],
    ['..', 'is not a path inside the repository'],
    ['/etc', 'is not a path inside the repository'],
    ['', 'is not a path inside the repository'],
    ['.git/hooks', 'is not a path inside the repository'],
    ['.correctless/worktrees', 'keeps its own files'],
    ['outside', 'leads out of the repository'],
  ])('refuses %j, which %s', async (name, why) => {
    const { from, to } = await prepared();
    symlinkSync(sampleFolder(), join(from.top, 'outside'));
    await expect(shareFolders(from, to, ['node_modules', name])).rejects.toMatchObject({
      code: 'config/bad-value',
      message: expect.stringMatching(`audit.share names ".*${why}`) as string,
    });
    expect(existsSync(join(to.top, 'node_modules'))).toBe(false);
  });

  it('does not write through a link in the work tree', async () => {
    const { from, to } = await prepared();
    const outside = sampleFolder();
    symlinkSync(outside, join(to.top, 'node_modules'));
    await expect(shareFolders(from, to, ['node_modules'])).rejects.toMatchObject({
      code: 'config/bad-value',
      message: expect.stringContaining('leads out of the work tree') as string,
    });
    expect(readdirSync(outside)).toEqual([]);
  });

  it('refuses an entry that git would see', async () => {
    const { from, to } = await prepared();
    writeFileSync(join(to.top, '.gitignore'), 'node_modules/*\n!node_modules/left\n');
    await expect(shareFolders(from, to, ['node_modules'])).rejects.toMatchObject({
      code: 'config/bad-value',
      message: 'audit.share names "node_modules/left", which is not ignored by git',
    });
  });
});
