import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { readChange } from './change.ts';
import { headNow } from '../target/head-now.ts';

it('uncommitted work in a submodule is named beside other work, as a submodule at another commit', async () => {
  const inner = sampleRepository({ 'lib.ts': 'export {};\n' });
  const repository = sampleRepository({ 'a.ts': '1\n' });
  repository.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.top, 'sub');
  repository.git('commit', '--quiet', '--message', 'sub');
  const target = { kind: 'uncommitted', paths: [] } as const;
  repository.write('a.ts', '2\n');
  expect((await readChange(repository, target)).skipped).toEqual([]);
  writeFileSync(join(repository.top, 'sub/lib.ts'), 'eval(process.argv[2]);\n');
  const { skipped, head, changed } = await readChange(repository, target);
  expect([...changed.keys()]).toEqual(['a.ts', 'sub']);
  expect(skipped).toMatchObject([{ path: 'sub', reason: 'submodule' }]);
  expect(head.why).toMatch(/, except uncommitted work in submodules, which is not read: sub$/);
  expect((await headNow(repository, target))?.tree).toBe(head.tree);
  writeFileSync(join(repository.top, 'sub/lib.ts'), 'eval(process.argv[3]);\n');
  expect((await headNow(repository, target))?.tree).not.toBe(head.tree);
});
