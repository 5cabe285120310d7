import { expect, it } from 'vitest';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { parseTarget } from '../../scope/target.ts';
import { readChange } from '../change/change.ts';

const target = parseTarget(['HEAD'], { staged: false, uncommitted: false, paths: [] });
const pointer = (digit: string): string =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${digit.repeat(64)}\nsize 12345\n`;

it('what a pointer of Git LFS stands for is seen by nobody: it is named, and a gap where the base does not leave it out', async () => {
  const repository = sampleRepository({
    '.gitattributes': 'theirs/** linguist-vendored\nmine.js -linguist-generated\n',
    'install.sh': 'echo\n',
    'model.bin': pointer('a'),
    'gone.sh': pointer('b'),
    'back.sh': pointer('c'),
  });
  repository.remove('gone.sh');
  repository.commit({
    'install.sh': pointer('d'),
    'model.bin': pointer('e'),
    'theirs/x.js': pointer('f'),
    'mine.js': pointer('0'),
    'back.sh': 'echo\n',
    'none.js': `${pointer('1')}evil();\n`,
  });
  const { skipped } = await readChange(repository, target);
  expect(skipped.map(({ path, reason, decided_by: by }) => [path, reason, by])).toEqual([
    ['install.sh', 'lfs', 'nobody'],
    ['mine.js', 'lfs', 'nobody'],
    ['model.bin', 'lfs', 'nobody'],
    ['theirs/x.js', 'vendored', 'base'],
  ]);
});
