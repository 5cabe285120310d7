import { readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleFolder } from '../../../tests/kit/sample-repository.ts';
import { cacheCode, cachedCode, pruneCode } from './code-entries.ts';

const TEXT = Buffer.from('the text');
const CODE = Buffer.from('what it was compiled to');

function folderWithEntry(): string {
  const folder = sampleFolder();
  cacheCode(folder, 'entry', TEXT, CODE);
  return folder;
}

it('gives back what was kept, in a file for nobody else and with nothing beside it', () => {
  const folder = folderWithEntry();
  expect(cachedCode(folder, 'entry', TEXT)).toEqual(CODE);
  expect(statSync(join(folder, 'entry')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['entry']);
});

it.each<[string, (entry: Buffer) => Buffer]>([
  [
    'made for another text of the same length',
    (entry) => Buffer.concat([Buffer.from('The text'), entry.subarray(8)]),
  ],
  ['damaged in its first half', (entry) => flipped(entry, TEXT.length + 3)],
  ['damaged in its second half', (entry) => flipped(entry, entry.length - 3)],
  ['a byte short', (entry) => entry.subarray(0, -1)],
  ['two bytes short', (entry) => entry.subarray(0, -2)],
  ['a byte too long', (entry) => Buffer.concat([entry, Buffer.of(0)])],
  ['the text alone', () => TEXT],
  ['shorter than the text', (entry) => entry.subarray(0, 3)],
  ['empty', () => Buffer.alloc(0)],
  ['zeros, as a power cut leaves them', (entry) => Buffer.alloc(entry.length)],
])('takes no entry that is %s', (_, change) => {
  const folder = folderWithEntry();
  const path = join(folder, 'entry');
  writeFileSync(path, change(readFileSync(path)));
  expect(cachedCode(folder, 'entry', TEXT)).toBeUndefined();
});

it('takes none of another name, and none where there is no folder', () => {
  const folder = folderWithEntry();
  expect(cachedCode(folder, 'another', TEXT)).toBeUndefined();
  rmSync(folder, { recursive: true });
  expect(cachedCode(folder, 'entry', TEXT)).toBeUndefined();
});

it('removes what was written longest ago until the rest is small enough', () => {
  const folder = sampleFolder();
  for (const [age, name] of ['new', 'middle', 'old', 'oldest'].entries()) {
    writeFileSync(join(folder, name), Buffer.alloc(100));
    utimesSync(join(folder, name), 1_000_000 - age, 1_000_000 - age);
  }
  pruneCode(folder, 399);
  expect(readdirSync(folder).toSorted()).toEqual(['middle', 'new', 'old']);
  pruneCode(folder, 200);
  expect(readdirSync(folder).toSorted()).toEqual(['middle', 'new']);
});

function flipped(entry: Buffer, at: number): Buffer {
  const other = Buffer.from(entry);
  other[at] = (other[at] ?? 0) ^ 1;
  return other;
}
