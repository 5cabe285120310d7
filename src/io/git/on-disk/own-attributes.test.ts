import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleFolder, sampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { withoutOwnAttributes } from './own-attributes.ts';
import { openRepository } from '../repository.ts';

it('leaves out attributes of the clone, from a linked work tree too', async () => {
  const sample = sampleRepository({ 'a.ts': 'a\n', '.gitattributes': '* -diff\n' });
  const linked = join(sampleFolder(), 'linked');
  sample.git('worktree', 'add', '--quiet', linked);
  const repositories = await Promise.all([sample.top, linked].map((top) => openRepository(top)));
  const blind = (): Promise<boolean[]> =>
    Promise.all(
      repositories.map((repository) =>
        withoutOwnAttributes(repository, ({ gitDir }) => Promise.resolve(gitDir !== repository.gitDir)),
      ),
    );
  expect(await blind()).toEqual([false, false]);
  mkdirSync(join(sample.top, '.git', 'info'), { recursive: true });
  writeFileSync(join(sample.top, '.git', 'info', 'attributes'), '*.ts -diff\n');
  expect(await blind()).toEqual([true, true]);
});
