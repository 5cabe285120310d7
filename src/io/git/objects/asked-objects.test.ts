import { expect, it } from 'vitest';
import { sampleRepository, type SampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { startedGits } from '../../../../tests/kit/started-gits.ts';
import { LARGEST_TEXT } from '../../../kernel/largest-text.ts';
import { withObjects, type AskForObjects } from './asked-objects.ts';

const FILES = { 'a.txt': 'aaaa', 'empty.txt': '', 'large.txt': 'x'.repeat(300_000), 'z.txt': '\n\0\n' };
const idOf = (repository: SampleRepository, path: string): string =>
  repository.git('rev-parse', `HEAD:${path}`);
const blobs = (ask: AskForObjects, oids: readonly string[]) => ask('blob', oids);
const refused = { code: 'environment/tree-unavailable' };
const MISSING = '1'.repeat(40);

it('answers one question after the other, byte for byte, from one git', async () => {
  const repository = sampleRepository(FILES);
  const ids = Object.keys(FILES).map((path) => idOf(repository, path));
  const gits = startedGits();
  const read = await withObjects(repository, async (ask) => {
    const first = await blobs(ask, [...ids.slice(0, 2), ...ids.slice(0, 2)]);
    const others = await Promise.all(ids.slice(2).map((oid) => blobs(ask, [oid])));
    return [first, ...others].flatMap((found) => [...found]);
  });
  expect(read).toEqual(Object.values(FILES).map((text, at) => [ids[at], Buffer.from(text)]));
  expect(gits()).toEqual(['cat-file']);
});

it('leaves out what is larger than any text, and goes on behind it', async () => {
  const repository = sampleRepository({ ...FILES, 'too-large.txt': Buffer.alloc(LARGEST_TEXT + 1, 'a') });
  const ids = ['too-large.txt', 'a.txt'].map((path) => idOf(repository, path));
  const read = await withObjects(repository, async (ask) => [
    ...(await blobs(ask, ids)),
    ...(await blobs(ask, ids.slice(0, 1))),
  ]);
  expect(read).toEqual([[ids[1], Buffer.from('aaaa')]]);
});

it.each<[string, (repository: SampleRepository) => string]>([
  ['is not there', () => MISSING],
  ['is of another type', ({ git }) => git('rev-parse', 'HEAD^{tree}')],
])('refuses an object that %s, whoever asks', async (_, wanted) => {
  const repository = sampleRepository(FILES);
  const [a, other] = [idOf(repository, 'a.txt'), wanted(repository)];
  const failure = (oids: readonly string[], ask: AskForObjects) =>
    blobs(ask, oids).catch((error: unknown) => error);
  let answers: Promise<unknown> | undefined;
  const used = withObjects(repository, (ask) => {
    const atOnce = Promise.all([failure([a, other], ask), failure([a], ask)]);
    // Afterwards there is no git that could answer.
    answers = atOnce.then(async (failures) => [...failures, await failure([a], ask)]);
    return answers;
  });
  await expect(used).rejects.toMatchObject(refused);
  expect(await answers).toEqual([1, 2, 3].map(() => expect.objectContaining(refused) as unknown));
});

it('passes on what goes wrong between two questions', async () => {
  const repository = sampleRepository(FILES);
  const used = withObjects(repository, async (ask) => {
    await blobs(ask, [idOf(repository, 'a.txt')]);
    throw new Error('full');
  });
  await expect(used).rejects.toThrow('full');
});

it('fails where git does', async () => {
  const nowhere = withObjects({ top: '/nowhere', gitDir: '/nowhere' }, (ask) => blobs(ask, [MISSING]));
  await expect(nowhere).rejects.toMatchObject({ code: 'environment/git-failed' });
  const { top } = sampleRepository();
  const none = withObjects({ top, gitDir: top }, (ask) => blobs(ask, [MISSING]));
  await expect(none).rejects.toMatchObject({ code: 'environment/git-failed' });
});
