import { expect, it } from 'vitest';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { findWords } from './find-words.ts';

const FILES = {
  'a.ts': 'sole(1);\nsole(2) + sole(3);\n',
  'sub folder/b.ts': 'x = sole\n',
  'near.ts': 'soles(1); my_sole(2); sol(3);\n',
  'other.ts': 'Sole(1); s.le(1);\n',
  'data.bin': Buffer.from('\0 sole(1)\n'),
};

it('counts the lines of each file that hold one of the words as a whole', async () => {
  const repository = sampleRepository(FILES);
  expect(await findWords(repository, 'HEAD^{tree}', [])).toEqual(new Map());
  const tree = repository.git('rev-parse', 'HEAD^{tree}');
  expect([...(await findWords(repository, tree, ['sole', 'sol']))]).toEqual([
    ['a.ts', 2],
    ['near.ts', 1],
    ['sub folder/b.ts', 1],
  ]);
  expect(await findWords(repository, tree, ['nowhere'])).toEqual(new Map());
});

it('takes words as they are written', async () => {
  const repository = sampleRepository({ 'a.ts': '$x(1);\n', 'b.ts': 'axb(1); -e(1)\n' });
  const tree = repository.git('rev-parse', 'HEAD^{tree}');
  expect([...(await findWords(repository, tree, ['a.b', '$x', '-v'])).keys()]).toEqual(['a.ts']);
});

it('reads the tree, not the work tree, and asks no attribute of the change', async () => {
  const repository = sampleRepository({ ...FILES, '.gitattributes': '*.ts binary\n' });
  const tree = repository.git('rev-parse', 'HEAD^{tree}');
  repository.write('late.ts', 'sole(1);\n');
  repository.git('add', '--all');
  expect([...(await findWords(repository, tree, ['sole'])).keys()]).toEqual(['a.ts', 'sub folder/b.ts']);
});

it('prints the same whatever the repository sets for grep', async () => {
  const repository = sampleRepository(FILES);
  const tree = repository.git('rev-parse', 'HEAD^{tree}');
  const plain = await findWords(repository, tree, ['sole']);
  for (const setting of ['patternType=perl', 'lineNumber=true', 'column=true', 'fullName=true', 'threads=1'])
    repository.git('config', ...`grep.${setting}`.split('='));
  repository.git('config', 'color.grep', 'always');
  expect(plain.size).toBe(2);
  expect(await findWords(repository, tree, ['sole'])).toEqual(plain);
});

it('gives paths with a newline and a colon in them', async () => {
  const repository = sampleRepository({ 'a:b\nc.ts': 'sole(1);\n' });
  const tree = repository.git('rev-parse', 'HEAD^{tree}');
  expect([...(await findWords(repository, tree, ['sole'])).keys()]).toEqual(['a:b\nc.ts']);
});
