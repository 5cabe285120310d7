import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleFolder, sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { LARGEST_TEXT } from '../../kernel/largest-text.ts';
import type { TreeEntry } from '../git/objects/objects.ts';
import { refuseHugeTree } from './bounded-entries.ts';
import { materializeTree } from './materialize.ts';

const GIB = 1024 ** 3;
const entry = (size: number): TreeEntry => ({
  mode: '100644',
  type: 'blob',
  oid: '0',
  size,
  path: 'f' as never,
});

it('of a file larger than any text a line is laid out, under every name, and the tree is whole', async () => {
  const repository = sampleRepository({ 'a.txt': 'a\n' });
  writeFileSync(join(repository.top, 'big'), Buffer.alloc(LARGEST_TEXT + 1));
  writeFileSync(join(repository.top, 'at'), Buffer.alloc(LARGEST_TEXT));
  repository.git('add', '.');
  repository.git('commit', '--quiet', '--message', 'big');
  const tree = repository.git('rev-parse', 'HEAD^{tree}');
  const cache = sampleFolder();
  const folder = await materializeTree(repository, tree, cache);
  expect(readFileSync(join(folder, 'big'), 'utf8')).toBe(
    'correctless: git has a file of 33554433 bytes here. It is larger than any text that is read (33554432 bytes) and was not laid out.\n',
  );
  expect(statSync(join(folder, 'at')).size).toBe(LARGEST_TEXT);
  const { ino } = statSync(folder);
  expect(statSync(await materializeTree(repository, tree, cache)).ino).toBe(ino);
});

it('a content that many names have takes the room of one, and a mode is its own', async () => {
  const repository = sampleRepository();
  for (const name of ['a', 'b', 'run', 'walk']) repository.write(name, 'same\n');
  for (const name of ['c', 'd']) repository.write(name, Buffer.alloc(17 * 1024 ** 2, 'x'));
  repository.git('add', '.');
  repository.git('update-index', '--chmod=+x', 'run', 'walk');
  repository.git('commit', '--quiet', '--message', 'equal');
  const tree = repository.git('rev-parse', 'HEAD^{tree}');
  const cache = sampleFolder();
  const folder = await materializeTree(repository, tree, cache);
  const of = (name: string) => statSync(join(folder, name));
  expect([of('a').ino, of('c').ino, of('run').ino]).toEqual([of('b').ino, of('d').ino, of('walk').ino]);
  expect([of('a').mode & 0o777, of('run').mode & 0o777]).toEqual([0o444, 0o555]);
  expect(readFileSync(join(folder, 'walk'), 'utf8')).toBe('same\n');
  const { ino } = statSync(folder);
  expect(statSync(await materializeTree(repository, tree, cache)).ino).toBe(ino);
});

it('one tree more makes those go that no review uses, and is refused where all of them may be in use', async () => {
  const repository = sampleRepository();
  repository.write('large', Buffer.alloc(LARGEST_TEXT));
  const oid = repository.git('hash-object', '-w', 'large');
  const names = Array.from({ length: 40 }, (_, at) => `100644 ${oid}\t${at}\n`).join('');
  execFileSync('git', ['update-index', '--index-info'], { cwd: repository.top, input: names });
  const [tree, cache] = [repository.git('write-tree'), sampleFolder()];
  const other = join(cache, 'trees', 'other');
  mkdirSync(other, { recursive: true });
  writeFileSync(`${other}.json`, JSON.stringify({ files: 1, bytes: 1000 ** 6 }));
  await expect(materializeTree(repository, tree, cache)).rejects.toThrow(/^the tree under review takes/);
  utimesSync(`${other}.json`, 0, 0);
  await materializeTree(repository, tree, cache);
  expect(readdirSync(join(cache, 'trees')).toSorted()).toEqual([tree, `${tree}.json`]);
});

it.each([
  [1, 1, 0, false],
  [2, 3, 0, true],
  [2, 4, 0, false],
  [17, 1000, 0, true],
  [2, 4, 1, true],
  [2, 5, 1, false],
  [1, 4, 100, false],
])('a tree of %d GiB with %d free beside %d of others is refused: %s', (size, free, held, isRefused) => {
  const laid = Array.from({ length: size }, () => entry(GIB));
  const ask = (): void => {
    refuseHugeTree(laid, { free: free * GIB, held: held * GIB });
  };
  if (isRefused) expect(ask).toThrow(/^the tree under review takes/);
  else expect(ask).not.toThrow();
});
