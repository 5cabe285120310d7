import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleFolder, sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { LARGEST_TEXT } from '../../kernel/largest-text.ts';
import type { TreeEntry } from '../git/objects.ts';
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
    'correctless: a file of 33554433 bytes stands here in git. It is larger than any text that is read (33554432 bytes) and was not laid out.\n',
  );
  expect(statSync(join(folder, 'at')).size).toBe(LARGEST_TEXT);
  const { ino } = statSync(folder);
  expect(statSync(await materializeTree(repository, tree, cache)).ino).toBe(ino);
});

it.each([
  [1, 1, false],
  [2, 3, true],
  [2, 4, false],
  [17, 1000, true],
])('a tree of %d GiB with %d free is refused: %s', (size, free, isRefused) => {
  const laid = Array.from({ length: size }, () => entry(GIB));
  const ask = (): void => {
    refuseHugeTree(laid, free * GIB);
  };
  if (isRefused) expect(ask).toThrow(/^the tree under review takes/);
  else expect(ask).not.toThrow();
});
