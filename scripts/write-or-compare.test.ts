import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leftoverFiles, staleFiles, writeOrCompare, type Mode } from './write-or-compare.ts';

let top: string;
let mode: Mode;

beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'generated '));
  mode = { check: true, command: 'npm run gen', owned: ['out'], top };
  await mkdir(join(top, 'out'));
  await writeFile(join(top, 'out/a'), 'one');
});
afterEach(() => rm(top, { recursive: true }));

const fresh = [{ path: 'out/a', content: 'one' }];

it('finds nothing stale if every file is as generated', async () => {
  expect(await staleFiles(fresh, mode)).toEqual([]);
  expect(await leftoverFiles(fresh, mode)).toEqual([]);
  expect(await writeOrCompare(fresh, mode)).toBe(0);
});

it.each([
  ['a file that differs', 'out/a', 'two'],
  ['a file that differs only in its last newline', 'out/a', 'one\n'],
  ['a file that is missing', 'out/sub/b', 'one'],
  ['a file in a folder that is missing', 'other/b', 'one'],
])('names %s', async (_, path, content) => {
  expect(await staleFiles([{ path, content }], mode)).toEqual([{ path, content }]);
  expect(await writeOrCompare([...fresh, { path, content }], mode)).toBe(1);
});

it('names a file in an owned folder that is no longer generated', async () => {
  await mkdir(join(top, 'out/old'));
  await writeFile(join(top, 'out/old/b'), '');
  expect(await leftoverFiles(fresh, mode)).toEqual(['out/old/b']);
  expect(await writeOrCompare(fresh, mode)).toBe(1);
});

it('changes nothing under --check', async () => {
  await writeOrCompare([{ path: 'out/a', content: 'two' }], mode);
  expect(await readFile(join(top, 'out/a'), 'utf8')).toBe('one');
});

it('writes what is stale, removes what is left over, and is then fresh', async () => {
  await writeFile(join(top, 'out/b'), '');
  const files = [...fresh, { path: 'new/folder/c', content: 'ü' }];
  expect(await writeOrCompare(files, { ...mode, check: false })).toBe(0);
  expect(await readFile(join(top, 'new/folder/c'), 'utf8')).toBe('ü');
  expect(await writeOrCompare(files, mode)).toBe(0);
});
