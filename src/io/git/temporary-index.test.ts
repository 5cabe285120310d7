import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { treeWith } from './objects/tree-with.ts';

it('leaves no part of an index in the repository, also where its settings split them', async () => {
  const repository = sampleRepository({ 'a.txt': 'a\n', 'b/c.txt': 'c\n' });
  repository.git('config', 'core.splitIndex', 'true');
  const tree = repository.git('rev-parse', 'HEAD^{tree}');
  const before = readdirSync(join(repository.top, '.git'));
  const other = await treeWith(repository, tree, new Map([['a.txt', { mode: '100644', content: 'b\n' }]]));
  expect(repository.git('show', `${other}:a.txt`)).toBe('b');
  expect(readdirSync(join(repository.top, '.git'))).toEqual(before);
});
