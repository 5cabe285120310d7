import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sampleFolder } from '../../../tests/kit/sample-repository.ts';
import {
  appendLine,
  createFileOnce,
  listNames,
  readBytes,
  readTextIfAny,
  writeFileAtomically,
} from './files.ts';

describe('reading', () => {
  it('tells a missing file from an empty one', async () => {
    const folder = sampleFolder();
    writeFileSync(join(folder, 'empty'), '');
    expect(await readTextIfAny(join(folder, 'empty'))).toBe('');
    expect(await readTextIfAny(join(folder, 'missing'))).toBeUndefined();
    expect(await listNames(join(folder, 'missing'))).toEqual([]);
  });

  it.each([
    ['readTextIfAny of a folder', readTextIfAny, '.'],
    ['readBytes of a folder', readBytes, '.'],
    ['readBytes of nothing', readBytes, 'missing'],
    ['readTextIfAny below a file', readTextIfAny, 'file/x'],
    ['listNames of a file', listNames, 'file'],
  ])('%s is a failure that names it', async (_, read, name) => {
    const folder = sampleFolder();
    writeFileSync(join(folder, 'file'), '');
    await expect(read(join(folder, name))).rejects.toMatchObject({
      code: 'environment/file-unreadable',
      message: expect.stringContaining(join(folder, name)) as string,
    });
  });

  it('says of a file that is missing that there is none, without the words of the system', async () => {
    const path = join(sampleFolder(), 'missing');
    await expect(readBytes(path)).rejects.toMatchObject({
      code: 'environment/file-unreadable',
      message: `there is no file ${path}`,
      hint: 'a relative name counts from the folder you are in',
    });
  });

  it('lists names by code unit, not by locale', async () => {
    const folder = sampleFolder();
    for (const name of ['b', 'a', 'B', 'ä']) writeFileSync(join(folder, name), '');
    expect(await listNames(folder)).toEqual(['B', 'a', 'b', 'ä']);
  });
});

describe('writeFileAtomically', () => {
  it('makes the folders, replaces what was there, and leaves nothing beside it', async () => {
    const path = join(sampleFolder(), 'a/b/file');
    await writeFileAtomically(path, 'old');
    await writeFileAtomically(path, Buffer.of(0, 255));
    expect(await readBytes(path)).toEqual(Buffer.of(0, 255));
    expect(readdirSync(join(path, '..'))).toEqual(['file']);
  });

  it('shows readers one whole content or another, never a part', async () => {
    const path = join(sampleFolder(), 'file');
    const contents = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(300_000));
    await writeFileAtomically(path, contents[0]!);
    const writing = Promise.all(contents.map((content) => writeFileAtomically(path, content)));
    for (let look = 0; look < 50; look += 1) {
      expect(contents).toContain(readFileSync(path, 'utf8'));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await writing;
  });

  it('fails by name where nothing can be written, and leaves nothing', async () => {
    const folder = sampleFolder();
    mkdirSync(join(folder, 'taken/inner'), { recursive: true });
    await expect(writeFileAtomically(join(folder, 'taken'), 'x')).rejects.toMatchObject({
      code: 'environment/file-unwritable',
      message: expect.stringContaining('taken') as string,
    });
    expect(readdirSync(folder)).toEqual(['taken']);
  });
});

describe('createFileOnce', () => {
  it('tells exactly one of many writers that it was the first, and keeps that content', async () => {
    const path = join(sampleFolder(), 'deep/file');
    const won = await Promise.all(Array.from({ length: 20 }, (_, i) => createFileOnce(path, String(i))));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(readFileSync(path, 'utf8')).toBe(String(won.indexOf(true)));
    expect(readdirSync(join(path, '..'))).toEqual(['file']);
  });

  it('fails by name where a folder cannot be made', async () => {
    const folder = sampleFolder();
    writeFileSync(join(folder, 'file'), '');
    await expect(createFileOnce(join(folder, 'file/x'), 'x')).rejects.toMatchObject({
      code: 'environment/file-unwritable',
    });
  });
});

describe('appendLine', () => {
  it('keeps every line of many writers whole', async () => {
    const path = join(sampleFolder(), 'deep/ledger.jsonl');
    const lines = Array.from({ length: 50 }, (_, i) => `${i}:${String(i % 10).repeat(20_000)}`);
    await Promise.all(lines.map((line) => appendLine(path, line)));
    const written = readFileSync(path, 'utf8').split('\n');
    expect(written.pop()).toBe('');
    expect(written.toSorted()).toEqual(lines.toSorted());
  });

  it('takes back a line that the disk had no room for', () => {
    const folder = sampleFolder();
    const files = fileURLToPath(new URL('./files.ts', import.meta.url));
    const program = `import(${JSON.stringify(files)}).then(async ({ appendLine }) => {
      for (const length of [400, 400, 20]) await appendLine('ledger', 'x'.repeat(length)).catch(({ code }) => console.log(code));
    })`;
    // A file may have one block of 512 bytes: a real short write, without a disk that is full.
    const limited = [
      '-c',
      'ulimit -f 1; exec "$@"',
      'sh',
      process.execPath,
      '--import',
      'tsx',
      '-e',
      program,
    ];
    const env = { ...process.env, TSX_DISABLE_CACHE: '1', NODE_PATH: process.cwd() };
    const tsx = import.meta.resolve('tsx');
    const words = limited.map((word) => (word === 'tsx' ? tsx : word));
    const done = spawnSync('sh', words, { cwd: folder, encoding: 'utf8', env });
    expect(done.stdout).toBe('environment/file-unwritable\n');
    expect(readFileSync(join(folder, 'ledger'), 'utf8')).toBe(`${'x'.repeat(400)}\n${'x'.repeat(20)}\n`);
  });

  it('does not take two lines for one', async () => {
    await expect(appendLine(join(sampleFolder(), 'x'), 'a\nb')).rejects.toThrow('holds no newline');
  });

  it('fails by name when the file is a folder', async () => {
    const folder = sampleFolder();
    await expect(appendLine(folder, 'x')).rejects.toMatchObject({ code: 'environment/file-unwritable' });
  });
});
