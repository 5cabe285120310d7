import { expect, it } from 'vitest';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { startedGits } from '../../../tests/kit/started-gits.ts';
import { listTree } from '../../io/git/objects/objects.ts';
import { readImportFacts } from './import-facts.ts';

it('reads every file with one git', async () => {
  const large = `import './a.js';\n//${' '.repeat(990_000)}\n`;
  const repository = sampleRepository(
    Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`x${at}.ts`, `${large}// ${at}\n`])),
  );
  const tree = await listTree(repository, 'HEAD');
  const gits = startedGits();
  const { byPath } = await readImportFacts(repository, tree, new Set(['javascript']));
  expect(gits()).toEqual(['cat-file']);
  expect([...byPath.values()]).toEqual(Array(10).fill([{ module: './a.js', names: [] }]));
});

it('parses one text for each ending that it stands under', async () => {
  const text = "import x\nrequire('./a.js')\n";
  const repository = sampleRepository({ 'one.js': text, 'two.py': text, 'three.py': text, 'empty.py': '' });
  const families = new Set(['javascript', 'python'] as const);
  const facts = await readImportFacts(repository, await listTree(repository, 'HEAD'), families);
  expect(Object.fromEntries(facts.byPath)).toEqual({
    'one.js': [{ module: './a.js', names: [] }],
    'two.py': [{ module: 'x', names: [] }],
    'three.py': [{ module: 'x', names: [] }],
    'empty.py': [],
  });
});
