import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stateOfFolder } from './folder-state.ts';

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'folder-'));
});
afterEach(() => {
  rmSync(scratch, { recursive: true, force: true });
});

it('a folder in which a file can be made, of which nothing is left', async () => {
  const state = await stateOfFolder(scratch);
  expect(state).toMatchObject({ tried: scratch, problem: undefined });
  expect(state.free).toBeGreaterThan(0);
  expect(readdirSync(scratch)).toEqual([]);
});

it('a folder that is not there yet: the one above counts, and nothing is made in it', async () => {
  expect(await stateOfFolder(join(scratch, 'a', 'b'))).toMatchObject({ tried: scratch, problem: undefined });
  expect(readdirSync(scratch)).toEqual([]);
});

it.each<[string, (place: string) => void, RegExp]>([
  ['a file of that name', (place) => writeFileSync(place, ''), /ENOTDIR/],
  ['a link that leads nowhere', (place) => symlinkSync(join(scratch, 'nowhere'), place), /ENOENT/],
])('%s', async (_, make, problem) => {
  const place = join(scratch, 'place');
  make(place);
  expect((await stateOfFolder(place)).problem).toMatch(problem);
});

it('a file on the way to it', async () => {
  mkdirSync(join(scratch, 'a'));
  writeFileSync(join(scratch, 'a', 'file'), '');
  expect((await stateOfFolder(join(scratch, 'a', 'file', 'folder'))).problem).toContain('is not a folder');
});
