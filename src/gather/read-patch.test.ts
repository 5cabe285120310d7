import { expect, it } from 'vitest';
import { sampleRepository } from '../../tests/kit/sample-repository.ts';
import { openRepository } from '../io/git/repository.ts';
import { readPatch } from './read-patch.ts';

it('a patch that is larger than the most is refused as a whole, and a part of it is read', async () => {
  const sample = sampleRepository({ 'a.ts': 'a\n' });
  const text = 'const a = 1;\n'.repeat(100);
  sample.commit({ 'b.ts': text, 'c.ts': `//\n${text}`, 'd.ts': `// d\n${text}` });
  const repository = await openRepository(sample.top);
  const tree = (rev: string): { tree: string } => ({ tree: sample.git('rev-parse', `${rev}^{tree}`).trim() });
  const sides = { base: tree('HEAD~1'), head: tree('HEAD') };
  await expect(readPatch(repository, sides, [], 3 * text.length)).rejects.toMatchObject({
    code: 'scope/too-much-text',
    message: 'the patch of the change is larger than 3900 bytes',
  });
  expect((await readPatch(repository, sides, ['b.ts'], 3 * text.length)).raw).toHaveLength(1);
  expect((await readPatch(repository, sides, [])).raw).toHaveLength(3);
});
